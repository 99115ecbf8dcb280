/** All metrics of a font are in ems. */
export interface FontMetrics {
  ascent: number
  descent: number
  lineGap: number
  width(text: string): number
}

/** Returns the bytes of an uncompressed font file, and a function that finds the offset of a table (OpenType 1.9). */
export function openFontFile(sfnt: Uint8Array) {
  const data = new DataView(sfnt.buffer, sfnt.byteOffset, sfnt.byteLength)
  const tables = new Map<string, number>()
  for (let i = 0; i < data.getUint16(4); i++) {
    const at = 12 + 16 * i
    tables.set(String.fromCharCode(...sfnt.subarray(at, at + 4)), data.getUint32(at + 8))
  }
  return { data, table: (tag: string) => tables.get(tag) ?? throwFontError(`The font has no ${tag} table`) }
}

export function readFontMetrics(sfnt: Uint8Array): FontMetrics {
  const { data, table } = openFontFile(sfnt)
  const em = data.getUint16(table('head') + 18)
  const hhea = table('hhea')
  const longMetrics = data.getUint16(hhea + 34)
  const advance = (glyph: number) => data.getUint16(table('hmtx') + 4 * Math.min(glyph, longMetrics - 1))
  const glyphOf = readGlyphMap(data, table('cmap'))
  return {
    ascent: data.getInt16(hhea + 4) / em,
    descent: -data.getInt16(hhea + 6) / em,
    lineGap: data.getInt16(hhea + 8) / em,
    width: (text) => Array.from(text).reduce((sum, character) => sum + advance(glyphOf(character.codePointAt(0)!)), 0) / em,
  }
}

function readGlyphMap(data: DataView, cmap: number): (code: number) => number {
  for (let i = 0; i < data.getUint16(cmap + 2); i++) {
    const at = cmap + data.getUint32(cmap + 8 + 8 * i)
    if (data.getUint16(at) !== 4) continue
    const segments = data.getUint16(at + 6) / 2
    const [ends, starts] = [at + 14, at + 16 + 2 * segments]
    const [deltas, offsets] = [starts + 2 * segments, starts + 4 * segments]
    return (code) => {
      for (let s = 0; s < segments; s++) {
        if (code > data.getUint16(ends + 2 * s)) continue
        const start = data.getUint16(starts + 2 * s)
        if (code < start) return 0
        const delta = data.getUint16(deltas + 2 * s)
        const offset = data.getUint16(offsets + 2 * s)
        if (offset === 0) return (code + delta) & 0xffff
        const glyph = data.getUint16(offsets + 2 * s + offset + 2 * (code - start))
        return glyph && (glyph + delta) & 0xffff
      }
      return 0
    }
  }
  return throwFontError('The font maps no characters in format 4')
}

function throwFontError(why: string): never {
  throw new Error(why)
}
