import { useEffect } from 'react'

const RETRY_PAUSES_MS = [2_000, 5_000, 15_000, 30_000, 60_000]

/**
 * While saves wait (`active`), calls `retry` at once, when the network is back, when the tab becomes visible, and after growing pauses.
 * `retry` must not throw or change between renders.
 */
export function useSaveRetries(active: boolean, retry: () => Promise<unknown>) {
  useEffect(() => {
    if (!active) return
    let stopped = false
    let running = false
    let failures = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const attempt = async () => {
      if (running) return
      running = true
      clearTimeout(timer)
      await retry()
      running = false
      if (!stopped) timer = setTimeout(() => void attempt(), RETRY_PAUSES_MS[Math.min(failures++, RETRY_PAUSES_MS.length - 1)])
    }
    const onChance = () => {
      failures = 0
      if (!document.hidden) void attempt()
    }
    addEventListener('online', onChance)
    document.addEventListener('visibilitychange', onChance)
    void attempt()
    return () => {
      stopped = true
      clearTimeout(timer)
      removeEventListener('online', onChance)
      document.removeEventListener('visibilitychange', onChance)
    }
  }, [active, retry])
}
