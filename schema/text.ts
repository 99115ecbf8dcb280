import { z } from 'zod'
import { oneLine } from './one-line.ts'

/** Options for a length check that abort validation, so that later checks never run on a text of unbounded length. */
export const tooLong = (error: string) => ({ error, abort: true })

/** A record of at most `max` entries. They are counted first, so that a body with thousands does not produce thousands of issues. */
export function recordOf<Key extends z.ZodType<string, string>, Value extends z.ZodType>(
  keySchema: Key,
  valueSchema: Value,
  max: number,
  error: string,
) {
  const countChecked = z.custom<z.input<z.ZodRecord<Key, Value>>>(
    (value) => typeof value !== 'object' || value === null || Object.keys(value).length <= max,
    error,
  )
  return countChecked.pipe(z.record(keySchema, valueSchema))
}

/** One line of text, at most `max` characters. Trims it and refuses control characters and line breaks. */
export function exactSingleLine(max: number, what = 'This') {
  return withoutControlCharacters(boundedString(max, what), what)
}

/** One line of text, at most `max` characters. Trims it, turns tabs and line breaks into spaces and refuses other control characters. */
export function singleLine(max: number, what = 'This') {
  return withoutControlCharacters(boundedString(max, what).overwrite(oneLine), what)
}

function boundedString(max: number, what: string) {
  return z
    .string()
    .trim()
    .max(max, tooLong(`${what} must be at most ${max} characters`))
}

function withoutControlCharacters(text: z.ZodString, what: string) {
  return text.refine((s) => !/[\p{Cc}\u2028\u2029]/u.test(s), `${what} must be a single line of text`)
}

/** Multi-line text, at most `max` characters. Refuses control characters other than line feeds and tabs. */
export function multiLine(max: number, what = 'This') {
  return z
    .string()
    .max(max, tooLong(`${what} must be at most ${max} characters`))
    .transform((s) => s.replaceAll('\r\n', '\n'))
    .refine((s) => !/[^\P{Cc}\n\t]/u.test(s), `${what} contains characters that cannot be saved`)
}

/** Makes a text field optional: null and an empty string both become null. */
export function emptyToNull<T extends z.ZodType<string, string>>(schema: T) {
  return schema.nullable().transform((s) => (s ? s : null))
}

/** Path parameter `id`: a row id. */
export const IdParam = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,15}$/, 'Invalid id')
    .transform(Number),
})
