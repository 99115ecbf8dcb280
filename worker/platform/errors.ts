import type { Context, ErrorHandler, NotFoundHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { routePath } from 'hono/route'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type ApiErrorBody, type ApiErrorCode, API_ERROR_MESSAGES } from '../../schema/error.ts'
import type { HonoEnv } from './context.ts'
import { drainRequestBody } from './drain.ts'
import { API_RESPONSE_HEADERS } from './headers.ts'
import { logFailure } from './log.ts'
import { logSecurityEvent } from './security-log.ts'
import { requestIdOf } from './request-id.ts'

const DEFAULT_ERROR_CODE_BY_STATUS: Record<number, ApiErrorCode> = {
  400: 'invalidInput',
  408: 'tooSlow',
  413: 'tooLarge',
  415: 'wrongType',
  429: 'tooMany',
}

interface AppErrorOptions {
  code?: ApiErrorCode
  issues?: ApiErrorBody['issues']
  retryAfter?: number
}

/** An expected error: an HTTP status, a code for programs and a sentence for the caller. */
export class AppError extends Error {
  readonly status: ContentfulStatusCode
  readonly options: AppErrorOptions
  constructor(status: ContentfulStatusCode, message: string, options: AppErrorOptions = {}) {
    super(message)
    this.status = status
    this.options = options
  }

  get body(): ApiErrorBody {
    const { code = DEFAULT_ERROR_CODE_BY_STATUS[this.status] ?? 'unexpected', issues } = this.options
    return { code, message: this.message, ...(issues && { issues }) }
  }
}

type FixedMessageErrorCode = keyof typeof API_ERROR_MESSAGES
const createFixedMessageError = (status: ContentfulStatusCode, code: FixedMessageErrorCode) =>
  new AppError(status, API_ERROR_MESSAGES[code], { code })

export const badRequestError = (code: FixedMessageErrorCode) => createFixedMessageError(400, code)
export const unauthorizedError = (code: FixedMessageErrorCode = 'signIn') => createFixedMessageError(401, code)
export const forbiddenError = (code: FixedMessageErrorCode = 'accessDenied') => createFixedMessageError(403, code)
export const notFoundError = (code: FixedMessageErrorCode = 'notFound') => createFixedMessageError(404, code)
export const conflictError = (code: FixedMessageErrorCode) => createFixedMessageError(409, code)
export const goneError = (code: FixedMessageErrorCode) => createFixedMessageError(410, code)
const STOPPED_RETRY_SECONDS = 300
export const stoppedError = (code: FixedMessageErrorCode) =>
  new AppError(503, API_ERROR_MESSAGES[code], { code, retryAfter: STOPPED_RETRY_SECONDS })
export const bodyTooLargeError = () => createFixedMessageError(413, 'tooLarge')
export const tooManyRequestsError = (retryAfter: number, message: string = API_ERROR_MESSAGES.tooMany, code: ApiErrorCode = 'tooMany') =>
  new AppError(429, message, { code, retryAfter })

export function logUnexpectedError(error: unknown, c: Context<HonoEnv>): string {
  const requestId = requestIdOf(c)
  logFailure('unexpected-error', { requestId, method: c.req.method, route: routePath(c) }, error)
  return requestId
}

/** No page of ours sends what is refused with these codes, so somebody is trying something out. */
const FORGED_INPUT_CODES: ApiErrorCode[] = ['malformedJson', 'unsafeKey', 'tooNested', 'notJson']

/**
 * Logs refused calls, forged inputs and limits that were met. A name that was typed is not logged, because it may be a password in the
 * wrong field.
 */
export function logRefusal({ status, body }: AppError, c: Context<HonoEnv>): void {
  if (status === 401 || status === 403 || FORGED_INPUT_CODES.includes(body.code)) logSecurityEvent(c, 'refused', body.code)
  if (status === 429) logSecurityEvent(c, 'limit-met', body.code)
}

/** An unexpected error is logged, and its response contains only the request id. */
export const handleRouteError: ErrorHandler<HonoEnv> = async (error, c) => {
  await drainRequestBody(c.req.raw)
  for (const [name, value] of Object.entries(API_RESPONSE_HEADERS)) c.header(name, value)
  if (error instanceof AppError) {
    logRefusal(error, c)
    if (error.options.retryAfter) c.header('Retry-After', String(error.options.retryAfter))
    return c.json(error.body, error.status)
  }
  if (error instanceof HTTPException && error.status < 500) {
    const code = error.status === 400 ? 'malformedJson' : error.status === 413 ? 'tooLarge' : 'invalidInput'
    const message = code === 'invalidInput' && error.message ? error.message : API_ERROR_MESSAGES[code]
    return c.json<ApiErrorBody>({ code, message }, error.status)
  }
  return c.json<ApiErrorBody>({ code: 'unexpected', message: API_ERROR_MESSAGES.unexpected, requestId: logUnexpectedError(error, c) }, 500)
}

export const answerRouteNotFound: NotFoundHandler<HonoEnv> = async (c) => {
  await drainRequestBody(c.req.raw)
  return c.json(notFoundError().body, 404)
}
