/** Reads a property by a name that a user chose. Ignores inherited properties such as `constructor`. */
export function getOwnProperty<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}
