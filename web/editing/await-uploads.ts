import { useCallback, useEffect, useState } from 'react'
import type { ImageType } from '../../schema/image.ts'
import { uploadsSettled } from '../images/uploads-in-progress.ts'

/** Lets a save wait for the pictures that are being uploaded. `holding` while one does. */
export function useAwaitUploads() {
  const [holding, setHolding] = useState(false)
  const [settled, setSettled] = useState<{ resume: () => void } | null>(null)
  // The last picture changed the draft when it landed: an effect runs after that change has been drawn.
  useEffect(() => {
    if (!settled) return
    setHolding(false)
    settled.resume()
  }, [settled])

  /** Null where no picture is under way; otherwise the places that missed one, once all of them have landed or failed. */
  const awaitUploads = useCallback((): Promise<Set<ImageType>> | null => {
    const uploads = uploadsSettled()
    if (!uploads) return null
    setHolding(true)
    return uploads.then((missed) => new Promise((resolve) => setSettled({ resume: () => resolve(missed) })))
  }, [])
  return { holding, awaitUploads }
}
