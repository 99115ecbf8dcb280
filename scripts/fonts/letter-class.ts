const isLetter = (code: number) => /\p{L}/u.test(String.fromCodePoint(code))
const escaped = (code: number) => `\\u${code.toString(16).padStart(4, '0')}`

/**
 * A regular expression class, such as `[\u0400-\u045f]`, that matches these letters (of the basic multilingual plane) and no other
 * letters. It may match other characters, which keeps it short.
 */
export function letterClass(letters: number[]): string {
  const codes = new Set(letters.filter((code) => code <= 0xffff))
  const ranges: [number, number][] = []
  for (const code of [...codes].sort((a, b) => a - b)) {
    const last = ranges.at(-1)
    const between = last ? Array.from({ length: code - last[1] - 1 }, (_, index) => last[1] + 1 + index) : []
    if (last && between.length < 64 && !between.some(isLetter)) last[1] = code
    else ranges.push([code, code])
  }
  return `[${ranges.map(([from, to]) => (from === to ? escaped(from) : `${escaped(from)}-${escaped(to)}`)).join('')}]`
}
