/** Returns a copy of the social links with the platform's link set to `value`, or removed if `value` is blank. */
export function setSocialLink(links: Record<string, string>, platform: string, value: string): Record<string, string> {
  if (value.trim() !== '') return { ...links, [platform]: value }
  return Object.fromEntries(Object.entries(links).filter(([key]) => key !== platform))
}
