export const isToday = (at: number): boolean => new Date(at).toDateString() === new Date().toDateString()

/** Formats a time (ms since 1970) for display. The date is left out if it is today. */
export function formatStoredTime(at: number): string {
  return new Date(at).toLocaleString(undefined, isToday(at) ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' })
}
