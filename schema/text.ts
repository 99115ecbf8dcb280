import { z } from 'zod'

/** One line of text of at most `max` characters, trimmed. Control characters never get in. */
export function line(max: number, what = 'This') {
  return z
    .string()
    .trim()
    .max(max, `${what} must be at most ${max} characters`)
    .refine((s) => !/[\p{Cc}\u2028\u2029]/u.test(s), `${what} must be a single line of text`)
}

/** Text of several lines, of at most `max` characters. Line feeds and tabs are its only control characters. */
export function prose(max: number, what = 'This') {
  return z
    .string()
    .max(max, `${what} must be at most ${max} characters`)
    .transform((s) => s.replaceAll('\r\n', '\n'))
    .refine((s) => !/[^\P{Cc}\n\t]/u.test(s), `${what} contains characters that cannot be saved`)
}

/** An optional field that clients may send as an empty string or null: both mean "none". */
export function optional<T extends z.ZodType<string, string>>(schema: T) {
  return schema.nullable().transform((s) => (s ? s : null))
}

/** A row id in a path or body: a positive safe integer. */
export const Id = z.coerce.number('Invalid id').int('Invalid id').positive('Invalid id').max(Number.MAX_SAFE_INTEGER, 'Invalid id')

/** A row id in a path. */
export const IdParam = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,15}$/, 'Invalid id')
    .transform(Number),
})
