/** Returns the clicks that the page's inline script recorded, and stops the recording. */
export function takeClicksRecordedBeforeScript(): Event[] {
  const page = self as { early?: Event[] | null }
  const clicks = page.early ?? []
  page.early = null
  return clicks
}
