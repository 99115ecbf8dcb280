/** Clicks that were made before the script came, as the page's inline loader kept them; it keeps no more after this. */
export function earlyClicks(): Event[] {
  const page = self as { early?: Event[] | null }
  const clicks = page.early ?? []
  page.early = null
  return clicks
}
