import { z } from 'zod'
import { CONTROL_CHARACTER_PATTERN, replaceLineBreaks, notSingleLineMessageOf, tooLongMessageOf } from './one-line.ts'

/** The error ends the validation, so that no later check has to read a text that is too long. */
export const createTooLongError = (error: string) => ({ error, abort: true })

/** Entries are counted before they are checked, because each invalid entry would add an error message. */
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

/** Schema of one line of text. It refuses control characters and line breaks. */
export function createStrictSingleLineSchema(max: number, what = 'This') {
  return refuseControlCharacters(createTrimmedStringSchema(max, what), what)
}

/** Schema of one line of text, in which tabs and line breaks become spaces. */
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
  return text.refine((s) => !CONTROL_CHARACTER_PATTERN.test(s), notSingleLineMessageOf(what))
}

export function createMultiLineSchema(max: number, what = 'This') {
  return z
    .string()
    .max(max, createTooLongError(`${what} must be at most ${max} characters`))
    .transform((s) => s.replaceAll('\r\n', '\n'))
    .refine((s) => !/[^\P{Cc}\n\t]/u.test(s), `${what} contains characters that cannot be saved`)
}

export function toNullableTextSchema<T extends z.ZodType<string, string>>(schema: T) {
  return schema.nullable().transform((s) => (s ? s : null))
}

export const RowIdParamSchema = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,15}$/, 'Invalid id')
    .transform(Number),
})
