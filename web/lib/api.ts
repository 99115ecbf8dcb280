import type { ApiErrorBody } from '../../schema/error.ts'

/** An answer that is no success, or none at all (status 0). */
export class ApiError extends Error {
  readonly status: number
  readonly issues: NonNullable<ApiErrorBody['issues']>
  /** The status code, a colon, then the body as it came (the status text if it was empty). */
  readonly text: string
  /** In whole seconds, where the server said when to try again. */
  readonly retryAfter: number | null
  constructor(
    status: number,
    message: string,
    options: { issues?: ApiErrorBody['issues']; text?: string; retryAfter?: number | null } = {},
  ) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.issues = options.issues ?? []
    this.text = options.text ?? `${status}: ${message}`
    this.retryAfter = options.retryAfter ?? null
  }
}

export const OFFLINE = 'No connection. Check your network and try again.'

let tellSessionEnd: () => void = () => undefined

/** Has `listener` called whenever an answer says that nobody is signed in. */
export function onSessionEnd(listener: () => void) {
  tellSessionEnd = listener
}

/** To be told the status of each answer of a call that is not made here. */
export function heardStatus(status: number) {
  if (status === 401) tellSessionEnd()
}

async function toError(res: Response): Promise<ApiError> {
  const body = await res.text().catch(() => '')
  const text = `${res.status}: ${body || res.statusText}`
  const retryAfter = Number(res.headers.get('retry-after')) || null
  try {
    const { message, issues } = JSON.parse(body) as ApiErrorBody
    if (typeof message === 'string') return new ApiError(res.status, message, { issues, text, retryAfter })
  } catch {
    // Not our own answer: a proxy's page. Its text is for the log.
  }
  return new ApiError(res.status, '', { text, retryAfter })
}

/**
 * Makes a call with the session's cookie and reads its JSON; undefined where the answer has no body. A body that is
 * FormData goes as it is, anything else as JSON. Throws ApiError.
 */
export async function request<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const form = body instanceof FormData
  let res: Response
  try {
    res = await fetch(path, {
      method,
      credentials: 'include',
      headers: { accept: 'application/json', ...(body !== undefined && !form && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: form ? body : JSON.stringify(body) }),
      signal,
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiError(0, OFFLINE)
  }
  heardStatus(res.status)
  if (!res.ok) throw await toError(res)
  const text = await res.text()
  return (text === '' ? undefined : JSON.parse(text)) as T
}

export const api = {
  get: <T>(path: string, signal?: AbortSignal) => request<T>('GET', path, undefined, signal),
  post: <T = void>(path: string, body?: unknown) => request<T>('POST', path, body),
  put: <T = void>(path: string, body?: unknown, signal?: AbortSignal) => request<T>('PUT', path, body, signal),
  patch: <T = void>(path: string, body?: unknown) => request<T>('PATCH', path, body),
  del: <T = void>(path: string, body?: unknown) => request<T>('DELETE', path, body),
}

/** The sentence to show for whatever was thrown: the server's own, else `fallback`. */
export function errorMessage(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message ? error.message : fallback
}
