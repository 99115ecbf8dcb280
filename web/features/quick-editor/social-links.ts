/** A copy of the links with the platform's set to `value`, or removed if `value` is blank. The order does not change. */
export function withLink(links: Record<string, string>, platform: string, value: string): Record<string, string> {
  if (value.trim() !== '') return { ...links, [platform]: value }
  return Object.fromEntries(Object.entries(links).filter(([key]) => key !== platform))
}
