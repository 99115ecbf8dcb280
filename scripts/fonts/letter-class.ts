const isLetterCodePoint = (code: number) => /\p{L}/u.test(String.fromCodePoint(code))
const unicodeEscapeOf = (code: number) => `\\u${code.toString(16).padStart(4, '0')}`

/**
 * Builds a class such as `[\u0400-\u045f]` that matches the given letters up to U+FFFF and no other letters. To be shorter, the class may
 * also match characters that are not letters.
 */
export function buildLetterRegexClass(letters: number[]): string {
  const codes = new Set(letters.filter((code) => code <= 0xffff))
  const ranges: [number, number][] = []
  for (const code of [...codes].sort((a, b) => a - b)) {
    const last = ranges.at(-1)
    const between = last ? Array.from({ length: code - last[1] - 1 }, (_, index) => last[1] + 1 + index) : []
    if (last && between.length < 64 && !between.some(isLetterCodePoint)) last[1] = code
    else ranges.push([code, code])
  }
  return `[${ranges.map(([from, to]) => (from === to ? unicodeEscapeOf(from) : `${unicodeEscapeOf(from)}-${unicodeEscapeOf(to)}`)).join('')}]`
}
