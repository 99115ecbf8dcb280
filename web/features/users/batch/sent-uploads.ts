import { type StoredUploadFields, type UserUploadDetails, type UserUploadSummary } from '../../../../schema/user-upload.ts'
import { ApiError, OFFLINE_MESSAGE, requestApi } from '../../../lib/api.ts'
import { createRandomId } from '../../../lib/random-id.ts'
import { setUserGoneListener } from '../../../lib/user.ts'
import type { UploadRow } from './columns.ts'

/** Rows of one upload: those that were sent, and those that needed corrections and stayed here. */
interface UploadInThisTab {
  userId: number
  uploadId: string
  sent: readonly UploadRow[]
  unsent: readonly FailedRow[]
}
export type FailedRow = UploadRow & { error: string }

const SENDING_TIMEOUT_MS = 60_000

/** Only the tab that sent an upload knows its typed passwords, until the tab is closed, the session ends or the upload is dismissed. */
const uploadsInThisTab = new Map<number, UploadInThisTab>()
setUserGoneListener(() => uploadsInThisTab.clear())

/** The upload that the server has not answered yet. */
let uploadBeingSent: UploadInThisTab | null = null

/** Lists the uploads of this tab, and whether the server has answered them. */
export const listUploadsInThisTab = () => [
  ...Array.from(uploadsInThisTab.values(), (upload) => ({ ...upload, isAnswered: true })),
  ...(uploadBeingSent ? [{ ...uploadBeingSent, isAnswered: false }] : []),
]

export const getUploadInThisTab = (id: number) => uploadsInThisTab.get(id)

/** Counts the rows of an upload that are in this tab only, because they need corrections. */
export const countUnsentRows = ({ id }: UserUploadSummary) => getUploadInThisTab(id)?.unsent.length ?? 0

/** Returns a function that sends rows. Sending the same rows again, after a lost answer, starts no second upload. */
export function createUploadSender(userId: number) {
  let last: { rows: readonly UploadRow[]; uploadId: string } | null = null
  return async (rows: readonly UploadRow[], unsent: readonly FailedRow[]): Promise<UserUploadSummary> => {
    if (last?.rows !== rows) last = { rows, uploadId: createRandomId() }
    const { uploadId } = last
    const sending = (uploadBeingSent = { userId, uploadId, sent: rows, unsent })
    const signal = AbortSignal.timeout(SENDING_TIMEOUT_MS)
    const body = { users: rows.map(({ fields }) => fields), uploadId }
    const upload = await requestApi('POST /api/user-uploads', { body, signal })
      .catch((error: unknown) => {
        throw signal.aborted ? new ApiError(0, OFFLINE_MESSAGE) : error
      })
      .finally(() => (uploadBeingSent = null))
    uploadsInThisTab.set(upload.id, sending)
    return upload
  }
}

export const forgetUploadInThisTab = (id: number) => uploadsInThisTab.delete(id)

const withoutPassword = (fields: StoredUploadFields) => ({ ...fields, password: '' })

/** Fetches all rows of an upload that were not created. Their passwords are blank if another tab has sent them. */
export async function fetchFailedRows(id: number): Promise<FailedRow[]> {
  const known = getUploadInThisTab(id)
  const failed: FailedRow[] = []
  for (let after: number | null | undefined; after !== null;) {
    const page: UserUploadDetails = await requestApi('GET /api/user-uploads/:id', {
      params: { id },
      query: after === undefined ? {} : { after: String(after) },
    })
    for (const { index, fields, message } of page.failures)
      failed.push({ ...(known?.sent[index] ?? { number: index + 1, fields: withoutPassword(fields) }), error: message })
    after = page.next
  }
  return [...failed, ...(known?.unsent ?? [])].sort((a, b) => a.number - b.number)
}
