/**
 * What `record` holds under a name that somebody else chose, or undefined. `record[name]` would also find what every object
 * has: `constructor`, `toString` and the like are good names for a field, a platform or a word in a list.
 */
export function own<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}
