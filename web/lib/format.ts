// Counts, dates and times are shown in the reader's locale and time zone. Dates within an English sentence keep English words.

const numberFormat = new Intl.NumberFormat()
export const formatCount = (value: number) => numberFormat.format(value)

/** Formats a number with its noun, such as "1 message" or "1,204 messages". The plural of the noun ends in s. */
export const formatCountOf = (count: number, noun: string) => `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`

const dateTimeFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })
export const formatDateTime = (iso: string) => dateTimeFormat.format(new Date(iso))

const { locale: readerLocale } = dateTimeFormat.resolvedOptions()
/**
 * The locale of dates and times within a sentence: the reader's own if it is English. Otherwise British, because its order of day and
 * month and its 24 hours are the usual ones outside of English.
 */
export const SENTENCE_LOCALE = readerLocale.split('-')[0] === 'en' ? readerLocale : 'en-GB'
