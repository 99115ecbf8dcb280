import { and, asc, eq, gt, gte, isNull, ne, or, sql } from 'drizzle-orm'
import { emailLookupKeyOf } from '../../schema/email.ts'
import { oneTimeLinkTokensTable, sentMailsTable, sessionsTable, usersTable } from '../../schema/tables/users.ts'
import type { Db, UserRow } from '../platform/db.ts'
import { type OpenOneTimeLink, buildOpenLinkCondition } from './link-queries.ts'
import { ONE_TIME_LINK_LIFETIMES_MS, hashOneTimeLinkToken, createOneTimeLinkToken } from './links.ts'

/** SQL condition for address-restore links that are not mailed yet. Its text equals the partial index's, so SQLite uses it. */
const UNMAILED_RESTORE_LINK_CONDITION = sql`purpose = 'restore' and mailed_at is null`

/** Counts a mail to a mailbox (a keyed hash) and returns the row's id; null if the mailbox got `max` mails since `since` (ms). */
export async function createSentMailWithinLimit(db: Db, mailbox: string, max: number, since: number, now: number): Promise<number | null> {
  const [row] = await db.all<{ id: number }>(
    sql`insert into sent_mails (mailbox, at) select ${mailbox}, ${now}
        where (select count(*) from sent_mails where mailbox = ${mailbox} and at > ${since}) < ${max} returning id`,
  )
  return row?.id ?? null
}

export async function deleteSentMail(db: Db, id: number): Promise<void> {
  await db.delete(sentMailsTable).where(eq(sentMailsTable.id, id))
}

/** Marks an account's e-mail address as confirmed and the link as used. Returns false if the link is no longer open. */
export async function confirmEmail(db: Db, link: OpenOneTimeLink, now = Date.now()): Promise<boolean> {
  const open = buildOpenLinkCondition(link.hash, ['confirmation'], now)
  const [rows] = await db.batch([
    db
      .update(usersTable)
      .set({ emailConfirmedAt: now })
      .where(and(eq(usersTable.id, link.userId), open))
      .returning({ id: usersTable.id }),
    db
      .update(oneTimeLinkTokensTable)
      .set({ usedAt: now })
      .where(and(eq(oneTimeLinkTokensTable.hash, link.hash), open)),
  ])
  return rows.length > 0
}

/** Statement that stores an address-restore link for the user's confirmed address. `mailRestoreLinks` later mails it. */
export function createEmailRestoreLink(db: Db, before: Pick<UserRow, 'id' | 'email'>, now: number) {
  return db.insert(oneTimeLinkTokensTable).values({
    // The stored token hash is a placeholder that matches no token until the link is mailed.
    hash: createOneTimeLinkToken(),
    userId: before.id,
    purpose: 'restore',
    email: before.email,
    createdAt: now,
    expiresAt: now + ONE_TIME_LINK_LIFETIMES_MS.restore,
  })
}

const buildUnusedRestoreLinkCondition = (userId: number) =>
  and(eq(oneTimeLinkTokensTable.userId, userId), eq(oneTimeLinkTokensTable.purpose, 'restore'), isNull(oneTimeLinkTokensTable.usedAt))

/** Finds the user's oldest open link that restores this e-mail address; null if there is none. */
export async function getEmailRestoreLink(db: Db, userId: number, email: string, now: number): Promise<{ createdAt: number } | null> {
  const rows = await db
    .select({ email: oneTimeLinkTokensTable.email, createdAt: oneTimeLinkTokensTable.createdAt })
    .from(oneTimeLinkTokensTable)
    .where(and(buildUnusedRestoreLinkCondition(userId), gt(oneTimeLinkTokensTable.expiresAt, now)))
    .orderBy(asc(oneTimeLinkTokensTable.createdAt))
  return rows.find((row) => row.email !== null && emailLookupKeyOf(row.email) === emailLookupKeyOf(email)) ?? null
}

/** Statement that voids a user's address-restore links that were created after `createdAt`. */
export function revokeLaterEmailRestoreLinks(db: Db, userId: number, createdAt: number, now: number) {
  return db
    .update(oneTimeLinkTokensTable)
    .set({ usedAt: now })
    .where(and(buildUnusedRestoreLinkCondition(userId), gt(oneTimeLinkTokensTable.createdAt, createdAt)))
}

interface UnmailedRestoreLink {
  hash: string
  email: string
  username: string
}

/** Lists all address-restore links not mailed at `now` (ms), oldest first, so that one account's links delay no others. */
export async function* listUnmailedRestoreLinks(db: Db, now: number): AsyncGenerator<UnmailedRestoreLink> {
  const page = 1000
  const { hash, email, userId, createdAt: at, usedAt, expiresAt } = oneTimeLinkTokensTable
  for (let after = { at: 0, hash: '' }; ;) {
    const rows = await db
      .select({ hash, email, username: usersTable.username, at })
      .from(oneTimeLinkTokensTable)
      .innerJoin(usersTable, eq(usersTable.id, userId))
      .where(and(UNMAILED_RESTORE_LINK_CONDITION, isNull(usedAt), gt(expiresAt, now), sql`(${at}, ${hash}) > (${after.at}, ${after.hash})`))
      .orderBy(asc(at), asc(hash))
      .limit(page)
    for (const { hash, email, username } of rows) if (email !== null) yield { hash, email, username }
    if (rows.length < page) return
    after = rows.at(-1)!
  }
}

/** Gives an unmailed address-restore link its token and full lifetime. Returns the token, or null if another run was first. */
export async function claimRestoreLink(db: Db, noted: string, now: number): Promise<string | null> {
  const token = createOneTimeLinkToken()
  const rows = await db
    .update(oneTimeLinkTokensTable)
    .set({ hash: hashOneTimeLinkToken(token), mailedAt: now, expiresAt: now + ONE_TIME_LINK_LIFETIMES_MS.restore })
    .where(and(eq(oneTimeLinkTokensTable.hash, noted), isNull(oneTimeLinkTokensTable.mailedAt), isNull(oneTimeLinkTokensTable.usedAt)))
    .returning({ hash: oneTimeLinkTokensTable.hash })
  return rows.length > 0 ? token : null
}

/** Marks an address-restore link as unmailed again, because its mail could not be sent. */
export async function releaseRestoreLink(db: Db, token: string): Promise<void> {
  await db
    .update(oneTimeLinkTokensTable)
    .set({ mailedAt: null })
    .where(eq(oneTimeLinkTokensTable.hash, hashOneTimeLinkToken(token)))
}

/**
 * Restores an account's previous e-mail address through a restore link, in one transaction. It removes the password, which a
 * thief may know, ends every session and voids the user's other links. It also voids later restore links, which lead to a thief's
 * addresses. Returns the user, or null, with nothing changed, if the link is no longer open.
 */
export async function restoreOldEmail(db: Db, link: OpenOneTimeLink, now = Date.now()): Promise<UserRow | null> {
  const email = link.email!
  const { userId, usedAt, purpose, createdAt } = oneTimeLinkTokensTable
  const open = buildOpenLinkCondition(link.hash, ['restore'], now)
  const [rows] = await db.batch([
    db
      .update(usersTable)
      .set({ email, emailKey: emailLookupKeyOf(email), emailConfirmedAt: now, resetsFrom: null, password: null, passwordRemovedAt: now })
      .where(and(eq(usersTable.id, link.userId), open))
      .returning(),
    db.delete(sessionsTable).where(and(eq(sessionsTable.userId, link.userId), open)),
    // The statement that marks the link as used must run last, because the other statements require an unused link.
    db
      .update(oneTimeLinkTokensTable)
      .set({ usedAt: now })
      .where(and(eq(userId, link.userId), isNull(usedAt), or(ne(purpose, 'restore'), gte(createdAt, link.createdAt)), open)),
  ])
  return rows[0] ?? null
}
