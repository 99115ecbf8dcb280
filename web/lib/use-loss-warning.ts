import { useCallback, useEffect, useRef, useState } from 'react'
import { registerLeaveConfirmation } from './unsaved-work.ts'

/**
 * Keeps the page open when the session ends while `hasWork`, because the work is stored nowhere else. With `shouldWarn`, the browser asks
 * before the tab is closed, and the caller asks before the page is left, while `isAsking`. `ask` resolves to the value that is given to
 * `answer`.
 */
export function useLossWarning(hasWork: boolean, shouldWarn: boolean) {
  const [question, setQuestion] = useState<{ answer: (leave: boolean) => void } | null>(null)
  const ask = useCallback(() => new Promise<boolean>((answer) => setQuestion({ answer })), [])
  const latest = useRef(shouldWarn)
  useEffect(() => {
    latest.current = shouldWarn
  })
  useEffect(() => {
    if (!hasWork) return
    return registerLeaveConfirmation(() => (latest.current ? ask() : Promise.resolve(true)), true)
  }, [hasWork, ask])
  useEffect(() => {
    if (!shouldWarn) return
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', onUnload)
    return () => window.removeEventListener('beforeunload', onUnload)
  }, [shouldWarn])

  const answer = (leave: boolean) => {
    question?.answer(leave)
    setQuestion(null)
  }
  return { isAsking: question !== null, ask, answer }
}
