import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { emailLookupKeyOf } from '../../schema/email.ts'
import { SECOND_FACTOR_GRACE_MS, SECOND_FACTOR_LEVEL_MIN } from '../../schema/second-factor.ts'
import { usernameLookupKeyOf } from '../../schema/username.ts'
import { businessCardsTable } from '../../schema/tables/cards.ts'
import {
  authenticatorAppsTable,
  dashboardVisitsTable,
  knownLoginAddressesTable,
  passkeysTable,
  pwaSettingsTable,
  oneTimeLinkTokensTable,
  pushSubscriptionsTable,
  recoveryCodesTable,
  sessionsTable,
  userUploadsTable,
  usersTable,
} from '../../schema/tables/users.ts'
import {
  createPutBackLink,
  deleteUnmailedUndoLinks,
  getEmailRestoreLink,
  listOpenPutBackLinks,
  revokeLaterEmailRestoreLinks,
} from '../auth/email-queries.ts'
import { revokeUnusedOneTimeLinks } from '../auth/queries.ts'
import { usernameSkeletonOf } from '../auth/username-skeleton.ts'
import { anonymizeAttempts } from '../platform/attempt-queries.ts'
import { type NewAuditEntry, createAuditEntry } from '../platform/audit-queries.ts'
import type { SignedInViewer } from '../platform/context.ts'
import { type Db, type UserRow, accessLevelOrAbortSql, isConditionNotMetError } from '../platform/db.ts'
import { buildViewerUnchangedCondition } from '../platform/queries.ts'
import { deleteUploadsWhere } from './upload-queries.ts'

const FILLED_SKELETONS_PER_STATEMENT = 500

/** Fills the skeletons of users that are older than this column. If two of them have the same, the second one's stays null. */
export async function fillUsernameSkeletons(db: Db): Promise<void> {
  for (;;) {
    const rows = await db
      .select({ id: usersTable.id, username: usersTable.username })
      .from(usersTable)
      .where(isNull(usersTable.usernameSkeleton))
      .orderBy(usersTable.id)
      .limit(FILLED_SKELETONS_PER_STATEMENT)
    if (rows.length === 0) return
    const filled = await Promise.all(rows.map(async (row) => ({ ...row, skeleton: await usernameSkeletonOf(row.username) })))
    const { meta } = await db.run(
      sql`update or ignore users set username_skeleton = e.value ->> 'skeleton' from json_each(${JSON.stringify(filled)}) e
          where users.id = e.value ->> 'id' and users.username = e.value ->> 'username'`,
    )
    if (rows.length < FILLED_SKELETONS_PER_STATEMENT || meta.changes === 0) return
  }
}

/** True if another user has the name, or one that looks like it. */
export async function isUsernameTaken(db: Db, username: string, exceptId: number): Promise<boolean> {
  await fillUsernameSkeletons(db)
  const { usernameKey, usernameSkeleton } = usersTable
  const isSame = or(eq(usernameKey, usernameLookupKeyOf(username)), eq(usernameSkeleton, await usernameSkeletonOf(username)))
  const rows = await db
    .select({ id: usersTable.id })
    .from(usersTable)
    .where(and(isSame, ne(usersTable.id, exceptId)))
  return rows.length > 0
}

export interface UserFieldChanges {
  username?: string
  email?: string
  fullName?: string
  phone?: string | null
  accessLevel?: number
  password?: string
}

const NEVER_TRUE_CONDITION = sql`0`
const ALWAYS_TRUE_CONDITION = sql`1`

/** If somebody else has set a user's address, no password reset mails are sent to it for this time. */
const RESET_MAIL_PAUSE_MS = 24 * 3_600_000

/**
 * Returns where to mail the link that undoes a password which somebody else sets: the oldest address that can still take the account back,
 * or the present one. Null if somebody else has just set that address and no earlier one was confirmed. Its reader must wait for a day.
 */
async function findUndoEmail(db: Db, user: UserRow, newEmail: boolean, now: number): Promise<string | null> {
  const [oldest] = await listOpenPutBackLinks(db, user.id, now)
  if (oldest) return oldest.email
  const isEmailNew = newEmail || (user.resetsFrom ?? 0) > now
  return user.emailConfirmedAt === null && isEmailNew ? null : user.email
}

/**
 * Changes a user in one transaction. A new address or password revokes open links; the old address, if confirmed, gets a restore link. A
 * new password, which somebody else sets, is temporary and ends all sessions. A new level increments the version of each card, and ends a
 * request for it. Returns the user and the cards to publish. Returns null if the user or the rights of `editor` changed meanwhile. Throws
 * D1's UNIQUE error for a taken username.
 */
export async function updateUser(
  db: Db,
  before: UserRow,
  change: UserFieldChanges,
  facts: NewAuditEntry[],
  editor: SignedInViewer,
): Promise<{ user: UserRow; cards: number[] } | null> {
  const { username, email, accessLevel = before.accessLevel, ...rest } = change
  const isRenamed = username !== undefined && usernameLookupKeyOf(username) !== before.usernameKey
  const newLevel = accessLevel !== before.accessLevel
  const newEmail = email !== undefined && emailLookupKeyOf(email) !== before.emailKey
  const own = editor.user.id === before.id
  const now = Date.now()
  // Going back to an old address has the same effect on links as opening the link that restores this address.
  const back = newEmail ? await getEmailRestoreLink(db, before.id, email, now) : null
  const undoEmail = change.password === undefined ? null : await findUndoEmail(db, before, newEmail, now)
  const values = {
    ...rest,
    ...(change.password !== undefined && { temporaryPasswordAt: now }),
    ...(newLevel && {
      requestedLevel: sql`case when requested_level > ${accessLevel} then requested_level end`,
      requestedAt: sql`case when requested_level > ${accessLevel} then requested_at end`,
    }),
    // Whoever did not need a second factor before has all days of grace for adding one. They begin now, and not with the first sign-in, so
    // that an account which nobody uses does not wait with them for whoever finds its password.
    ...(newLevel &&
      before.accessLevel < SECOND_FACTOR_LEVEL_MIN && {
        secondFactorDueAt: before.secondFactorAt === null && accessLevel >= SECOND_FACTOR_LEVEL_MIN ? now + SECOND_FACTOR_GRACE_MS : null,
      }),
    ...(newEmail && { emailConfirmedAt: back && now, resetsFrom: own ? null : now + RESET_MAIL_PAUSE_MS }),
    ...(username !== undefined && { username }),
    ...(isRenamed && { usernameKey: usernameLookupKeyOf(username), usernameSkeleton: await usernameSkeletonOf(username) }),
    ...(email !== undefined && { email, emailKey: emailLookupKeyOf(email) }),
    // Aborts the change if the user is no longer equal to `before`: the rights were checked for that state.
    accessLevel: accessLevelOrAbortSql(
      sql`access_level = ${before.accessLevel} and requested_level is ${before.requestedLevel} and email_key = ${before.emailKey}
        and email_confirmed_at is ${before.emailConfirmedAt} and ${buildViewerUnchangedCondition(editor)} and ${own && newEmail ? sql`password is ${editor.user.password}` : ALWAYS_TRUE_CONDITION}`,
      accessLevel,
    ),
  }
  const endsLinks = newEmail || change.password !== undefined
  const endsSessions = change.password !== undefined
  try {
    const [rows, cards] = await db.batch([
      db.update(usersTable).set(values).where(eq(usersTable.id, before.id)).returning(),
      db
        .update(businessCardsTable)
        .set({ version: sql`version + 1` })
        .where(and(eq(businessCardsTable.userId, before.id), newLevel ? undefined : NEVER_TRUE_CONDITION))
        .returning({ id: businessCardsTable.id }),
      ...(endsLinks ? [revokeUnusedOneTimeLinks(db, before.id)] : []),
      ...(newEmail && !back && before.emailConfirmedAt !== null ? [createPutBackLink(db, before, 'restore', now)] : []),
      ...(undoEmail === null
        ? []
        : [deleteUnmailedUndoLinks(db, before.id), createPutBackLink(db, { id: before.id, email: undoEmail }, 'undo', now)]),
      ...(back ? [revokeLaterEmailRestoreLinks(db, before.id, back.createdAt, now)] : []),
      ...(endsSessions ? [db.delete(sessionsTable).where(eq(sessionsTable.userId, before.id))] : []),
      ...facts.map((fact) => createAuditEntry(db, fact)),
    ])
    return rows[0] ? { user: rows[0], cards: cards.map(({ id }) => id) } : null
  } catch (error) {
    if (isConditionNotMetError(error)) return null
    throw error
  }
}

export async function listCardIdsOfOwner(db: Db, ownerId: number): Promise<number[]> {
  const rows = await db.select({ id: businessCardsTable.id }).from(businessCardsTable).where(eq(businessCardsTable.userId, ownerId))
  return rows.map(({ id }) => id)
}

/** Deletes the rows of a user. Fails while the user still has cards or images. */
export async function deleteUserRows(db: Db, userId: number, attemptKeys: string[], fact: NewAuditEntry): Promise<void> {
  await db.batch([
    anonymizeAttempts(db, attemptKeys),
    db.delete(sessionsTable).where(eq(sessionsTable.userId, userId)),
    db.delete(pushSubscriptionsTable).where(eq(pushSubscriptionsTable.userId, userId)),
    db.delete(oneTimeLinkTokensTable).where(eq(oneTimeLinkTokensTable.userId, userId)),
    db.delete(knownLoginAddressesTable).where(eq(knownLoginAddressesTable.userId, userId)),
    db.delete(passkeysTable).where(eq(passkeysTable.userId, userId)),
    db.delete(authenticatorAppsTable).where(eq(authenticatorAppsTable.userId, userId)),
    db.delete(recoveryCodesTable).where(eq(recoveryCodesTable.userId, userId)),
    db.delete(pwaSettingsTable).where(eq(pwaSettingsTable.userId, userId)),
    db.delete(dashboardVisitsTable).where(eq(dashboardVisitsTable.userId, userId)),
    ...deleteUploadsWhere(db, eq(userUploadsTable.userId, userId)),
    db.delete(usersTable).where(eq(usersTable.id, userId)),
    createAuditEntry(db, fact),
  ])
}
