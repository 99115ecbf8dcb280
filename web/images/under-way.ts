import type { ImageType } from '../../schema/image.ts'
import { watched } from '../ui/watched.ts'

const underWay = watched(0)
/** The places that missed a picture since uploads began. */
let missed = new Set<ImageType>()
let waiting: ((missed: Set<ImageType>) => void)[] = []

/** Counts pictures for a place as under way until `upload` is settled; it tells whether all of them came through. */
export async function countUpload(place: ImageType, upload: Promise<boolean>): Promise<void> {
  if (underWay.get() === 0) missed = new Set()
  underWay.set(underWay.get() + 1)
  let complete = false
  try {
    complete = await upload
  } finally {
    if (!complete) missed.add(place)
    underWay.set(underWay.get() - 1)
    if (underWay.get() === 0) {
      for (const settle of waiting) settle(missed)
      waiting = []
    }
  }
}

/** True while pictures are being uploaded: leaving the page would lose them. */
export function useUploadUnderWay(): boolean {
  return underWay.use() > 0
}

/** Null where no picture is under way; otherwise settles when none is any more, with the places that missed one. */
export function uploadsSettled(): Promise<Set<ImageType>> | null {
  return underWay.get() === 0 ? null : new Promise((settle) => waiting.push(settle))
}
