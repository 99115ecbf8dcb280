import { zValidator } from '@hono/zod-validator'
import type { MiddlewareHandler } from 'hono'
import type { z } from 'zod'
import { DRAIN_MAX, JSON_DEPTH_MAX, JSON_MAX } from '../../schema/bounds.ts'
import { ERRORS } from '../../schema/error.ts'
import type { AppEnv } from './context.ts'
import { AppError, badRequest, bodyTooLarge } from './errors.ts'

/** JSON without a match is safe: it has no escapes, no `__proto__` and no nesting. */
const SUSPECT = /[\\[]|\{[^{]*\{|__proto__/

/** Checks every key and string of a parsed body. Returns the code of the first failure, or null. */
function findUnsafe(value: unknown, depth = 0): 'unsafeText' | 'unsafeKey' | 'tooNested' | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? 'unsafeText' : null
  if (typeof value !== 'object' || value === null) return null
  if (depth > JSON_DEPTH_MAX) return 'tooNested'
  for (const [key, item] of Object.entries(value)) {
    // Assigning this key would change an object's prototype. Others, such as `constructor`, are harmless.
    if (key === '__proto__') return 'unsafeKey'
    const reason = findUnsafe(key) ?? findUnsafe(item, depth + 1)
    if (reason) return reason
  }
  return null
}

/**
 * Reads at most `max` bytes of a body as text. Throws 413 past that, whatever Content-Length claims.
 */
export async function readText(request: Request, max: number): Promise<string> {
  const length = request.headers.get('content-length')
  if (Number(length ?? 0) > max) throw bodyTooLarge()
  if (!request.body) return ''
  // The platform enforces a stated length, and reads a whole body much faster than its chunks.
  if (length !== null) return request.text()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    // Reads to the end, so that the client receives the answer, but gives up on an endless body.
    if (size > DRAIN_MAX) break
    if (size <= max) chunks.push(chunk)
  }
  if (size > max) throw bodyTooLarge()
  return new TextDecoder().decode(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks))
}

/** Parses untrusted JSON. Refuses text that cannot be stored, deep nesting, and the key `__proto__`. */
export function parseJson(text: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw badRequest('malformedJson')
  }
  const reason = SUSPECT.test(text) ? findUnsafe(value) : null
  if (reason) throw badRequest(reason)
  return value
}

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

/** The last key of a path as words: `currentPassword` becomes "Current password". */
function pathLabel(path: PropertyKey[], whole: string): string {
  const name = path.findLast((part) => typeof part === 'string')
  if (!name) return whole
  const words = name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** An issue's message. Zod's default messages, which speak of types, are replaced by sentences for people. */
function issueMessage(issue: z.core.$ZodIssue, whole: string): string {
  if (issue.code === 'invalid_key' && issue.issues[0]) return issue.issues[0].message
  if (!/^(Invalid input|Invalid option|Too big|Too small|Unrecognized)/.test(issue.message)) return issue.message
  const label = pathLabel(issue.path, whole)
  if (issue.message.endsWith('received undefined')) return `${label} is required`
  if (issue.code === 'invalid_type' && KINDS[issue.expected]) return `${label} must be ${KINDS[issue.expected]}`
  if (issue.code === 'invalid_value') return `${label} must be one of ${issue.values.map(String).join(', ')}`
  const ofText = (issue.code === 'too_big' || issue.code === 'too_small') && issue.origin !== 'number'
  if (issue.code === 'too_big') return ofText ? `${label} is too long` : `${label} must be at most ${issue.maximum}`
  if (issue.code === 'too_small') return ofText ? `${label} is too short` : `${label} must be at least ${issue.minimum}`
  return `${label} is not valid`
}

/** A 400 with the first issue as its message and all issues as `issues`. `whole` names the validated value. */
export function invalid(error: z.core.$ZodError, whole = 'The request'): AppError {
  const issues = error.issues
    .slice(0, 20)
    .map((issue) => ({ path: issue.path.map(String).join('.'), message: issueMessage(issue, whole).slice(0, 300) }))
  return new AppError(400, issues[0]?.message ?? ERRORS.invalidInput, { issues })
}

/** Parses `value` by `schema`; throws 400. */
export function parse<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value)
  if (!result.success) throw invalid(result.error)
  return result.data
}

/** Reads and parses a JSON body of any content type (beacons send text/plain). */
export async function readJson<T extends z.ZodType>(request: Request, schema: T, max = JSON_MAX): Promise<z.output<T>> {
  return parse(schema, parseJson(await readText(request, max)))
}

/** Reads and checks the body, at most `JSON_MAX` bytes, and caches it for the validator that follows. */
const cleanBody: MiddlewareHandler<AppEnv> = async (c, next) => {
  const type = c.req.header('content-type') ?? ''
  if (!/^application\/(json|[\w.+-]+\+json)\s*(;|$)/i.test(type)) throw new AppError(415, ERRORS.notJson, { code: 'notJson' })
  const text = await readText(c.req.raw, JSON_MAX)
  await c.get('recheck')?.()
  const value = parseJson(text)
  c.req.bodyCache.json = Promise.resolve(value)
  await next()
}

/** Middlewares that validate the body for `c.req.valid('json')`. Spread them after the guard. */
export function jsonValidator<T extends z.ZodType>(schema: T) {
  return [
    cleanBody,
    zValidator('json', schema, (result) => {
      if (!result.success) throw invalid(result.error)
    }),
  ] as const
}

/** Middleware that validates the query string for `c.req.valid('query')`. */
export function queryValidator<T extends z.ZodType<unknown, Record<string, string | undefined>>>(schema: T) {
  return zValidator('query', schema, (result) => {
    if (!result.success) throw invalid(result.error)
  })
}
