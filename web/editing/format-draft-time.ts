/** Formats the time at which a draft was stored for display; `at` is in ms since 1970. */
export function formatDraftTime(at: number): string {
  const when = new Date(at)
  const today = when.toDateString() === new Date().toDateString()
  return when.toLocaleString(undefined, today ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' })
}
