import { zValidator } from '@hono/zod-validator'
import type { MiddlewareHandler } from 'hono'
import { findTargetHandler } from 'hono/utils/handler'
import type { z } from 'zod'
import { DISCARDED_BODY_BYTES_MAX, JSON_DEPTH_MAX, JSON_BODY_BYTES_MAX } from '../../schema/bounds.ts'
import { API_ERROR_MESSAGES } from '../../schema/error.ts'
import type { HonoEnv } from './context.ts'
import { AppError, badRequestError, bodyTooLargeError } from './errors.ts'

/** If this pattern does not match, the JSON is safe: it has no escapes, no `__proto__` and no nesting. */
const POSSIBLY_UNSAFE_JSON_PATTERN = /[\\[]|\{[^{]*\{|__proto__/

function findUnsafeJsonPart(value: unknown, depth = 0): 'unsafeText' | 'unsafeKey' | 'tooNested' | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? 'unsafeText' : null
  if (typeof value !== 'object' || value === null) return null
  if (depth > JSON_DEPTH_MAX) return 'tooNested'
  for (const [key, item] of Object.entries(value)) {
    // Assigning `__proto__` would change an object's prototype. Other keys are harmless.
    if (key === '__proto__') return 'unsafeKey'
    const reason = findUnsafeJsonPart(key) ?? findUnsafeJsonPart(item, depth + 1)
    if (reason) return reason
  }
  return null
}

/** Reads a request body. Throws 413 above `max` bytes, even if Content-Length claims less. */
export async function readBodyText(request: Request, max: number): Promise<string> {
  const length = request.headers.get('content-length')
  if (Number(length ?? 0) > max) throw bodyTooLargeError()
  if (!request.body) return ''
  // If there is a Content-Length, the platform enforces it, and reading the whole body at once is much faster.
  if (length !== null) return request.text()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > DISCARDED_BODY_BYTES_MAX) break
    if (size <= max) chunks.push(chunk)
  }
  if (size > max) throw bodyTooLargeError()
  return new TextDecoder().decode(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks))
}

/** Parses JSON. Refuses text that the database cannot store, deep nesting and the key `__proto__`. */
export function parseUntrustedJson(text: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw badRequestError('malformedJson')
  }
  const reason = POSSIBLY_UNSAFE_JSON_PATTERN.test(text) ? findUnsafeJsonPart(value) : null
  if (reason) throw badRequestError(reason)
  return value
}

const ZOD_TYPE_LABELS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

/** Converts a field's name to words: `currentPassword` becomes "Current password". */
function fieldLabelOfPath(path: PropertyKey[], whole: string): string {
  const name = path.findLast((part) => typeof part === 'string')
  if (!name) return whole
  const words = name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Replaces zod's default messages by sentences for people. */
function validationIssueMessage(issue: z.core.$ZodIssue, whole: string): string {
  if (issue.code === 'invalid_key' && issue.issues[0]) return issue.issues[0].message
  if (!/^(Invalid input|Invalid option|Too big|Too small|Unrecognized)/.test(issue.message)) return issue.message
  const label = fieldLabelOfPath(issue.path, whole)
  if (issue.message.endsWith('received undefined')) return `${label} is required`
  if (issue.code === 'invalid_type' && ZOD_TYPE_LABELS[issue.expected]) return `${label} must be ${ZOD_TYPE_LABELS[issue.expected]}`
  if (issue.code === 'invalid_value') return `${label} must be one of ${issue.values.map(String).join(', ')}`
  const ofText = (issue.code === 'too_big' || issue.code === 'too_small') && issue.origin !== 'number'
  if (issue.code === 'too_big') return ofText ? `${label} is too long` : `${label} must be at most ${issue.maximum}`
  if (issue.code === 'too_small') return ofText ? `${label} is too short` : `${label} must be at least ${issue.minimum}`
  return `${label} is not valid`
}

export function validationError(error: z.core.$ZodError, whole = 'The request'): AppError {
  const issues = error.issues
    .slice(0, 20)
    .map((issue) => ({ path: issue.path.map(String).join('.'), message: validationIssueMessage(issue, whole).slice(0, 300) }))
  return new AppError(400, issues[0]?.message ?? API_ERROR_MESSAGES.invalidInput, { issues })
}

export function parseWithSchema<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value)
  if (!result.success) throw validationError(result.error)
  return result.data
}

export async function readJsonBody<T extends z.ZodType>(request: Request, schema: T, max = JSON_BODY_BYTES_MAX): Promise<z.output<T>> {
  return parseWithSchema(schema, parseUntrustedJson(await readBodyText(request, max)))
}

const readAndCheckJsonBody =
  (max: number): MiddlewareHandler<HonoEnv> =>
  async (c, next) => {
    const type = c.req.header('content-type') ?? ''
    if (!/^application\/(json|[\w.+-]+\+json)\s*(;|$)/i.test(type)) throw new AppError(415, API_ERROR_MESSAGES.notJson, { code: 'notJson' })
    const text = await readBodyText(c.req.raw, max)
    await c.get('recheck')?.()
    const value = parseUntrustedJson(text)
    c.req.bodyCache.json = Promise.resolve(value)
    await next()
  }

const schemaByBodyReader = new WeakMap<object, z.ZodType>()

/** Returns the schema that a route's handler checks the body with. Undefined for all other handlers. */
export const bodySchemaOf = (handler: unknown): z.ZodType | undefined =>
  schemaByBodyReader.get(findTargetHandler(handler as MiddlewareHandler<HonoEnv>))

/** Returns middleware that validates a JSON body for `c.req.valid('json')`. Spread it after the route's guard. */
export function validateJsonBody<T extends z.ZodType>(schema: T, max = JSON_BODY_BYTES_MAX) {
  const reader = readAndCheckJsonBody(max)
  schemaByBodyReader.set(reader, schema)
  return [
    reader,
    zValidator('json', schema, (result) => {
      if (!result.success) throw validationError(result.error)
    }),
  ] as const
}

export function validateQueryString<T extends z.ZodType<unknown, Record<string, string | undefined>>>(schema: T) {
  return zValidator('query', schema, (result) => {
    if (!result.success) throw validationError(result.error)
  })
}
