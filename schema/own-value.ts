/** Reads a property by a name that a user chose. Without this check, `record['constructor']` would return an inherited property. */
export function getOwnProperty<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}
