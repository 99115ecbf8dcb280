import { useCallback, useEffect, useRef, useState } from 'react'

/** How long the indicator is shown, in ms. */
const SAVED_MS = 3000

/** True for three seconds after each save. */
export function useSaved(): [saved: boolean, showSaved: () => void] {
  const [saved, setSaved] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const showSaved = useCallback(() => {
    clearTimeout(timer.current)
    setSaved(true)
    timer.current = setTimeout(() => setSaved(false), SAVED_MS)
  }, [])
  useEffect(() => () => clearTimeout(timer.current), [])
  return [saved, showSaved]
}
