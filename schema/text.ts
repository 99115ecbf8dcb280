import { z } from 'zod'
import { CONTROL_CHARACTER_PATTERN, replaceLineBreaks, singleLineMessageOf, tooLongMessageOf } from './one-line.ts'

/** Creates the error of a text that is too long. It aborts validation, so that no later check reads the text. */
export const createTooLongError = (error: string) => ({ error, abort: true })

/** Creates a schema of a record with at most `max` entries, which are counted first: each invalid entry adds an error message. */
export function createLimitedRecordSchema<Key extends z.ZodType<string, string>, Value extends z.ZodType>(
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

/** Creates a schema of one line of at most `max` characters. Trims the text; refuses control characters and line breaks. */
export function createStrictSingleLineSchema(max: number, what = 'This') {
  return refuseControlCharacters(createTrimmedStringSchema(max, what), what)
}

/** Creates a schema of one line of at most `max` characters. Tabs and line breaks become spaces; refuses control characters. */
export function createSingleLineSchema(max: number, what = 'This') {
  return refuseControlCharacters(createTrimmedStringSchema(max, what).overwrite(replaceLineBreaks), what)
}

function createTrimmedStringSchema(max: number, what: string) {
  return z
    .string()
    .trim()
    .max(max, createTooLongError(tooLongMessageOf(what, max)))
}

function refuseControlCharacters(text: z.ZodString, what: string) {
  return text.refine((s) => !CONTROL_CHARACTER_PATTERN.test(s), singleLineMessageOf(what))
}

/** Creates a schema of a text of several lines, at most `max` characters. Control characters except `\n` and tabs are refused. */
export function createMultiLineSchema(max: number, what = 'This') {
  return z
    .string()
    .max(max, createTooLongError(`${what} must be at most ${max} characters`))
    .transform((s) => s.replaceAll('\r\n', '\n'))
    .refine((s) => !/[^\P{Cc}\n\t]/u.test(s), `${what} contains characters that cannot be saved`)
}

/** Makes a text schema optional: null and an empty text both become null. */
export function toNullableTextSchema<T extends z.ZodType<string, string>>(schema: T) {
  return schema.nullable().transform((s) => (s ? s : null))
}

/** Schema of a URL path's parameter `id`, which is the id of a database row. */
export const RowIdParamSchema = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,15}$/, 'Invalid id')
    .transform(Number),
})
