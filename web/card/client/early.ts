/** Returns the clicks that the page's inline loader recorded before this script ran, and stops the recording. */
export function earlyClicks(): Event[] {
  const page = self as { early?: Event[] | null }
  const clicks = page.early ?? []
  page.early = null
  return clicks
}
