/** Returns the clicks that an inline script of the page recorded before this script ran, and stops the recording. */
export function takeEarlyClicks(): Event[] {
  const page = self as { early?: Event[] | null }
  const clicks = page.early ?? []
  page.early = null
  return clicks
}
