import { type SQL, and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm'
import { RETENTION_DAYS } from '../../schema/retention.ts'
import { userUploadRowsTable as rows, userUploadsTable as uploads, usersTable } from '../../schema/tables/users.ts'
import {
  LISTED_USER_UPLOADS_MAX,
  type StoredUploadFields,
  UNFINISHED_USER_UPLOADS_MAX,
  USER_UPLOAD_ROW_MESSAGES,
} from '../../schema/user-upload.ts'
import { type Db, type SqlCondition, type UserRow } from '../platform/db.ts'
import type { Env } from '../platform/env.ts'
import { buildUserUnchangedCondition } from '../platform/queries.ts'
import { applySweepRules, createDeletionRule, type SweepRule } from '../platform/sweep-queries.ts'

export interface NewUploadRow {
  fields: StoredUploadFields
  isInvited: boolean
  /** Why the row is wrong; null if it waits to be created. */
  message: string | null
}
export type StoredUploadRow = typeof rows.$inferSelect

/** A parameter of D1 has 2 MB at most. Each character of a cell has up to 7 bytes there, because it is escaped twice. */
const ROWS_PER_STATEMENT = 100

const isRow = (uploadId: number, index: number) => and(eq(rows.uploadId, uploadId), eq(rows.rowIndex, index))
const isProblem = or(eq(rows.state, 'failed'), eq(rows.invitation, 'unsent'))
const isOpen = or(eq(rows.state, 'pending'), eq(rows.invitation, 'due'))

/** SQL condition: a new upload replaces these: those that could not be queued, and the oldest that ended. */
const buildReplacedCondition = (userId: number, clientId: string): SqlCondition =>
  sql`user_id = ${userId} and client_id <> ${clientId} and iif(finished_at is null, queued_at is null,
    id not in (select id from user_uploads where user_id = ${userId} order by id desc limit ${LISTED_USER_UPLOADS_MAX}))`

/** Stores an upload with its rows in one transaction, unless the user has stored it before or has too many unfinished ones. */
export async function createUpload(db: Db, userId: number, clientId: string, newRows: NewUploadRow[], now: number): Promise<void> {
  const list = newRows.map(({ fields, isInvited, message }, index) => ({
    index,
    fields: JSON.stringify(fields),
    invitation: isInvited && message === null ? 'due' : null,
    message,
  }))
  // The first row is stored last, because an upload that has it is complete.
  const insertRows = (part: typeof list) =>
    db.insert(rows).select(
      sql`select u.id, e.value ->> 'index', e.value ->> 'fields', iif(e.value ->> 'message' is null, 'pending', 'failed'), e.value ->> 'invitation',
        e.value ->> 'message' from json_each(${JSON.stringify(part)}) e cross join user_uploads u
        where u.user_id = ${userId} and u.client_id = ${clientId}
        and not exists (select 1 from user_upload_rows r where r.upload_id = u.id and r.row_index = 0)`,
    )
  const unfinished = sql`(select count(*) from user_uploads where user_id = ${userId} and finished_at is null)`
  await db.batch([
    ...deleteUploadsWhere(db, buildReplacedCondition(userId, clientId)),
    db
      .insert(uploads)
      .select(sql`select null, ${userId}, ${clientId}, ${now}, null, null where ${unfinished} < ${UNFINISHED_USER_UPLOADS_MAX}`)
      .onConflictDoNothing(),
    ...Array.from({ length: Math.ceil(list.length / ROWS_PER_STATEMENT) }, (_, part) =>
      insertRows(list.slice(part * ROWS_PER_STATEMENT, (part + 1) * ROWS_PER_STATEMENT)),
    ).toReversed(),
  ])
}

const countWhere = (condition: SQL) => sql<number>`sum(${condition})`

/** Lists a user's uploads, newest first, with the number of rows in each state. */
async function listUploadsWhere(db: Db, where: SqlCondition | undefined) {
  return db
    .select({
      id: uploads.id,
      uploadId: uploads.clientId,
      queueActiveAt: uploads.queueActiveAt,
      createdAt: uploads.createdAt,
      finishedAt: uploads.finishedAt,
      total: count(),
      created: countWhere(eq(rows.state, 'created')),
      failed: countWhere(eq(rows.state, 'failed')),
      pending: countWhere(eq(rows.state, 'pending')),
      invitationsUnsent: countWhere(sql`${rows.invitation} is 'unsent'`),
    })
    .from(uploads)
    .innerJoin(rows, eq(rows.uploadId, uploads.id))
    .where(
      inArray(
        uploads.id,
        db.select({ id: uploads.id }).from(uploads).where(where).orderBy(desc(uploads.id)).limit(LISTED_USER_UPLOADS_MAX),
      ),
    )
    .groupBy(uploads.id)
    .orderBy(desc(uploads.id))
}
export type UploadWithCounts = Awaited<ReturnType<typeof listUploadsWhere>>[number]

/** Leaves out uploads that could not be queued, because the uploader sends these lists again. */
export const listUploads = (db: Db, userId: number) =>
  listUploadsWhere(db, and(eq(uploads.userId, userId), or(isNotNull(uploads.queueActiveAt), isNotNull(uploads.finishedAt))))

export async function getUpload(db: Db, userId: number, id: number): Promise<UploadWithCounts | null> {
  return (await listUploadsWhere(db, and(eq(uploads.userId, userId), eq(uploads.id, id))))[0] ?? null
}

export async function getUploadByClientId(db: Db, userId: number, clientId: string): Promise<UploadWithCounts | null> {
  return (await listUploadsWhere(db, and(eq(uploads.userId, userId), eq(uploads.clientId, clientId))))[0] ?? null
}

export async function markQueueActive(db: Db, id: number, now: number): Promise<void> {
  await db.update(uploads).set({ queueActiveAt: now }).where(eq(uploads.id, id))
}

/** Lists rows that failed or whose invitation was not sent, from the one after `after`. */
export async function listProblemRows(db: Db, uploadId: number, after: number, limit: number): Promise<StoredUploadRow[]> {
  return db
    .select()
    .from(rows)
    .where(and(eq(rows.uploadId, uploadId), gt(rows.rowIndex, after), isProblem))
    .orderBy(asc(rows.rowIndex))
    .limit(limit)
}

async function listRowIndexes(db: Db, uploadId: number, where: SqlCondition): Promise<number[]> {
  const found = await db
    .select({ rowIndex: rows.rowIndex })
    .from(rows)
    .where(and(eq(rows.uploadId, uploadId), where))
    .orderBy(asc(rows.rowIndex))
  return found.map(({ rowIndex }) => rowIndex)
}
export const listPendingRowIndexes = (db: Db, uploadId: number) => listRowIndexes(db, uploadId, eq(rows.state, 'pending'))
/** The open rows that can be queued again, because no password was typed for them. */
export const listInvitedRowIndexes = (db: Db, uploadId: number) => listRowIndexes(db, uploadId, eq(rows.invitation, 'due'))

/** Gets the user who uploaded a list, with the rows that are not finished. Null if the upload does not exist any more. */
export async function getUploaderAndOpenRows(
  db: Db,
  uploadId: number,
  indexes: number[],
): Promise<{ uploader: UserRow; open: StoredUploadRow[] } | null> {
  const [[found], open] = await db.batch([
    db
      .select({ uploader: usersTable })
      .from(uploads)
      .innerJoin(usersTable, eq(usersTable.id, uploads.userId))
      .where(eq(uploads.id, uploadId)),
    db
      .select()
      .from(rows)
      .where(and(eq(rows.uploadId, uploadId), inArray(rows.rowIndex, indexes), isOpen))
      .orderBy(asc(rows.rowIndex)),
  ])
  return found ? { uploader: found.uploader, open } : null
}

/** SQL condition: the row still waits to be created, and the uploader has the access level that was checked. */
export const buildRowPendingCondition = (uploader: UserRow, { uploadId, rowIndex }: StoredUploadRow): SqlCondition =>
  sql`${buildUserUnchangedCondition(uploader)} and exists (select 1 from user_upload_rows r
    where r.upload_id = ${uploadId} and r.row_index = ${rowIndex} and r.state = 'pending')`

/** Returns the statement that marks a row as created, in the transaction that creates its user. An invitation still needs the fields. */
export const markRowCreated = (db: Db, { uploadId, rowIndex }: StoredUploadRow, isInvited: boolean) =>
  db
    .update(rows)
    .set({ state: 'created', ...(isInvited ? { invitation: 'due' } : { fields: null }) })
    .where(isRow(uploadId, rowIndex))

export async function markRowFailed(db: Db, { uploadId, rowIndex }: StoredUploadRow, message: string): Promise<void> {
  await db
    .update(rows)
    .set({ state: 'failed', invitation: null, message })
    .where(and(isRow(uploadId, rowIndex), eq(rows.state, 'pending')))
}

/** Returns true for one caller only, so that a message that is delivered twice mails no invitation twice. */
export async function claimInvitation(db: Db, { uploadId, rowIndex }: StoredUploadRow): Promise<boolean> {
  const { meta } = await db
    .update(rows)
    .set({ invitation: 'unsent', message: USER_UPLOAD_ROW_MESSAGES.mailFailed })
    .where(and(isRow(uploadId, rowIndex), eq(rows.invitation, 'due')))
  return meta.changes > 0
}

export async function updateInvitation(
  db: Db,
  { uploadId, rowIndex }: StoredUploadRow,
  change: Partial<Pick<StoredUploadRow, 'fields' | 'invitation' | 'message'>>,
): Promise<void> {
  await db.update(rows).set(change).where(isRow(uploadId, rowIndex))
}

/** Returns the statement that ends an upload if no row is open. */
const finishUploads = (db: Db, where: SqlCondition, now: number) =>
  db
    .update(uploads)
    .set({ finishedAt: now })
    .where(
      and(
        where,
        isNull(uploads.finishedAt),
        sql`not exists (select 1 from user_upload_rows where upload_id = ${uploads.id} and (state = 'pending' or invitation = 'due'))`,
      ),
    )

/** Ends an upload if no row is open. */
export async function finishUpload(db: Db, id: number, now: number): Promise<void> {
  // Null stays, so that a repeated call queues the rows again.
  const queued = and(eq(uploads.id, id), isNotNull(uploads.queueActiveAt))
  await db.batch([db.update(uploads).set({ queueActiveAt: now }).where(queued), finishUploads(db, eq(uploads.id, id), now)])
}

/**
 * Lists unfinished uploads that the queue should have ended: they are old, or no message of any upload was consumed since `activeSince`.
 */
export async function listOverdueUploads(db: Db, activeSince: number, createdSince: number): Promise<{ id: number; createdAt: number }[]> {
  const isQueueActive = sql`exists (select 1 from user_uploads where created_at >= ${createdSince} and queued_at >= ${activeSince})`
  const isOverdue = or(lt(uploads.createdAt, createdSince), and(isNotNull(uploads.queueActiveAt), not(isQueueActive)))
  return db
    .select({ id: uploads.id, createdAt: uploads.createdAt })
    .from(uploads)
    .where(and(isNull(uploads.finishedAt), isOverdue))
}

/** Gives up open rows: users that are not created have failed, and invitations that are due are not sent. */
async function abandonRows(db: Db, where: SqlCondition, ofUploads: SqlCondition, message: string, now: number): Promise<void> {
  await db.batch([
    db
      .update(rows)
      .set({ state: 'failed', invitation: null, message })
      .where(and(where, eq(rows.state, 'pending'))),
    db
      .update(rows)
      .set({ invitation: 'unsent', message: USER_UPLOAD_ROW_MESSAGES.mailFailed })
      .where(and(where, eq(rows.invitation, 'due'))),
    finishUploads(db, ofUploads, now),
  ])
}

/** Gives up all open rows of an upload. */
export const abandonUpload = (db: Db, id: number, now: number) =>
  abandonRows(db, eq(rows.uploadId, id), eq(uploads.id, id), USER_UPLOAD_ROW_MESSAGES.lost, now)

/** Gives up the rows of a message that failed on every attempt. */
export const abandonUndeliverableRows = (db: Db, uploadId: number, indexes: number[], now: number) =>
  abandonRows(
    db,
    and(eq(rows.uploadId, uploadId), inArray(rows.rowIndex, indexes))!,
    eq(uploads.id, uploadId),
    USER_UPLOAD_ROW_MESSAGES.undeliverable,
    now,
  )

/** Returns statements that delete uploads with their rows. */
export const deleteUploadsWhere = (db: Db, where: SqlCondition) =>
  [
    db.delete(rows).where(inArray(rows.uploadId, db.select({ id: uploads.id }).from(uploads).where(where))),
    db.delete(uploads).where(where),
  ] as const

export async function deleteUpload(db: Db, id: number): Promise<void> {
  await db.batch(deleteUploadsWhere(db, eq(uploads.id, id)))
}

const uploadsBefore = (now: number) => now - RETENTION_DAYS.userUpload * 86_400_000
const OLD_UPLOAD_RULES: SweepRule[] = [
  createDeletionRule('user_upload_rows', 'upload_id IN (SELECT id FROM user_uploads WHERE created_at < ?1)', uploadsBefore),
  createDeletionRule(
    'user_uploads',
    'created_at < ?1 AND NOT EXISTS (SELECT 1 FROM user_upload_rows r WHERE r.upload_id = user_uploads.id)',
    uploadsBefore,
  ),
]

/** Deletes old uploads with their rows, a piece of the daily sweep. */
export const deleteOldUploads = (env: Pick<Env, 'DB'>, now: number) => applySweepRules(env, OLD_UPLOAD_RULES, now)
