import { z } from 'zod'
import { replaceLineBreaks } from './one-line.ts'

/** Returns the options of a text's length check. A text that is too long aborts validation, so that no later check reads it. */
export const tooLongErrorOptions = (error: string) => ({ error, abort: true })

/** Schema of a record with at most `max` entries. Entries are counted first, because each invalid one adds an error message. */
export function limitedRecordSchema<Key extends z.ZodType<string, string>, Value extends z.ZodType>(
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

/** Schema of one line of text with at most `max` characters. Trims the text and refuses control characters and line breaks. */
export function strictSingleLineSchema(max: number, what = 'This') {
  return refuseControlCharacters(trimmedStringSchema(max, what), what)
}

/** Schema of one line of text, at most `max` characters. Tabs and line breaks become spaces; control characters are refused. */
export function singleLineSchema(max: number, what = 'This') {
  return refuseControlCharacters(trimmedStringSchema(max, what).overwrite(replaceLineBreaks), what)
}

function trimmedStringSchema(max: number, what: string) {
  return z
    .string()
    .trim()
    .max(max, tooLongErrorOptions(`${what} must be at most ${max} characters`))
}

function refuseControlCharacters(text: z.ZodString, what: string) {
  return text.refine((s) => !/[\p{Cc}\u2028\u2029]/u.test(s), `${what} must be a single line of text`)
}

/** Schema of a multi-line text with at most `max` characters. Refuses control characters other than line feeds and tabs. */
export function multiLineSchema(max: number, what = 'This') {
  return z
    .string()
    .max(max, tooLongErrorOptions(`${what} must be at most ${max} characters`))
    .transform((s) => s.replaceAll('\r\n', '\n'))
    .refine((s) => !/[^\P{Cc}\n\t]/u.test(s), `${what} contains characters that cannot be saved`)
}

/** Makes a text schema optional: null and an empty text both become null. */
export function emptyTextToNull<T extends z.ZodType<string, string>>(schema: T) {
  return schema.nullable().transform((s) => (s ? s : null))
}

/** Schema of a URL path's parameter `id`, which is the id of a database row. */
export const RowIdParam = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,15}$/, 'Invalid id')
    .transform(Number),
})
