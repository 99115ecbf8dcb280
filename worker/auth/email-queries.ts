import { and, asc, eq, gt, gte, isNull, ne, or, sql } from 'drizzle-orm'
import { emailLookupKeyOf } from '../../schema/email.ts'
import { resetTokensTable, sentMailsTable, sessionsTable, usersTable } from '../../schema/tables/users.ts'
import type { Db, UserRow } from '../platform/db.ts'
import { type OpenOneTimeLink, openLinkCondition } from './link-queries.ts'
import { LINK_LIFETIMES_MS, hashLinkToken, createLinkToken } from './links.ts'

/**
 * SQL condition for address-restore links that are not mailed yet. Its text equals the partial index's, so SQLite uses that
 * index.
 */
const unmailedRestoreLinkCondition = sql`purpose = 'restore' and mailed_at is null`

/** Counts a mail to a mailbox (a keyed hash); returns the row's id, or null if it already got `max` mails since `since` (ms). */
export async function countSentMail(db: Db, mailbox: string, max: number, since: number, now: number): Promise<number | null> {
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
  const open = openLinkCondition(link.hash, ['confirmation'], now)
  const [rows] = await db.batch([
    db
      .update(usersTable)
      .set({ emailConfirmedAt: now })
      .where(and(eq(usersTable.id, link.userId), open))
      .returning({ id: usersTable.id }),
    db
      .update(resetTokensTable)
      .set({ usedAt: now })
      .where(and(eq(resetTokensTable.hash, link.hash), open)),
  ])
  return rows.length > 0
}

/** Statement that stores an address-restore link for the user's confirmed address. `mailRestoreLinks` later mails it. */
export function insertEmailRestoreLink(db: Db, before: Pick<UserRow, 'id' | 'email'>, now: number) {
  return db.insert(resetTokensTable).values({
    // The stored token hash is a placeholder that matches no token until the link is mailed.
    hash: createLinkToken(),
    userId: before.id,
    purpose: 'restore',
    email: before.email,
    createdAt: now,
    expiresAt: now + LINK_LIFETIMES_MS.restore,
  })
}

const unusedRestoreLinkCondition = (userId: number) =>
  and(eq(resetTokensTable.userId, userId), eq(resetTokensTable.purpose, 'restore'), isNull(resetTokensTable.usedAt))

/** Finds the user's oldest open link that restores this e-mail address; null if there is none. */
export async function findEmailRestoreLink(db: Db, userId: number, email: string, now: number): Promise<{ createdAt: number } | null> {
  const rows = await db
    .select({ email: resetTokensTable.email, createdAt: resetTokensTable.createdAt })
    .from(resetTokensTable)
    .where(and(unusedRestoreLinkCondition(userId), gt(resetTokensTable.expiresAt, now)))
    .orderBy(asc(resetTokensTable.createdAt))
  return rows.find((row) => row.email !== null && emailLookupKeyOf(row.email) === emailLookupKeyOf(email)) ?? null
}

/** Statement that voids a user's address-restore links that were created after `createdAt`. */
export function voidLaterEmailRestoreLinks(db: Db, userId: number, createdAt: number, now: number) {
  return db
    .update(resetTokensTable)
    .set({ usedAt: now })
    .where(and(unusedRestoreLinkCondition(userId), gt(resetTokensTable.createdAt, createdAt)))
}

interface UnmailedRestoreLink {
  hash: string
  email: string
  username: string
}

/** Lists all address-restore links not mailed at `now` (ms), oldest first, so that one account's links delay no others. */
export async function* listUnmailedRestoreLinks(db: Db, now: number): AsyncGenerator<UnmailedRestoreLink> {
  const page = 1000
  for (let after = { at: 0, hash: '' }; ;) {
    const rows = await db
      .select({ hash: resetTokensTable.hash, email: resetTokensTable.email, username: usersTable.username, at: resetTokensTable.createdAt })
      .from(resetTokensTable)
      .innerJoin(usersTable, eq(usersTable.id, resetTokensTable.userId))
      .where(
        and(
          unmailedRestoreLinkCondition,
          isNull(resetTokensTable.usedAt),
          gt(resetTokensTable.expiresAt, now),
          sql`(${resetTokensTable.createdAt}, ${resetTokensTable.hash}) > (${after.at}, ${after.hash})`,
        ),
      )
      .orderBy(asc(resetTokensTable.createdAt), asc(resetTokensTable.hash))
      .limit(page)
    for (const { hash, email, username } of rows) if (email !== null) yield { hash, email, username }
    if (rows.length < page) return
    after = rows.at(-1)!
  }
}

/** Gives an unmailed address-restore link its token and full lifetime. Returns the token, or null if another run was first. */
export async function claimUnmailedRestoreLink(db: Db, noted: string, now: number): Promise<string | null> {
  const token = createLinkToken()
  const rows = await db
    .update(resetTokensTable)
    .set({ hash: hashLinkToken(token), mailedAt: now, expiresAt: now + LINK_LIFETIMES_MS.restore })
    .where(and(eq(resetTokensTable.hash, noted), isNull(resetTokensTable.mailedAt), isNull(resetTokensTable.usedAt)))
    .returning({ hash: resetTokensTable.hash })
  return rows.length > 0 ? token : null
}

/** Marks an address-restore link as unmailed again, because its mail could not be sent. */
export async function unclaimRestoreLink(db: Db, token: string): Promise<void> {
  await db
    .update(resetTokensTable)
    .set({ mailedAt: null })
    .where(eq(resetTokensTable.hash, hashLinkToken(token)))
}

/**
 * Restores an account's previous e-mail address through a restore link, in one transaction. It removes the password, which a
 * thief may know, ends every session and voids the user's other links. It also voids later restore links, which lead to a thief's
 * addresses. Returns the user, or null, with nothing changed, if the link is no longer open.
 */
export async function restoreOldEmail(db: Db, link: OpenOneTimeLink, now = Date.now()): Promise<UserRow | null> {
  const email = link.email!
  const open = openLinkCondition(link.hash, ['restore'], now)
  const [rows] = await db.batch([
    db
      .update(usersTable)
      .set({ email, emailKey: emailLookupKeyOf(email), emailConfirmedAt: now, resetsFrom: null, password: null })
      .where(and(eq(usersTable.id, link.userId), open))
      .returning(),
    db.delete(sessionsTable).where(and(eq(sessionsTable.userId, link.userId), open)),
    // The statement that marks the link as used must run last, because the other statements require an unused link.
    db
      .update(resetTokensTable)
      .set({ usedAt: now })
      .where(
        and(
          eq(resetTokensTable.userId, link.userId),
          isNull(resetTokensTable.usedAt),
          or(ne(resetTokensTable.purpose, 'restore'), gte(resetTokensTable.createdAt, link.createdAt)),
          open,
        ),
      ),
  ])
  return rows[0] ?? null
}
