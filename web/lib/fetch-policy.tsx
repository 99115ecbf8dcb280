import { type ReactNode, useEffect } from 'react'
import { type Middleware, SWRConfig, unstable_serialize, useSWRConfig } from 'swr'
import { ApiError, onSessionEnd } from './api.ts'
import { wouldLoseWork } from './unsaved-work.ts'
import { setCardAvailable } from './selected-card.ts'
import { setUser } from './user.ts'

/** How long a cached answer counts as fresh, and how long it is kept while no component uses it. In ms. */
const FRESH_FOR = 30_000
const KEPT_FOR = 60_000

/** By cache key: how many components use the answer, and the timers that delete unused ones. */
const userCounts = new Map<string, number>()
const evictions = new Map<string, ReturnType<typeof setTimeout>>()

/** Deletes cached answers that no component has used for a minute. */
const evictUnused: Middleware = (next) => (key, fetcher, config) => {
  const id = unstable_serialize(key)
  const { cache } = useSWRConfig()
  useEffect(() => {
    if (!id) return
    clearTimeout(evictions.get(id))
    userCounts.set(id, (userCounts.get(id) ?? 0) + 1)
    return () => {
      const count = (userCounts.get(id) ?? 1) - 1
      userCounts.set(id, count)
      if (count === 0)
        evictions.set(
          id,
          setTimeout(() => userCounts.get(id) === 0 && cache.delete(id), KEPT_FOR),
        )
    }
  }, [id, cache])
  return next(key, fetcher, config)
}

/** Paths of calls that succeed only for users who may edit the card in the path. */
const CARD_PATH = /^\/api\/(?:business-cards|analytics)\/([1-9]\d{0,15})(?:\?|$)/
/** Statuses that say that this user cannot open the card. */
const UNAVAILABLE = [400, 403, 404]

function recordAvailability(path: string, isAvailable: boolean) {
  const id = CARD_PATH.exec(path)?.[1]
  if (id !== undefined) setCardAvailable(Number(id), isAvailable)
}

// When the session has ended, the guard redirects to sign-in. A page whose unsaved work would be lost stays open.
onSessionEnd(() => {
  if (!wouldLoseWork()) void setUser(null)
})

/**
 * Configures how calls are cached: fresh for 30 s, kept for 60 s, read again when the window gets the focus, without
 * retries and polling. Keys are the paths of GET calls.
 */
export function FetchPolicy({ children }: { children: ReactNode }) {
  return (
    <SWRConfig
      value={{
        dedupingInterval: FRESH_FOR,
        focusThrottleInterval: FRESH_FOR,
        revalidateOnFocus: true,
        revalidateOnReconnect: false,
        shouldRetryOnError: false,
        refreshInterval: 0,
        use: [evictUnused],
        onSuccess: (_, path) => recordAvailability(path, true),
        onError: (error, path) => {
          if (error instanceof ApiError && UNAVAILABLE.includes(error.status)) recordAvailability(path, false)
        },
      }}
    >
      {children}
    </SWRConfig>
  )
}
