// Counts, dates and times are shown in the reader's locale and time zone.

/** Formats a number with its noun, such as "1 message" or "1,204 messages". The plural of the noun ends in s. */
export const formatCountOf = (count: number, noun: string) => `${count.toLocaleString()} ${noun}${count === 1 ? '' : 's'}`

const dateTimeFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })
export const formatDateTime = (iso: string) => dateTimeFormat.format(new Date(iso))
