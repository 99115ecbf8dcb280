import { useEffect, useState } from 'react'
import { useSWRConfig } from 'swr'
import { DEFAULT_PWA_SETTINGS, type PwaSettings } from '../../../schema/pwa.ts'
import { apiPathOf } from '../../lib/api.ts'
import { useApiCall } from '../../lib/use-call.ts'
import { showToast } from '../../ui/toast.ts'

const SETTINGS_CALL = 'GET /api/pwa-settings'
const CACHE_FRESH_MS = 5 * 60_000
const RETRIES_MAX = 1
const RETRY_DELAY_MS = 1000

/** Returns undefined while the settings are loading, and the default settings if they cannot be loaded. */
export function usePwaSettings(): PwaSettings | undefined {
  const [isFailed, setFailed] = useState(false)
  const { data, error, isValidating, mutate } = useApiCall(
    SETTINGS_CALL,
    {},
    {
      dedupingInterval: CACHE_FRESH_MS,
      shouldRetryOnError: true,
      onErrorRetry: (_error, _path, _config, revalidate, { retryCount }) => {
        if (retryCount <= RETRIES_MAX) setTimeout(() => void revalidate({ retryCount }), RETRY_DELAY_MS)
        else setFailed(true)
      },
    },
  )
  const { cache } = useSWRConfig()
  const isMissing = data === undefined
  // When another user signs in, SWR deletes the first user's response, but still counts it as fresh and requests nothing. So the settings
  // are requested here, unless SWR has begun a request since this render.
  useEffect(() => {
    const isRequested = isValidating || cache.get(apiPathOf(SETTINGS_CALL, {}))?.isValidating
    if (isMissing && !error && !isRequested) void mutate()
  }, [isMissing, error, isValidating, cache, mutate])
  useEffect(() => {
    if (isMissing && isFailed)
      showToast({ title: 'Could not fetch PWA settings', description: 'Using default settings instead', variant: 'destructive' })
  }, [isMissing, isFailed])
  return data ?? (isFailed ? DEFAULT_PWA_SETTINGS : undefined)
}
