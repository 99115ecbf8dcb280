import { type ReactNode, useEffect } from 'react'
import { type Middleware, SWRConfig, unstable_serialize, useSWRConfig } from 'swr'
import { ApiError, onSessionEnd } from './api.ts'
import { wouldLose } from './unsaved-work.ts'
import { offerCard } from './selected-card.ts'
import { setUser } from './user.ts'

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

/** Calls that only whoever may work on a card is answered. */
const OF_CARD = /^\/api\/(?:business-cards|analytics)\/([1-9]\d{0,15})(?:\?|$)/
/** Answers that say that the card is not there for this user. */
const REFUSALS = [400, 403, 404]

function heardOfCard(path: string, isRefused: boolean) {
  const id = OF_CARD.exec(path)?.[1]
  if (id !== undefined) offerCard(Number(id), !isRefused)
}

// The session of whoever is here has ended: the guard leads to sign-in. Work that would be lost stays where it is.
onSessionEnd(() => {
  if (!wouldLose()) void setUser(null)
})

/**
 * How the app reads: a key is the path to GET; data is fresh for 30 s and kept for 60 s; no retry and no polling; read
 * again when the window gets the focus. A session that ended meanwhile shows as signed out.
 */
export function FetchPolicy({ children }: { children: ReactNode }) {
  return (
    <SWRConfig
      value={{
        dedupingInterval: FRESH,
        focusThrottleInterval: FRESH,
        revalidateOnFocus: true,
        revalidateOnReconnect: false,
        shouldRetryOnError: false,
        refreshInterval: 0,
        use: [forgetUnused],
        onSuccess: (_, path) => heardOfCard(path, false),
        onError: (error, path) => {
          if (error instanceof ApiError && REFUSALS.includes(error.status)) heardOfCard(path, true)
        },
      }}
    >
      {children}
    </SWRConfig>
  )
}
