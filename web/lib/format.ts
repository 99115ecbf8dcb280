// The app shows counts, dates and times in the reader's locale and time zone. Dates within an English sentence have English words.

const numberFormat = new Intl.NumberFormat()
export const formatCount = (value: number) => numberFormat.format(value)

/** Formats a number with a noun, such as "1 message" or "1,204 messages". The noun must form its plural with s. */
export const formatCountOf = (count: number, noun: string) => `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`

const dateTimeFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })
export const formatDateTime = (iso: string) => dateTimeFormat.format(new Date(iso))

const { locale: readerLocale } = dateTimeFormat.resolvedOptions()
/**
 * The locale of dates and times within a sentence: the reader's own locale if it is English, otherwise British English. Most of the world
 * shares its order of day and month and its 24-hour clock.
 */
export const DATE_IN_SENTENCE_LOCALE = readerLocale.split('-')[0] === 'en' ? readerLocale : 'en-GB'
