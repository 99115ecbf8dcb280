import type { Context, ErrorHandler, NotFoundHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type ApiErrorBody, MESSAGES } from '../../schema/error.ts'
import type { AppEnv } from './context.ts'
import { drain } from './drain.ts'
import { API_HEADERS } from './headers.ts'

/** An answer that is no success, with the sentence that the caller is to read. */
export class AppError extends Error {
  readonly status: ContentfulStatusCode
  readonly options: { issues?: ApiErrorBody['issues']; retryAfter?: number }
  constructor(status: ContentfulStatusCode, message: string, options: AppError['options'] = {}) {
    super(message)
    this.status = status
    this.options = options
  }
}

export const badRequest = (message: string, issues?: ApiErrorBody['issues']) => new AppError(400, message, { issues })
export const unauthorized = (message: string = MESSAGES.signIn) => new AppError(401, message)
export const forbidden = (message: string = MESSAGES.accessDenied) => new AppError(403, message)
export const notFound = (message: string = MESSAGES.notFound) => new AppError(404, message)
export const conflict = (message: string) => new AppError(409, message)
/** `retryAfter` in whole seconds. */
export const tooMany = (retryAfter: number, message: string = MESSAGES.tooMany) => new AppError(429, message, { retryAfter })

/** Logs whole what nobody foresaw, and returns the request id that is told in its stead. */
export function report(error: unknown, c: Context<AppEnv>): string {
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

/** The one place where an error becomes an answer. What it does not know is logged whole and told as nothing but a request id. */
export const onError: ErrorHandler<AppEnv> = async (error, c) => {
  await drain(c.req.raw)
  for (const [name, value] of Object.entries(API_HEADERS)) c.header(name, value)
  if (error instanceof AppError) {
    if (error.options.retryAfter) c.header('Retry-After', String(error.options.retryAfter))
    const { issues } = error.options
    return c.json<ApiErrorBody>({ message: error.message, ...(issues && { issues }) }, error.status)
  }
  if (error instanceof HTTPException && error.status < 500) {
    const message = error.status === 400 ? MESSAGES.malformedJson : error.status === 413 ? MESSAGES.tooLarge : error.message
    return c.json<ApiErrorBody>({ message: message || MESSAGES.invalidInput }, error.status)
  }
  return c.json<ApiErrorBody>({ message: MESSAGES.unexpected, requestId: report(error, c) }, 500)
}

export const onNotFound: NotFoundHandler<AppEnv> = async (c) => {
  await drain(c.req.raw)
  return c.json<ApiErrorBody>({ message: MESSAGES.notFound }, 404)
}
