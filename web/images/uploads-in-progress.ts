import type { CardImageType, PwaImageType } from '../../schema/image.ts'
import { createGlobalStore } from '../ui/store.ts'

export type UploadedImageType = CardImageType | PwaImageType

const uploadsInProgressCount = createGlobalStore(0)
let failedUploadImageTypes = new Set<UploadedImageType>()
let uploadsSettledListeners: ((failedTypes: Set<UploadedImageType>) => void)[] = []

/** Counts an upload as running until its promise settles. The promise must resolve to false if the upload failed. */
export async function trackUpload(type: UploadedImageType, upload: Promise<boolean>): Promise<void> {
  if (uploadsInProgressCount.get() === 0) failedUploadImageTypes = new Set()
  uploadsInProgressCount.set(uploadsInProgressCount.get() + 1)
  let succeeded = false
  try {
    succeeded = await upload
  } finally {
    if (!succeeded) failedUploadImageTypes.add(type)
    uploadsInProgressCount.set(uploadsInProgressCount.get() - 1)
    if (uploadsInProgressCount.get() === 0) {
      for (const resolve of uploadsSettledListeners) resolve(failedUploadImageTypes)
      uploadsSettledListeners = []
    }
  }
}

export function useUploadInProgress(): boolean {
  return uploadsInProgressCount.use() > 0
}

/** Returns null if no upload is running, otherwise a promise of the image types whose uploads failed. */
export function whenUploadsSettled(): Promise<Set<UploadedImageType>> | null {
  return uploadsInProgressCount.get() === 0 ? null : new Promise((resolve) => uploadsSettledListeners.push(resolve))
}
