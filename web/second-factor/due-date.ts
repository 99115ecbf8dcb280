import { DATE_IN_SENTENCE_LOCALE } from '../lib/format.ts'

/** Says until when somebody must add a second factor. Null if nobody asks for one, or if the time is over: another page then says so. */
export function describeDueDate(dueAt: string | null): string | null {
  if (dueAt === null || Date.parse(dueAt) <= Date.now()) return null
  const date = new Date(dueAt).toLocaleString(DATE_IN_SENTENCE_LOCALE, { dateStyle: 'long', timeStyle: 'short' })
  return `Your access level needs a second factor. Add one before ${date}. After that, you can do nothing else until you have one.`
}
