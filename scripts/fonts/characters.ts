/** The characters that an uncompressed font file has glyphs for (OpenType 1.9, cmap formats 4 and 12). */
export function readCharacters(sfnt: Uint8Array): Set<number> {
  const data = new DataView(sfnt.buffer, sfnt.byteOffset, sfnt.byteLength)
  let cmap = 0
  for (let i = 0; i < data.getUint16(4); i++) {
    const at = 12 + 16 * i
    if (String.fromCharCode(...sfnt.subarray(at, at + 4)) === 'cmap') cmap = data.getUint32(at + 8)
  }
  const found = new Set<number>()
  for (let i = 0; i < data.getUint16(cmap + 2); i++) {
    const at = cmap + data.getUint32(cmap + 8 + 8 * i)
    const format = data.getUint16(at)
    if (format === 4) readSegments(data, at, found)
    if (format === 12) readGroups(data, at, found)
  }
  return found
}

function readSegments(data: DataView, at: number, found: Set<number>): void {
  const count = data.getUint16(at + 6) / 2
  for (let s = 0; s < count; s++) {
    const end = data.getUint16(at + 14 + 2 * s)
    const start = data.getUint16(at + 16 + 2 * (count + s))
    const offsetAt = at + 16 + 2 * (3 * count + s)
    const offset = data.getUint16(offsetAt)
    for (let code = start; code <= end && code < 0xffff; code++)
      if (offset === 0 || data.getUint16(offsetAt + offset + 2 * (code - start)) !== 0) found.add(code)
  }
}

function readGroups(data: DataView, at: number, found: Set<number>): void {
  for (let group = 0; group < data.getUint32(at + 12); group++) {
    const end = data.getUint32(at + 20 + 12 * group)
    for (let code = data.getUint32(at + 16 + 12 * group); code <= end; code++) found.add(code)
  }
}
