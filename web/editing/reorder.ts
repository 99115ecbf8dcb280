/** The list with the entry at `from` moved to `to`; the same list where there is no such place. */
export function moved<T>(list: T[], from: number, to: number): T[] {
  if (from === to || from < 0 || to < 0 || from >= list.length || to >= list.length) return list
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(to, 0, list[from]!)
}

/** An id for each entry that stays with it while it moves, by what it is; equal ones are told apart by their count. */
export function idsOf(keys: string[]): string[] {
  const seen = new Map<string, number>()
  return keys.map((key) => {
    const count = seen.get(key) ?? 0
    seen.set(key, count + 1)
    return `${key}#${count}`
  })
}
