import { openFontFile } from './metrics.ts'

/** Reads the characters of an uncompressed font file (OpenType 1.9, `cmap` formats 4 and 12). */
export function readFontCharacters(sfnt: Uint8Array): Set<number> {
  const { data, table } = openFontFile(sfnt)
  const cmap = table('cmap')
  const characters = new Set<number>()
  for (let i = 0; i < data.getUint16(cmap + 2); i++) {
    const at = cmap + data.getUint32(cmap + 8 + 8 * i)
    const format = data.getUint16(at)
    if (format === 4) readCmapFormat4(data, at, characters)
    if (format === 12) readCmapFormat12(data, at, characters)
  }
  return characters
}

function readCmapFormat4(data: DataView, at: number, characters: Set<number>): void {
  const count = data.getUint16(at + 6) / 2
  for (let s = 0; s < count; s++) {
    const end = data.getUint16(at + 14 + 2 * s)
    const start = data.getUint16(at + 16 + 2 * (count + s))
    const offsetAt = at + 16 + 2 * (3 * count + s)
    const offset = data.getUint16(offsetAt)
    for (let code = start; code <= end && code < 0xffff; code++)
      if (offset === 0 || data.getUint16(offsetAt + offset + 2 * (code - start)) !== 0) characters.add(code)
  }
}

function readCmapFormat12(data: DataView, at: number, characters: Set<number>): void {
  for (let group = 0; group < data.getUint32(at + 12); group++) {
    const end = data.getUint32(at + 20 + 12 * group)
    for (let code = data.getUint32(at + 16 + 12 * group); code <= end; code++) characters.add(code)
  }
}
