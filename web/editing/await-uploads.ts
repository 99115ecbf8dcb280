import { useCallback, useEffect, useState } from 'react'
import { type UploadedImageType, whenUploadsSettled } from '../images/uploads-in-progress.ts'

/** Makes a save wait until running picture uploads have ended. `holding` is true while the save waits. */
export function useAwaitUploads() {
  const [holding, setHolding] = useState(false)
  const [settled, setSettled] = useState<{ resume: () => void } | null>(null)
  // A finished upload has only just changed the draft, so the save waits until React has rendered that change.
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
