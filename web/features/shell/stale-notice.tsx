import { RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { oldestShownAnswer, refetchStaleAnswers } from '../../lib/stale-answers.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'

const RETRY_MS = 20_000

function formatStoringTime(time: number): string {
  const isToday = new Date(time).toDateString() === new Date().toDateString()
  return new Date(time).toLocaleString(undefined, isToday ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' })
}

/** Says that the page shows what this device stored earlier, because the server cannot be reached, and asks the server again. */
export function StaleNotice() {
  const storedAt = oldestShownAnswer.use()
  const [pending, setPending] = useState(false)
  const isShown = storedAt !== null
  useEffect(() => {
    if (!isShown) return
    const retry = () => void (document.visibilityState === 'visible' && refetchStaleAnswers())
    const timer = setInterval(retry, RETRY_MS)
    addEventListener('online', retry)
    document.addEventListener('visibilitychange', retry)
    return () => {
      clearInterval(timer)
      removeEventListener('online', retry)
      document.removeEventListener('visibilitychange', retry)
    }
  }, [isShown])
  if (storedAt === null) return null
  const retry = async () => {
    setPending(true)
    await refetchStaleAnswers()
    setPending(false)
  }
  return (
    <Alert
      tone="warning"
      title="No connection"
      action={
        <Button size="sm" icon={<RefreshCw aria-hidden />} pending={pending} onClick={() => void retry()}>
          Try again
        </Button>
      }
    >
      You see what this device stored {formatStoringTime(storedAt)}.
    </Alert>
  )
}
