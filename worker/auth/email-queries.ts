import { and, asc, eq, gt, gte, isNull, ne, or, sql } from 'drizzle-orm'
import { emailKey } from '../../schema/email.ts'
import { resetTokens, sentMails, sessions, users } from '../../schema/tables/users.ts'
import type { Db, UserRow } from '../platform/db.ts'
import { type OpenLink, isOpenLink } from './link-queries.ts'
import { LINK_LIFETIME, hashToken, newToken } from './links.ts'

/** The condition for a restore link that is not mailed yet. Its text equals that of the partial index, so that SQLite uses the index. */
const isWaiting = sql`purpose = 'restore' and mailed_at is null`

/** Counts a mail to a mailbox (a keyed hash) and returns the row's id; null when the mailbox already got `max` mails since `since` (ms). */
export async function insertSentMail(db: Db, mailbox: string, max: number, since: number, now: number): Promise<number | null> {
  const [row] = await db.all<{ id: number }>(
    sql`insert into sent_mails (mailbox, at) select ${mailbox}, ${now}
        where (select count(*) from sent_mails where mailbox = ${mailbox} and at > ${since}) < ${max} returning id`,
  )
  return row?.id ?? null
}

export async function deleteSentMail(db: Db, id: number): Promise<void> {
  await db.delete(sentMails).where(eq(sentMails.id, id))
}

/** Marks the account's address as confirmed and the link as used. Returns false when the link is no longer open. */
export async function confirmEmail(db: Db, link: OpenLink, now = Date.now()): Promise<boolean> {
  const open = isOpenLink(link.hash, ['confirmation'], now)
  const [rows] = await db.batch([
    db
      .update(users)
      .set({ emailConfirmedAt: now })
      .where(and(eq(users.id, link.userId), open))
      .returning({ id: users.id }),
    db
      .update(resetTokens)
      .set({ usedAt: now })
      .where(and(eq(resetTokens.hash, link.hash), open)),
  ])
  return rows.length > 0
}

/** The statement that stores a restore link for `before`'s confirmed address. `sendRestoreLinks` creates its token and mails it. */
export function insertRestoreLink(db: Db, before: Pick<UserRow, 'id' | 'email'>, now: number) {
  return db.insert(resetTokens).values({
    // A placeholder that no token hashes to, until the link is mailed.
    hash: newToken(),
    userId: before.id,
    purpose: 'restore',
    email: before.email,
    createdAt: now,
    expiresAt: now + LINK_LIFETIME.restore,
  })
}

const unusedRestoreLinks = (userId: number) =>
  and(eq(resetTokens.userId, userId), eq(resetTokens.purpose, 'restore'), isNull(resetTokens.usedAt))

/** The user's oldest open restore link to this address; null for none. */
export async function findRestoreLink(db: Db, userId: number, email: string, now: number): Promise<{ createdAt: number } | null> {
  const rows = await db
    .select({ email: resetTokens.email, createdAt: resetTokens.createdAt })
    .from(resetTokens)
    .where(and(unusedRestoreLinks(userId), gt(resetTokens.expiresAt, now)))
    .orderBy(asc(resetTokens.createdAt))
  return rows.find((row) => row.email !== null && emailKey(row.email) === emailKey(email)) ?? null
}

/** The statement that voids a user's restore links made after `createdAt`. */
export function voidLaterRestoreLinks(db: Db, userId: number, createdAt: number, now: number) {
  return db
    .update(resetTokens)
    .set({ usedAt: now })
    .where(and(unusedRestoreLinks(userId), gt(resetTokens.createdAt, createdAt)))
}

interface WaitingLink {
  hash: string
  email: string
  username: string
}

/** Every restore link that is not mailed yet at `now` (ms), oldest first. Not limited: one account's many links must not delay others. */
export async function* waitingLinks(db: Db, now: number): AsyncGenerator<WaitingLink> {
  const page = 1000
  for (let after = { at: 0, hash: '' }; ;) {
    const rows = await db
      .select({ hash: resetTokens.hash, email: resetTokens.email, username: users.username, at: resetTokens.createdAt })
      .from(resetTokens)
      .innerJoin(users, eq(users.id, resetTokens.userId))
      .where(
        and(
          isWaiting,
          isNull(resetTokens.usedAt),
          gt(resetTokens.expiresAt, now),
          sql`(${resetTokens.createdAt}, ${resetTokens.hash}) > (${after.at}, ${after.hash})`,
        ),
      )
      .orderBy(asc(resetTokens.createdAt), asc(resetTokens.hash))
      .limit(page)
    for (const { hash, email, username } of rows) if (email !== null) yield { hash, email, username }
    if (rows.length < page) return
    after = rows.at(-1)!
  }
}

/** Gives a waiting link its token and its full lifetime. Returns the token, or null when another run claimed the link first. */
export async function claimWaitingLink(db: Db, noted: string, now: number): Promise<string | null> {
  const token = newToken()
  const rows = await db
    .update(resetTokens)
    .set({ hash: hashToken(token), mailedAt: now, expiresAt: now + LINK_LIFETIME.restore })
    .where(and(eq(resetTokens.hash, noted), isNull(resetTokens.mailedAt), isNull(resetTokens.usedAt)))
    .returning({ hash: resetTokens.hash })
  return rows.length > 0 ? token : null
}

/** Puts a link that could not be mailed back among the waiting ones. */
export async function unclaimLink(db: Db, token: string): Promise<void> {
  await db
    .update(resetTokens)
    .set({ mailedAt: null })
    .where(eq(resetTokens.hash, hashToken(token)))
}

/**
 * Restores the address of a restore link in one transaction. It also removes the password, which whoever changed the address
 * may know, ends every session and voids the user's other links. Later restore links are voided too: they lead to addresses
 * that a thief set. Returns the user, or null, with nothing changed, when the link is no longer open.
 */
export async function restoreEmail(db: Db, link: OpenLink, now = Date.now()): Promise<UserRow | null> {
  const email = link.email!
  const open = isOpenLink(link.hash, ['restore'], now)
  const [rows] = await db.batch([
    db
      .update(users)
      .set({ email, emailKey: emailKey(email), emailConfirmedAt: now, resetsFrom: null, password: null })
      .where(and(eq(users.id, link.userId), open))
      .returning(),
    db.delete(sessions).where(and(eq(sessions.userId, link.userId), open)),
    // Must run last: it marks the link as used, and the statements above require an open link.
    db
      .update(resetTokens)
      .set({ usedAt: now })
      .where(
        and(
          eq(resetTokens.userId, link.userId),
          isNull(resetTokens.usedAt),
          or(ne(resetTokens.purpose, 'restore'), gte(resetTokens.createdAt, link.createdAt)),
          open,
        ),
      ),
  ])
  return rows[0] ?? null
}
