import { LISTED_USER_UPLOADS_MAX } from '../../../schema/user-upload.ts'
import { draftKeyPrefixOfUser } from '../../editing/draft-keys.ts'
import { readStoredJson, storeText } from '../../lib/browser-storage.ts'
import { listUploadsInThisTab } from './batch/sent-uploads.ts'

/** What a closed tab leaves of an upload with rows that were not sent. `unanswered` rows were sent only if the server has the upload. */
interface ClosedUpload {
  uploadId: string
  total: number
  unsent: number
  unanswered: number
}

const storageKeyOf = (userId: number) => `${draftKeyPrefixOfUser(userId)}uploads`

const readStored = (userId: number) => (readStoredJson(storageKeyOf(userId)) as ClosedUpload[] | null) ?? []

export function readClosedUploads(userId: number): ClosedUpload[] {
  const open = new Set(listUploadsInThisTab().map(({ uploadId }) => uploadId))
  return readStored(userId).filter(({ uploadId }) => !open.has(uploadId))
}

export function storeClosedUploads(userId: number, uploads: ClosedUpload[]) {
  storeText(storageKeyOf(userId), uploads.length > 0 ? JSON.stringify(uploads.slice(-LISTED_USER_UPLOADS_MAX)) : null)
}

globalThis.addEventListener?.('pagehide', () => {
  for (const { userId, uploadId, sent, unsent, isAnswered } of listUploadsInThisTab()) {
    const closed = {
      uploadId,
      total: sent.length + unsent.length,
      unsent: unsent.length,
      unanswered: isAnswered ? 0 : sent.length,
    }
    if (closed.unsent + closed.unanswered > 0) storeClosedUploads(userId, [...readStored(userId), closed])
  }
})
