import { useEffect, useRef } from 'react'
import { registerLeaveConfirmation } from './unsaved-work.ts'

/**
 * Keeps work on the screen when the session ends (`hasWork`), because it is stored nowhere else. With `shouldWarn`, closing the tab
 * makes the browser ask, and leaving the page within the app calls `ask`.
 */
export function useLossWarning(hasWork: boolean, shouldWarn: boolean, ask: () => Promise<boolean>) {
  const latest = useRef({ shouldWarn, ask })
  useEffect(() => {
    latest.current = { shouldWarn, ask }
  })
  useEffect(() => {
    if (!hasWork) return
    return registerLeaveConfirmation(() => (latest.current.shouldWarn ? latest.current.ask() : Promise.resolve(true)), true)
  }, [hasWork])
  useEffect(() => {
    if (!shouldWarn) return
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', onUnload)
    return () => window.removeEventListener('beforeunload', onUnload)
  }, [shouldWarn])
}
