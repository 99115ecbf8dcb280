import { watched } from '../watched.ts'

const underWay = watched(0)

/** Counts a picture as under way until `upload` is settled. */
export async function countUpload<Result>(upload: Promise<Result>): Promise<Result> {
  underWay.set(underWay.get() + 1)
  try {
    return await upload
  } finally {
    underWay.set(underWay.get() - 1)
  }
}

/** True while pictures are being uploaded: leaving the page would lose them. */
export function useUploadUnderWay(): boolean {
  return underWay.use() > 0
}
