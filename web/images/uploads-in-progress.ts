import type { ImageType } from '../../schema/image.ts'
import { createStore } from '../ui/store.ts'

const inProgress = createStore(0)
/** Image types for which an upload has failed since the first of the current uploads began. */
let failedTypes = new Set<ImageType>()
let onAllSettled: ((failedTypes: Set<ImageType>) => void)[] = []

/** Counts an upload as in progress until `upload` settles; it resolves to true when every picture was uploaded. */
export async function trackUpload(type: ImageType, upload: Promise<boolean>): Promise<void> {
  if (inProgress.get() === 0) failedTypes = new Set()
  inProgress.set(inProgress.get() + 1)
  let succeeded = false
  try {
    succeeded = await upload
  } finally {
    if (!succeeded) failedTypes.add(type)
    inProgress.set(inProgress.get() - 1)
    if (inProgress.get() === 0) {
      for (const resolve of onAllSettled) resolve(failedTypes)
      onAllSettled = []
    }
  }
}

/** True while pictures are being uploaded: leaving the page would lose them. */
export function useUploadInProgress(): boolean {
  return inProgress.use() > 0
}

/** Null when no upload is in progress; otherwise resolves once all have finished, to the image types of failed uploads. */
export function uploadsSettled(): Promise<Set<ImageType>> | null {
  return inProgress.get() === 0 ? null : new Promise((resolve) => onAllSettled.push(resolve))
}
