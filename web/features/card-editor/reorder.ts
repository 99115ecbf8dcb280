/** The list with the entry at `index` and its neighbour above (-1) or below (+1) swapped; the same list at its ends. */
export function swapped<T>(list: T[], index: number, by: -1 | 1): T[] {
  const other = index + by
  if (other < 0 || other >= list.length) return list
  return list.map((entry, at) => (at === index ? list[other]! : at === other ? list[index]! : entry))
}
