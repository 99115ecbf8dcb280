import { levelAllows } from '../../schema/capabilities.ts'
import { API_ERROR_MESSAGES } from '../../schema/error.ts'
import type { UserUploadMessage } from '../../schema/queue-message.ts'
import type { CreateUserUploadBody } from '../../schema/user-management.ts'
import {
  USER_UPLOAD_CELL_LENGTH_MAX,
  USER_UPLOAD_DURATION_MAX_MS,
  USER_UPLOAD_FIELDS,
  USER_UPLOAD_IDLE_MS_MAX,
  USER_UPLOAD_ROW_MESSAGES,
  USER_UPLOAD_ROWS_PER_MESSAGE,
  type UploadedUserFields,
} from '../../schema/user-upload.ts'
import { getUserByUsername } from '../auth/queries.ts'
import { publishCard } from '../cards/publish.ts'
import { type Db, type UserRow, openDatabase } from '../platform/db.ts'
import { decryptText, encryptText } from '../platform/encryption.ts'
import type { Env } from '../platform/env.ts'
import { AppError, conflictError, forbiddenError } from '../platform/errors.ts'
import { logFailure } from '../platform/log.ts'
import { parseUserRow } from './bulk.ts'
import { createAccountIf } from './create.ts'
import { isInvitationPending, mailInvitation } from './invitations.ts'
import {
  type StoredUploadRow,
  type UploadWithCounts,
  abandonUpload,
  buildRowPendingCondition,
  claimInvitation,
  createUpload,
  finishUpload,
  getUploadByClientId,
  getUploaderAndOpenRows,
  listInvitedRowIndexes,
  listOverdueUploads,
  listPendingRowIndexes,
  markRowCreated,
  markRowFailed,
  markQueueActive,
  updateInvitation,
} from './upload-queries.ts'

/** The longest messages of one call stay below the queue's limit of 256 kB. */
const MESSAGES_PER_SEND = 30

/** Reads a row as a spreadsheet has it: as texts. Anything else counts as blank. */
function toUploadedFields(row: unknown): UploadedUserFields {
  const cells = (typeof row === 'object' ? row : null) as Record<string, unknown> | null
  const textOf = (cell: unknown) =>
    typeof cell === 'string' || typeof cell === 'number' ? String(cell).slice(0, USER_UPLOAD_CELL_LENGTH_MAX) : ''
  return Object.fromEntries(USER_UPLOAD_FIELDS.map((field) => [field, textOf(cells?.[field])])) as UploadedUserFields
}

const PASSWORD_PURPOSE = 'upload-password'
const placeOfPassword = (uploadId: number, index: number) => `${uploadId}/${index}`

const notQueuedError = () => new AppError(503, API_ERROR_MESSAGES.uploadNotQueued, { code: 'uploadNotQueued' })

async function queueRows(env: Env, uploadId: number, indexes: number[], passwords: string[]): Promise<void> {
  const list = await Promise.all(
    indexes.map(async (index) => ({
      index,
      ...(passwords[index] && { password: await encryptText(env, PASSWORD_PURPOSE, placeOfPassword(uploadId, index), passwords[index]) }),
    })),
  )
  const messages: { body: UserUploadMessage }[] = []
  for (let start = 0; start < list.length; start += USER_UPLOAD_ROWS_PER_MESSAGE)
    messages.push({ body: { uploadId, rows: list.slice(start, start + USER_UPLOAD_ROWS_PER_MESSAGE) } })
  for (let start = 0; start < messages.length; start += MESSAGES_PER_SEND)
    await env.UPLOADS.sendBatch(messages.slice(start, start + MESSAGES_PER_SEND))
}

/**
 * Stores an uploaded list and queues its rows. Wrong rows fail at once. A repeated call starts no second upload, but queues the rows again
 * if that has failed. Throws 409 if the user has too many unfinished uploads, 503 if the queue fails.
 */
export async function startUpload(
  env: Env,
  userId: number,
  { users, uploadId: clientId }: CreateUserUploadBody,
): Promise<UploadWithCounts> {
  const db = openDatabase(env.DB)
  const uploaded = users.map(toUploadedFields)
  const newRows = uploaded.map((row) => {
    const { password: _, ...fields } = row
    const parsed = parseUserRow(row)
    return { fields, isInvited: row.password === '', message: 'message' in parsed ? parsed.message : null }
  })
  await createUpload(db, userId, clientId, newRows, Date.now())
  const upload = await getUploadByClientId(db, userId, clientId)
  if (!upload) throw conflictError('uploadsRunning')
  if (upload.queueActiveAt === null) {
    try {
      const indexes = await listPendingRowIndexes(db, upload.id)
      const passwords = uploaded.map(({ password }) => password)
      await queueRows(env, upload.id, indexes, passwords)
    } catch (error) {
      logFailure('user-upload-failed', { uploadId: upload.id }, error)
      throw notQueuedError()
    }
    await markQueueActive(db, upload.id, Date.now())
    await finishUpload(db, upload.id, Date.now())
  }
  const started = await getUploadByClientId(db, userId, clientId)
  // Another list of this user may have replaced it before it was queued.
  if (!started) throw notQueuedError()
  return started
}

async function createUserOfRow(env: Env, db: Db, uploader: UserRow, row: StoredUploadRow, encrypted: string | undefined): Promise<boolean> {
  if (!levelAllows(uploader.accessLevel, 'manageUsers') || uploader.suspendedAt !== null) throw forbiddenError()
  const place = placeOfPassword(row.uploadId, row.rowIndex)
  const password = encrypted === undefined ? '' : await decryptText(env, PASSWORD_PURPOSE, place, encrypted)
  if (password === null) throw new AppError(400, USER_UPLOAD_ROW_MESSAGES.unreadablePassword)
  const parsed = parseUserRow({ ...row.fields, password })
  if ('message' in parsed) throw new AppError(400, parsed.message)
  const isInvited = password === ''
  const { card } = await createAccountIf(db, uploader, parsed.fields, buildRowPendingCondition(uploader, row), [
    markRowCreated(db, row, isInvited),
  ])
  // Thousands of share images are not drawn in advance, because most of these cards are still blank. They are drawn when requested.
  await publishCard({ ...env, SHARE_IMAGES: 'on request' }, card.id)
  return isInvited
}

async function mailInvitationOfRow(env: Env, db: Db, row: StoredUploadRow): Promise<void> {
  if (!(await claimInvitation(db, row))) return
  const user = await getUserByUsername(db, row.fields!.username.trim())
  if (!user || !isInvitationPending(user)) return
  let mailedAt: number | null
  try {
    mailedAt = await mailInvitation(db, env, user)
  } catch (error) {
    await updateInvitation(db, row, { invitation: 'due', message: null })
    throw error
  }
  await updateInvitation(
    db,
    row,
    mailedAt === null ? { message: USER_UPLOAD_ROW_MESSAGES.mailsUsed } : { invitation: 'sent', fields: null, message: null },
  )
}

/**
 * Creates and invites the user of one row. A row that must not be created fails with its reason. Throws if the row should be tried again.
 */
async function processRow(env: Env, db: Db, uploader: UserRow, row: StoredUploadRow, encrypted: string | undefined): Promise<void> {
  let isInvited = row.invitation === 'due'
  if (row.state === 'pending') {
    try {
      isInvited = await createUserOfRow(env, db, uploader, row, encrypted)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const message = error.options.code === 'accessDenied' ? USER_UPLOAD_ROW_MESSAGES.rightsLost : error.message
      return markRowFailed(db, row, message)
    }
  }
  if (isInvited) await mailInvitationOfRow(env, db, row)
}

/**
 * Creates the users of a queue message. Rows that an earlier delivery has finished are left alone. Returns false if a row should be tried
 * again; the other rows are finished.
 */
export async function processUploadMessage(env: Env, { uploadId, rows }: UserUploadMessage): Promise<boolean> {
  const db = openDatabase(env.DB)
  const encryptedByIndex = new Map(rows.map(({ index, password }) => [index, password]))
  const found = await getUploaderAndOpenRows(db, uploadId, [...encryptedByIndex.keys()])
  if (!found) return true
  let isDone = true
  for (const row of found.open) {
    try {
      await processRow(env, db, found.uploader, row, encryptedByIndex.get(row.rowIndex))
    } catch (error) {
      isDone = false
      logFailure('user-upload-row-failed', { uploadId, row: row.rowIndex }, error)
    }
  }
  await finishUpload(db, uploadId, Date.now())
  return isDone
}

/**
 * Queues rows again whose messages were lost, for example with a local server that ended. Rows with a typed password fail, because the
 * password was only in the message, and so do all rows of an upload that takes too long.
 */
export async function recoverOverdueUploads(env: Env, now: number): Promise<void> {
  const db = openDatabase(env.DB)
  const createdSince = now - USER_UPLOAD_DURATION_MAX_MS
  for (const { id, createdAt } of await listOverdueUploads(db, now - USER_UPLOAD_IDLE_MS_MAX, createdSince)) {
    const indexes = createdAt < createdSince ? [] : await listInvitedRowIndexes(db, id)
    if (indexes.length === 0) await abandonUpload(db, id, now)
    else {
      await queueRows(env, id, indexes, [])
      await markQueueActive(db, id, now)
    }
  }
}
