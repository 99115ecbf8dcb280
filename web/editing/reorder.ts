/** Returns the same list if an index is out of range. */
export function moveListItem<T>(list: T[], from: number, to: number): T[] {
  if (from === to || from < 0 || to < 0 || from >= list.length || to >= list.length) return list
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(to, 0, list[from]!)
}

/** Creates ids for list items that stay the same when items are moved: the item's key plus a counter for duplicates. */
export function createUniqueListKeys(keys: string[]): string[] {
  const seen = new Map<string, number>()
  return keys.map((key) => {
    const count = seen.get(key) ?? 0
    seen.set(key, count + 1)
    return `${key}#${count}`
  })
}
