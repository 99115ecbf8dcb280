import { useCallback, useEffect, useRef, useState } from 'react'

const SAVED_INDICATOR_MS = 3000

export function useSavedIndicator(): [saved: boolean, showSaved: () => void] {
  const [saved, setSaved] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const showSaved = useCallback(() => {
    clearTimeout(timer.current)
    setSaved(true)
    timer.current = setTimeout(() => setSaved(false), SAVED_INDICATOR_MS)
  }, [])
  useEffect(() => () => clearTimeout(timer.current), [])
  return [saved, showSaved]
}
