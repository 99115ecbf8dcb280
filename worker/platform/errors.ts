import type { Context, ErrorHandler, NotFoundHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type ApiErrorBody, type ErrorCode, ERRORS } from '../../schema/error.ts'
import type { AppEnv } from './context.ts'
import { drainBody } from './drain.ts'
import { API_HEADERS } from './headers.ts'

/** The default code of an error by its status. */
const CODE_OF_STATUS: Record<number, ErrorCode> = {
  400: 'invalidInput',
  408: 'tooSlow',
  413: 'tooLarge',
  415: 'wrongType',
  429: 'tooMany',
}

interface ErrorOptions {
  code?: ErrorCode
  issues?: ApiErrorBody['issues']
  /** In whole seconds. */
  retryAfter?: number
}

/** A refusal: a status, a code for programs and a sentence for the caller. */
export class AppError extends Error {
  readonly status: ContentfulStatusCode
  readonly options: ErrorOptions
  constructor(status: ContentfulStatusCode, message: string, options: ErrorOptions = {}) {
    super(message)
    this.status = status
    this.options = options
  }

  get body(): ApiErrorBody {
    const { code = CODE_OF_STATUS[this.status] ?? 'unexpected', issues } = this.options
    return { code, message: this.message, ...(issues && { issues }) }
  }
}

type FixedError = keyof typeof ERRORS
const fixed = (status: ContentfulStatusCode, code: FixedError) => new AppError(status, ERRORS[code], { code })

export const badRequest = (code: FixedError) => fixed(400, code)
export const unauthorized = (code: FixedError = 'signIn') => fixed(401, code)
export const forbidden = (code: FixedError = 'accessDenied') => fixed(403, code)
export const notFound = (code: FixedError = 'notFound') => fixed(404, code)
export const conflict = (code: FixedError) => fixed(409, code)
export const bodyTooLarge = () => fixed(413, 'tooLarge')
/** `retryAfter` in whole seconds. */
export const tooMany = (retryAfter: number, message: string = ERRORS.tooMany, code: ErrorCode = 'tooMany') =>
  new AppError(429, message, { code, retryAfter })

/** Logs an unforeseen error and returns the request id under which it is logged. */
export function logUnforeseen(error: unknown, c: Context<AppEnv>): string {
  const requestId = c.get('requestId') ?? 'none'
  console.error(
    JSON.stringify({
      requestId,
      path: c.req.path,
      error: String(error instanceof Error ? error.stack : error),
      cause: String((error as Error).cause ?? ''),
    }),
  )
  return requestId
}

/** Turns every error into an answer. An unforeseen one is logged whole, and its answer names only the request id. */
export const onError: ErrorHandler<AppEnv> = async (error, c) => {
  await drainBody(c.req.raw)
  for (const [name, value] of Object.entries(API_HEADERS)) c.header(name, value)
  if (error instanceof AppError) {
    if (error.options.retryAfter) c.header('Retry-After', String(error.options.retryAfter))
    return c.json(error.body, error.status)
  }
  if (error instanceof HTTPException && error.status < 500) {
    const code = error.status === 400 ? 'malformedJson' : error.status === 413 ? 'tooLarge' : 'invalidInput'
    const message = code === 'invalidInput' && error.message ? error.message : ERRORS[code]
    return c.json<ApiErrorBody>({ code, message }, error.status)
  }
  return c.json<ApiErrorBody>({ code: 'unexpected', message: ERRORS.unexpected, requestId: logUnforeseen(error, c) }, 500)
}

export const onNotFound: NotFoundHandler<AppEnv> = async (c) => {
  await drainBody(c.req.raw)
  return c.json(notFound().body, 404)
}
