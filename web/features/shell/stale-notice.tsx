import { RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { oldestShownResponseTime, refetchStaleResponses } from '../../lib/stale-responses.ts'
import { formatStoredTime, isToday } from '../../lib/stored-time.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'

const RETRY_MS = 20_000

/** Formats a time of today as `at 7:32 AM` with a non-breaking space, and an earlier time as `on Nov 22, 2026, 7:32 AM`. */
function describeStoringTime(at: number): string {
  const time = formatStoredTime(at)
  return isToday(at) ? `at ${time}`.replaceAll(/\s/g, '\u00a0') : `on ${time}`
}

/** Tells the user that the page shows data stored on this device, and requests them again. `hidden` if the editor shows its own notice. */
export function OfflineCopyNotice({ hidden }: { hidden: boolean }) {
  const storedAt = oldestShownResponseTime.use()
  const [pending, setPending] = useState(false)
  const isShown = storedAt !== null
  useEffect(() => {
    if (!isShown) return
    const retry = () => void (document.visibilityState === 'visible' && refetchStaleResponses())
    const timer = setInterval(retry, RETRY_MS)
    addEventListener('online', retry)
    document.addEventListener('visibilitychange', retry)
    return () => {
      clearInterval(timer)
      removeEventListener('online', retry)
      document.removeEventListener('visibilitychange', retry)
    }
  }, [isShown])
  if (storedAt === null || hidden) return null
  const retry = async () => {
    setPending(true)
    await refetchStaleResponses()
    setPending(false)
  }
  return (
    <Alert
      tone="warning"
      title="Offline copy"
      action={
        <Button size="sm" icon={<RefreshCw aria-hidden />} pending={pending} onClick={() => void retry()}>
          Try again
        </Button>
      }
    >
      Showing what was stored on this device {describeStoringTime(storedAt)}.
    </Alert>
  )
}
