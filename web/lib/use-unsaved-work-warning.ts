import { useCallback, useEffect, useRef, useState } from 'react'
import { registerLeaveConfirmation } from './unsaved-work.ts'

/**
 * Protects work that is stored nowhere. While `hasWork`, the page stays open when the session ends. While `shouldWarn`, the user is asked
 * before leaving: by the browser when closing the tab, otherwise by a `ConfirmDialog`, which needs the returned props `question`. The
 * returned `leave` also asks before it runs an action.
 */
export function useUnsavedWorkWarning(hasWork: boolean, shouldWarn: boolean) {
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
  return {
    leave: (action: () => void) => (shouldWarn ? void ask().then((agreed) => agreed && action()) : action()),
    question: { open: question !== null, onOpenChange: (open: boolean) => !open && answer(false), onConfirm: () => answer(true) },
  }
}
