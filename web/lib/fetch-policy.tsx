import { type ReactNode, useEffect } from 'react'
import { mutate, type Middleware, SWRConfig, unstable_serialize, useSWRConfig } from 'swr'
import { api, ApiError } from './api.ts'
import { USER_KEY } from './user.ts'

/** In ms: how long fetched data counts as fresh, and how long it is kept when nothing shows it. */
const FRESH = 30_000
const KEPT = 60_000

const shown = new Map<string, number>()
const leaving = new Map<string, ReturnType<typeof setTimeout>>()

/** Drops data that nothing has shown for a minute. */
const forgetUnused: Middleware = (next) => (key, fetcher, config) => {
  const id = unstable_serialize(key)
  const { cache } = useSWRConfig()
  useEffect(() => {
    if (!id) return
    clearTimeout(leaving.get(id))
    shown.set(id, (shown.get(id) ?? 0) + 1)
    return () => {
      const left = (shown.get(id) ?? 1) - 1
      shown.set(id, left)
      if (left === 0)
        leaving.set(
          id,
          setTimeout(() => shown.get(id) === 0 && cache.delete(id), KEPT),
        )
    }
  }, [id, cache])
  return next(key, fetcher, config)
}

/**
 * How the app reads: a key is the path to GET; data is fresh for 30 s and kept for 60 s; no retry and no polling; read
 * again when the window gets the focus. A session that ended meanwhile shows as signed out.
 */
export function FetchPolicy({ children }: { children: ReactNode }) {
  return (
    <SWRConfig
      value={{
        fetcher: (path: string) => api.get(path),
        dedupingInterval: FRESH,
        focusThrottleInterval: FRESH,
        revalidateOnFocus: true,
        revalidateOnReconnect: false,
        shouldRetryOnError: false,
        refreshInterval: 0,
        use: [forgetUnused],
        onError: (error) => {
          if (error instanceof ApiError && error.status === 401) void mutate(USER_KEY, null, { revalidate: false })
        },
      }}
    >
      {children}
    </SWRConfig>
  )
}

/** Forgets everything that was fetched, as when somebody signs in or out. */
export function forgetAll(): Promise<unknown> {
  return mutate((key) => key !== USER_KEY, undefined, { revalidate: false })
}
