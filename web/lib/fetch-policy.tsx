import { type ReactNode, useEffect } from 'react'
import { type Middleware, SWRConfig, unstable_serialize, useSWRConfig } from 'swr'
import { ApiError, errorCodeOf, setResponseAgeListener, setSessionEndListener } from './api.ts'
import { recordStoredResponseTime, recordShownApiPath } from './stale-responses.ts'
import { wouldLoseUnsavedWork } from './unsaved-work.ts'
import { rememberCardAvailability } from './selected-card.ts'
import { refetchApiResponse } from './use-call.ts'
import { cacheSignedInUser, deleteOfflineUserData } from './user.ts'

const CACHE_FRESH_MS = 30_000
const UNUSED_CACHE_KEPT_MS = 60_000

/** For each cached API response: the number of components that use it, and the timer that deletes it when no component uses it. */
const usageByCacheKey = new Map<string, { count: number; evictionTimer?: ReturnType<typeof setTimeout> }>()

const evictUnusedResponses: Middleware = (next) => (key, fetcher, config) => {
  const id = unstable_serialize(key)
  const { cache } = useSWRConfig()
  useEffect(() => {
    if (!id) return
    const usage = usageByCacheKey.get(id) ?? { count: 0 }
    usageByCacheKey.set(id, usage)
    clearTimeout(usage.evictionTimer)
    usage.count++
    recordShownApiPath(id, true)
    return () => {
      if (--usage.count > 0) return
      recordShownApiPath(id, false)
      usage.evictionTimer = setTimeout(() => cache.delete(id), UNUSED_CACHE_KEPT_MS)
    }
  }, [id, cache])
  return next(key, fetcher, config)
}

const CARD_API_PATH_PATTERN = /^\/api\/(?:business-cards|analytics)\/([1-9]\d{0,15})(?:\?|$)/
const CARD_UNAVAILABLE_STATUSES = [400, 403, 404]

function rememberAvailabilityByApiPath(path: string, isAvailable: boolean) {
  const id = CARD_API_PATH_PATTERN.exec(path)?.[1]
  if (id !== undefined) rememberCardAvailability(Number(id), isAvailable)
}

// When the session has ended, the app redirects to sign-in, unless this would discard unsaved work.
setSessionEndListener(() => {
  void deleteOfflineUserData()
  if (!wouldLoseUnsavedWork()) void cacheSignedInUser(null)
})

setResponseAgeListener(recordStoredResponseTime)

/**
 * Configures SWR's cache of API responses: fresh for 30 s, kept for 60 s while unused, fetched again when the window gets the
 * focus, without retries and polling. Cache keys are the paths of GET requests.
 */
export function ApiCacheProvider({ children }: { children: ReactNode }) {
  return (
    <SWRConfig
      value={{
        dedupingInterval: CACHE_FRESH_MS,
        focusThrottleInterval: CACHE_FRESH_MS,
        revalidateOnFocus: true,
        revalidateOnReconnect: false,
        shouldRetryOnError: false,
        refreshInterval: 0,
        use: [evictUnusedResponses],
        onSuccess: (_, path) => rememberAvailabilityByApiPath(path, true),
        onError: (error, path) => {
          // The time for adding a second factor is over. The user says so too, and then the app shows nothing else.
          if (errorCodeOf(error) === 'secondFactorRequired') void refetchApiResponse('GET /api/user', {})
          if (error instanceof ApiError && CARD_UNAVAILABLE_STATUSES.includes(error.status)) rememberAvailabilityByApiPath(path, false)
        },
      }}
    >
      {children}
    </SWRConfig>
  )
}
