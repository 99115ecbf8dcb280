import { useCallback, useEffect, useState } from 'react'
import type { ImageType } from '../../schema/image.ts'
import { uploadsSettled } from '../images/uploads-in-progress.ts'

/** Makes a save wait for running uploads. `holding` is true while it waits. */
export function useAwaitUploads() {
  const [holding, setHolding] = useState(false)
  const [settled, setSettled] = useState<{ resume: () => void } | null>(null)
  // The last upload has just changed the draft, so the save starts in an effect, after that change was rendered.
  useEffect(() => {
    if (!settled) return
    setHolding(false)
    settled.resume()
  }, [settled])

  /** Null if no upload is running; otherwise resolves, once all have ended, to the image types whose uploads failed. */
  const awaitUploads = useCallback((): Promise<Set<ImageType>> | null => {
    const uploads = uploadsSettled()
    if (!uploads) return null
    setHolding(true)
    return uploads.then((missed) => new Promise((resolve) => setSettled({ resume: () => resolve(missed) })))
  }, [])
  return { holding, awaitUploads }
}
