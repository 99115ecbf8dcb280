/** The links with one more, with another value, or without the one whose value is empty; the order of the others stays. */
export function withLink(links: Record<string, string>, platform: string, value: string): Record<string, string> {
  if (value.trim() !== '') return { ...links, [platform]: value }
  return Object.fromEntries(Object.entries(links).filter(([key]) => key !== platform))
}
