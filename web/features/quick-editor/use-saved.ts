import { useCallback, useEffect, useRef, useState } from 'react'

/** In ms: how long the indicator stands. */
const SAVED_FOR = 3000

/** True for three seconds after each save. */
export function useSaved(): [saved: boolean, tell: () => void] {
  const [saved, setSaved] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const tell = useCallback(() => {
    clearTimeout(timer.current)
    setSaved(true)
    timer.current = setTimeout(() => setSaved(false), SAVED_FOR)
  }, [])
  useEffect(() => () => clearTimeout(timer.current), [])
  return [saved, tell]
}
