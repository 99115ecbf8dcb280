import { useEffect, useRef } from 'react'
import { registerLeaveConfirmation } from '../../../lib/unsaved-work.ts'

/**
 * Keeps the rows of an upload on the screen when the session ends (`hasRows`), because they are stored nowhere else. With
 * `shouldWarn`, closing the tab makes the browser ask, and leaving the page within the app calls `ask`.
 */
export function useLossWarning(hasRows: boolean, shouldWarn: boolean, ask: () => Promise<boolean>) {
  const latest = useRef({ shouldWarn, ask })
  useEffect(() => {
    latest.current = { shouldWarn, ask }
  })
  useEffect(() => {
    if (!hasRows) return
    return registerLeaveConfirmation(() => (latest.current.shouldWarn ? latest.current.ask() : Promise.resolve(true)), true)
  }, [hasRows])
  useEffect(() => {
    if (!shouldWarn) return
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', onUnload)
    return () => window.removeEventListener('beforeunload', onUnload)
  }, [shouldWarn])
}
