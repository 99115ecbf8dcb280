import { useCallback, useEffect, useState } from 'react'
import { type UploadedImageType, whenUploadsSettled } from '../images/uploads-in-progress.ts'

/** Delays a save until running picture uploads have ended. `holding` is true while the save waits. */
export function useAwaitUploads() {
  const [holding, setHolding] = useState(false)
  const [settled, setSettled] = useState<{ resume: () => void } | null>(null)
  // When an upload ends, React has not yet rendered the draft with the new picture, so the save waits until it has.
  useEffect(() => {
    if (!settled) return
    setHolding(false)
    settled.resume()
  }, [settled])

  const awaitUploads = useCallback((): Promise<Set<UploadedImageType>> | null => {
    const uploads = whenUploadsSettled()
    if (!uploads) return null
    setHolding(true)
    return uploads.then((missed) => new Promise((resolve) => setSettled({ resume: () => resolve(missed) })))
  }, [])
  return { holding, awaitUploads }
}
