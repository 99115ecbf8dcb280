/**
 * The value of an own property of `record`, or undefined. Use it for names that come from users: `record[name]` would also
 * find inherited properties, such as `constructor` and `toString`, which are valid names for a field or a platform.
 */
export function ownValue<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}
