/** Edits that a word of `length` letters may differ by and still count as the same word, misspelt. */
export const allowedEdits = (length: number) => (length < 5 ? 0 : length < 9 ? 1 : 2)

/** Longest word that is compared, in letters. */
const LENGTH_MAX = 40
// Three rows of the distance table. They are shared by all calls, because a message compares thousands of words.
let beforeLast = new Uint8Array(LENGTH_MAX + 1)
let last = new Uint8Array(LENGTH_MAX + 1)
let current = new Uint8Array(LENGTH_MAX + 1)

/** A bit for each letter that a word has. */
function letterBitsOf(word: string): number {
  let bits = 0
  for (let index = 0; index < word.length; index++) bits |= 1 << (word.charCodeAt(index) & 31)
  return bits
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

/**
 * True if `a` becomes `b` by at most `limit` insertions, deletions, substitutions or swaps of neighbouring letters (optimal string
 * alignment). False for words of more than 40 letters.
 */
export function isWithinEdits(a: string, b: string, limit: number): boolean {
  if (Math.abs(a.length - b.length) > limit || a.length > LENGTH_MAX || b.length > LENGTH_MAX) return false
  // An edit changes at most two of the letters that a word has, so that most pairs need no table.
  if (countBits(letterBitsOf(a) ^ letterBitsOf(b)) > 2 * limit) return false
  for (let column = 0; column <= b.length; column++) last[column] = column
  for (let row = 1; row <= a.length; row++) {
    current[0] = row
    let smallest = row
    for (let column = 1; column <= b.length; column++) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1
      let edits = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + cost)
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        edits = Math.min(edits, beforeLast[column - 2]! + 1)
      }
      current[column] = edits
      smallest = Math.min(smallest, edits)
    }
    if (smallest > limit) return false
    ;[beforeLast, last, current] = [last, current, beforeLast]
  }
  return last[b.length]! <= limit
}
