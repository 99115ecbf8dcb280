/**
 * Returns the value of an own property of `record`, or undefined. It is for property names that users choose: for a name such as
 * `constructor`, `record[name]` would return an inherited property.
 */
export function getOwnProperty<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}
