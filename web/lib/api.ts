import type { ApiResponseOf, ApiCallName, ApiRequestOf } from '../../schema/calls.ts'
import type { ApiErrorBody, ApiErrorCode } from '../../schema/error.ts'
import { ALLOW_STORED_RESPONSE_HEADER, RESPONSE_STORED_AT_HEADER } from '../../schema/offline.ts'

/** An API request that failed: the response status was not 2xx, or there was no response at all (status 0). */
export class ApiError extends Error {
  declare readonly status: number
  declare readonly code: ApiErrorCode | undefined
  declare readonly issues: NonNullable<ApiErrorBody['issues']>
  /** The error's text for logs: the status code, a colon, and the response body (or the status text if the body was empty). */
  declare readonly text: string
  /** Seconds to wait before the request may be sent again (Retry-After); null if the server did not say. */
  declare readonly retryAfter: number | null
  constructor(
    status: number,
    message: string,
    { code, issues = [], text = `${status}: ${message}`, retryAfter = null }: Partial<Omit<ApiError, 'status' | keyof Error>> = {},
  ) {
    super(message)
    this.name = 'ApiError'
    Object.assign(this, { status, code, issues, text, retryAfter })
  }
}

export const OFFLINE_MESSAGE = 'No connection. Check your network and try again.'

let sessionEndListener: () => void = () => undefined

/** Sets the function to call when a response says that nobody is signed in (401). There is only one such function. */
export function setSessionEndListener(listener: () => void) {
  sessionEndListener = listener
}

let verificationAsker: () => Promise<boolean> = () => Promise.resolve(false)

/**
 * Sets the function that asks the user for the password when the server refuses a call without it. It resolves to true if the user is
 * verified.
 */
export function setVerificationAsker(ask: () => Promise<boolean>) {
  verificationAsker = ask
}

let answerAgeListener: (path: string, storedAt: number | null) => void = () => undefined

/**
 * Sets the function that learns how old an answer is. `storedAt` (ms since 1970) is the time when this device stored the answer; null if
 * the answer came from the server.
 */
export function setResponseAgeListener(listener: typeof answerAgeListener) {
  answerAgeListener = listener
}

/**
 * Ends the app's session if a response has status 401. `requestApi` calls this function. Other code that sends requests must call it, too.
 */
export function endSessionOn401(status: number) {
  if (status === 401) sessionEndListener()
}

export async function apiErrorOfResponse(res: Response): Promise<ApiError> {
  const body = await res.text().catch(() => '')
  const text = `${res.status}: ${body || res.statusText}`
  const retryAfter = Number(res.headers.get('retry-after')) || null
  try {
    const { code, message, issues } = JSON.parse(body) as ApiErrorBody
    if (typeof message === 'string') return new ApiError(res.status, message, { code, issues, text, retryAfter })
  } catch {
    // The response comes from a proxy and not from the API, so its text is logged but not shown to the user.
  }
  return new ApiError(res.status, '', { text, retryAfter })
}

type ApiCallArguments<T> = object extends T ? [request?: T] : [request: T]

interface UntypedApiRequest {
  params?: Record<string, string | number>
  query?: Record<string, string | undefined>
  body?: unknown
  signal?: AbortSignal
  allowStored?: boolean
}

function requestUrlOf(name: ApiCallName, { params = {}, query = {} }: UntypedApiRequest): string {
  const path = name.slice(name.indexOf('/')).replace(/:(\w+)/g, (_, param: string) => encodeURIComponent(params[param]!))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, value)
  return search.size === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${search}`
}

export function apiPathOf<Name extends ApiCallName>(name: Name, ...[request]: ApiCallArguments<Omit<ApiRequestOf<Name>, 'body'>>): string {
  return requestUrlOf(name, request ?? {})
}

/**
 * Sends an API request. Returns the JSON of the response; undefined if it has no body. Throws ApiError, or the signal's reason. If the call
 * needs a verified session, asks for the password and sends the request again. With
 * `allowStored`, the service worker may return an older stored answer if the server cannot be reached. The app then says so.
 */
export async function requestApi<Name extends ApiCallName>(
  name: Name,
  ...[request]: ApiCallArguments<ApiRequestOf<Name> & { signal?: AbortSignal; allowStored?: boolean }>
): Promise<ApiResponseOf<Name>> {
  const send = () => sendApiRequest(name, request ?? {}) as Promise<ApiResponseOf<Name>>
  try {
    return await send()
  } catch (error) {
    if (errorCodeOf(error) !== 'verificationRequired' || !(await verificationAsker())) throw error
    return send()
  }
}

async function sendApiRequest(name: ApiCallName, request: UntypedApiRequest): Promise<unknown> {
  const { body, signal, allowStored } = request
  const url = requestUrlOf(name, request)
  const isForm = body instanceof FormData
  let res: Response
  try {
    res = await fetch(url, {
      method: name.slice(0, name.indexOf(' ')),
      credentials: 'include',
      headers: {
        accept: 'application/json',
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...(allowStored && { [ALLOW_STORED_RESPONSE_HEADER]: 'yes' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      signal,
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiError(0, OFFLINE_MESSAGE)
  }
  endSessionOn401(res.status)
  if (!res.ok) throw await apiErrorOfResponse(res)
  const text = await res.text()
  if (allowStored) answerAgeListener(url, Number(res.headers.get(RESPONSE_STORED_AT_HEADER)) || null)
  return text === '' ? undefined : JSON.parse(text)
}

export function errorMessageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message ? error.message : fallback
}

/** True if a failed request may have changed something on the server: no answer arrived, or the server failed (5xx). */
export const mayRequestHaveSucceeded = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 500)

export const errorCodeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined)
