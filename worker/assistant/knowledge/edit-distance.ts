/** Edits that a word of `length` letters may differ by and still count as the same word, misspelt. */
export const allowedEdits = (length: number) => (length < 5 ? 0 : length < 9 ? 1 : 2)

/**
 * True if `a` becomes `b` by at most `limit` insertions, deletions, substitutions or swaps of neighbouring letters
 * (optimal string alignment). Costs at most the product of both lengths; callers pass single words.
 */
export function isWithinEdits(a: string, b: string, limit: number): boolean {
  if (Math.abs(a.length - b.length) > limit) return false
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    let smallest = row
    for (let column = 1; column <= b.length; column++) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1
      let edits = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + cost)
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        edits = Math.min(edits, beforeLast[column - 2]! + 1)
      }
      current.push(edits)
      smallest = Math.min(smallest, edits)
    }
    if (smallest > limit) return false
    beforeLast = last
    last = current
  }
  return last[b.length]! <= limit
}
