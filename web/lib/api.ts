import type { ResponseOf, CallName, RequestOf } from '../../schema/calls.ts'
import type { ApiErrorBody, ErrorCode } from '../../schema/error.ts'

/** A failed call: an answer other than 2xx, or no answer at all (status 0). */
export class ApiError extends Error {
  readonly status: number
  /** Undefined where the answer was not the API's own. */
  readonly code: ErrorCode | undefined
  readonly issues: NonNullable<ApiErrorBody['issues']>
  /** The status code, a colon, then the raw body (the status text if it was empty). */
  readonly text: string
  /** Seconds to wait before a retry; null when the server did not say. */
  readonly retryAfter: number | null
  constructor(
    status: number,
    message: string,
    options: { code?: ErrorCode; issues?: ApiErrorBody['issues']; text?: string; retryAfter?: number | null } = {},
  ) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = options.code
    this.issues = options.issues ?? []
    this.text = options.text ?? `${status}: ${message}`
    this.retryAfter = options.retryAfter ?? null
  }
}

export const OFFLINE = 'No connection. Check your network and try again.'

let handleSessionEnd: () => void = () => undefined

/** Registers the one listener that is called whenever an answer says that nobody is signed in. */
export function onSessionEnd(listener: () => void) {
  handleSessionEnd = listener
}

/** Ends the session in the app if the server answered 401. Requests that are not sent by `call` must pass their status here. */
export function checkSessionStatus(status: number) {
  if (status === 401) handleSessionEnd()
}

async function toError(res: Response): Promise<ApiError> {
  const body = await res.text().catch(() => '')
  const text = `${res.status}: ${body || res.statusText}`
  const retryAfter = Number(res.headers.get('retry-after')) || null
  try {
    const { code, message, issues } = JSON.parse(body) as ApiErrorBody
    if (typeof message === 'string') return new ApiError(res.status, message, { code, issues, text, retryAfter })
  } catch {
    // The answer does not come from the API but from a proxy. Its text is for the log.
  }
  return new ApiError(res.status, '', { text, retryAfter })
}

type Argument<T> = object extends T ? [request?: T] : [request: T]

interface AnyRequest {
  params?: Record<string, string | number>
  query?: Record<string, string | undefined>
  body?: unknown
  signal?: AbortSignal
}

function addressOf(name: CallName, { params = {}, query = {} }: AnyRequest): string {
  const path = name.slice(name.indexOf('/')).replace(/:(\w+)/g, (_, param: string) => encodeURIComponent(params[param]!))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, value)
  return search.size === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${search}`
}

/** The address of a call: its path with the parameters put in, and its query. */
export function pathOf<Name extends CallName>(name: Name, ...[request]: Argument<Omit<RequestOf<Name>, 'body'>>): string {
  return addressOf(name, request ?? {})
}

/**
 * Makes a call with the session's cookie and reads its JSON; undefined where the answer has no body. A body that is
 * FormData is sent as it is, anything else as JSON. Throws ApiError, or the signal's reason once it is aborted.
 */
export async function call<Name extends CallName>(
  name: Name,
  ...[request]: Argument<RequestOf<Name> & { signal?: AbortSignal }>
): Promise<ResponseOf<Name>> {
  const { body, signal }: AnyRequest = request ?? {}
  const isForm = body instanceof FormData
  let res: Response
  try {
    res = await fetch(addressOf(name, request ?? {}), {
      method: name.slice(0, name.indexOf(' ')),
      credentials: 'include',
      headers: { accept: 'application/json', ...(body !== undefined && !isForm && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      signal,
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiError(0, OFFLINE)
  }
  checkSessionStatus(res.status)
  if (!res.ok) throw await toError(res)
  const text = await res.text()
  return (text === '' ? undefined : JSON.parse(text)) as ResponseOf<Name>
}

/** The sentence to show for a thrown error: the server's, otherwise `fallback`. */
export function errorMessage(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message ? error.message : fallback
}

/** The code of a thrown error; undefined when it does not come from the API. */
export const errorCode = (error: unknown) => (error instanceof ApiError ? error.code : undefined)
