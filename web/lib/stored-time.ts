export const isToday = (at: number): boolean => new Date(at).toDateString() === new Date().toDateString()

/** Formats for display when something was stored on this device, with the date unless it was today; `at` is in ms since 1970. */
export function formatStoredTime(at: number): string {
  return new Date(at).toLocaleString(undefined, isToday(at) ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' })
}
