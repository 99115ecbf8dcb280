import { z } from 'zod'
import { oneLine } from './one-line.ts'

/** Options of a maximum length that end validation there: no later check runs on a text of any length. */
export const tooLong = (error: string) => ({ error, abort: true })

/** A record of at most `max` entries, counted before any is checked: a body may hold thousands, each with an issue of its own. */
export function recordOf<Key extends z.ZodType<string, string>, Value extends z.ZodType>(
  key: Key,
  value: Value,
  max: number,
  error: string,
) {
  const counted = z.custom<z.input<z.ZodRecord<Key, Value>>>(
    (given) => typeof given !== 'object' || given === null || Object.keys(given).length <= max,
    error,
  )
  return counted.pipe(z.record(key, value))
}

/** One line of text of at most `max` characters, trimmed, and otherwise exactly as typed: control characters and line breaks are refused. */
export function exactLine(max: number, what = 'This') {
  return singleLine(bounded(max, what), what)
}

/** One line of text of at most `max` characters, trimmed. Tabs and line breaks become spaces; other control characters never get in. */
export function line(max: number, what = 'This') {
  return singleLine(bounded(max, what).overwrite(oneLine), what)
}

function bounded(max: number, what: string) {
  return z
    .string()
    .trim()
    .max(max, tooLong(`${what} must be at most ${max} characters`))
}

function singleLine(text: z.ZodString, what: string) {
  return text.refine((s) => !/[\p{Cc}\u2028\u2029]/u.test(s), `${what} must be a single line of text`)
}

/** Text of several lines, of at most `max` characters. Line feeds and tabs are its only control characters. */
export function prose(max: number, what = 'This') {
  return z
    .string()
    .max(max, tooLong(`${what} must be at most ${max} characters`))
    .transform((s) => s.replaceAll('\r\n', '\n'))
    .refine((s) => !/[^\P{Cc}\n\t]/u.test(s), `${what} contains characters that cannot be saved`)
}

/** An optional field that clients may send as an empty string or null: both mean "none". */
export function optional<T extends z.ZodType<string, string>>(schema: T) {
  return schema.nullable().transform((s) => (s ? s : null))
}

/** A row id in a path. */
export const IdParam = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,15}$/, 'Invalid id')
    .transform(Number),
})
