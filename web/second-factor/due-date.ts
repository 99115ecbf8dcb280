import { DATE_IN_SENTENCE_LOCALE } from '../lib/format.ts'

/** Says until when somebody must add a second factor, or that the time is over. */
export function describeDueDate(dueAt: string): string {
  if (Date.parse(dueAt) <= Date.now()) return 'Your access level needs a second factor. Add one to go on.'
  const date = new Date(dueAt).toLocaleString(DATE_IN_SENTENCE_LOCALE, { dateStyle: 'long', timeStyle: 'short' })
  return `Your access level needs a second factor. Add one before ${date}. After that, you can do nothing else until you have one.`
}
