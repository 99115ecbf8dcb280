import { and, asc, eq, gt, gte, inArray, isNull, notInArray, or, sql } from 'drizzle-orm'
import { emailLookupKeyOf } from '../../schema/email.ts'
import { FACTORS_DOUBTED_BEFORE_CHANGE_MS } from '../../schema/second-factor.ts'
import { oneTimeLinkTokensTable, sentMailsTable, sessionsTable, usersTable } from '../../schema/tables/users.ts'
import type { Db, OneTimeLinkPurpose, UserRow } from '../platform/db.ts'
import { buildFactorDeletionsSince } from './factor-queries.ts'
import { type UnusedOneTimeLink, buildUnusedLinkCondition } from './link-queries.ts'
import { ONE_TIME_LINK_LIFETIMES_MS, PUT_BACK_LINK_PURPOSES, hashOneTimeLinkToken, createOneTimeLinkToken } from './links.ts'

/** SQL condition that must equal the condition of the partial index, so that SQLite uses the index. */
const UNMAILED_PUT_BACK_LINK_CONDITION = sql`purpose in ('restore', 'undo') and mailed_at is null`

type PutBackLinkPurpose = (typeof PUT_BACK_LINK_PURPOSES)[number]

/** A counter of the mails to a mailbox since a time in ms, with its limit. `mailbox` is a keyed hash. */
interface MailCounter {
  mailbox: string
  max: number
  since: number
}

/** Counts a mail. Returns null if the counter has reached its limit. */
export async function createSentMailWithinLimit(db: Db, { mailbox, max, since }: MailCounter, now: number): Promise<number | null> {
  const [row] = await db.all<{ id: number }>(
    sql`insert into sent_mails (mailbox, at) select ${mailbox}, ${now}
        where (select count(*) from sent_mails where mailbox = ${mailbox} and at > ${since}) < ${max} returning id`,
  )
  return row?.id ?? null
}

/** Returns the `mailbox` of those counters that have reached their limit. */
export async function listFullMailCounters(db: Db, counters: MailCounter[]): Promise<Set<string>> {
  const rows = await db.all<{ mailbox: string }>(
    sql`select one.value ->> 'mailbox' as mailbox from json_each(${JSON.stringify(counters)}) one
        where (select count(*) from sent_mails m where m.mailbox = one.value ->> 'mailbox' and m.at > one.value ->> 'since') >= one.value ->> 'max'`,
  )
  return new Set(rows.map(({ mailbox }) => mailbox))
}

export async function deleteSentMail(db: Db, id: number): Promise<void> {
  await db.delete(sentMailsTable).where(eq(sentMailsTable.id, id))
}

/** Confirms an e-mail address. Returns false if the link is no longer open. */
export async function confirmEmail(db: Db, link: UnusedOneTimeLink, now = Date.now()): Promise<boolean> {
  const open = buildUnusedLinkCondition(link.hash, ['confirmation'], now)
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

/**
 * Returns a statement that creates a link which gives the account back to the holder of an e-mail address. `mailPutBackLinks` mails it
 * later.
 */
export function createPutBackLink(db: Db, { id, email }: Pick<UserRow, 'id' | 'email'>, purpose: PutBackLinkPurpose, now: number) {
  return db.insert(oneTimeLinkTokensTable).values({
    // A placeholder that matches no token. It is replaced when the link is mailed.
    hash: createOneTimeLinkToken(),
    userId: id,
    purpose,
    email,
    createdAt: now,
    expiresAt: now + ONE_TIME_LINK_LIFETIMES_MS[purpose],
  })
}

/** Returns a statement that deletes links which a new one of the same purpose replaces, because they were not mailed yet. */
export function deleteUnmailedUndoLinks(db: Db, userId: number) {
  return db
    .delete(oneTimeLinkTokensTable)
    .where(
      and(eq(oneTimeLinkTokensTable.userId, userId), eq(oneTimeLinkTokensTable.purpose, 'undo'), isNull(oneTimeLinkTokensTable.mailedAt)),
    )
}

/** Lists the open links that give the account back to an earlier holder, oldest first: the first holder has the last word. */
export async function listOpenPutBackLinks(db: Db, userId: number, now: number) {
  const { usedAt, expiresAt, email, purpose, createdAt } = oneTimeLinkTokensTable
  const rows = await db
    .select({ email, purpose, expiresAt })
    .from(oneTimeLinkTokensTable)
    .where(
      and(eq(oneTimeLinkTokensTable.userId, userId), inArray(purpose, [...PUT_BACK_LINK_PURPOSES]), isNull(usedAt), gt(expiresAt, now)),
    )
    .orderBy(asc(createdAt))
  return rows.map((row) => ({ ...row, email: row.email! }))
}

const buildUnusedRestoreLinkCondition = (userId: number) =>
  and(eq(oneTimeLinkTokensTable.userId, userId), eq(oneTimeLinkTokensTable.purpose, 'restore'), isNull(oneTimeLinkTokensTable.usedAt))

/** Gets the user's oldest unused link that restores this address. */
export async function getEmailRestoreLink(db: Db, userId: number, email: string, now: number): Promise<{ createdAt: number } | null> {
  const rows = await db
    .select({ email: oneTimeLinkTokensTable.email, createdAt: oneTimeLinkTokensTable.createdAt })
    .from(oneTimeLinkTokensTable)
    .where(and(buildUnusedRestoreLinkCondition(userId), gt(oneTimeLinkTokensTable.expiresAt, now)))
    .orderBy(asc(oneTimeLinkTokensTable.createdAt))
  return rows.find((row) => row.email !== null && emailLookupKeyOf(row.email) === emailLookupKeyOf(email)) ?? null
}

/** Returns a statement that revokes restore links created after `createdAt`. */
export function revokeLaterEmailRestoreLinks(db: Db, userId: number, createdAt: number, now: number) {
  return db
    .update(oneTimeLinkTokensTable)
    .set({ usedAt: now })
    .where(and(buildUnusedRestoreLinkCondition(userId), gt(oneTimeLinkTokensTable.createdAt, createdAt)))
}

interface UnmailedPutBackLink {
  hash: string
  purpose: OneTimeLinkPurpose
  email: string
  username: string
}

export async function* listUnmailedPutBackLinks(db: Db, now: number): AsyncGenerator<UnmailedPutBackLink> {
  const page = 1000
  const { hash, purpose, email, userId, createdAt: at, usedAt, expiresAt } = oneTimeLinkTokensTable
  for (let after = { at: 0, hash: '' }; ;) {
    const rows = await db
      .select({ hash, purpose, email, username: usersTable.username, at })
      .from(oneTimeLinkTokensTable)
      .innerJoin(usersTable, eq(usersTable.id, userId))
      .where(
        and(UNMAILED_PUT_BACK_LINK_CONDITION, isNull(usedAt), gt(expiresAt, now), sql`(${at}, ${hash}) > (${after.at}, ${after.hash})`),
      )
      .orderBy(asc(at), asc(hash))
      .limit(page)
    for (const { at: _at, email, ...row } of rows) if (email !== null) yield { ...row, email }
    if (rows.length < page) return
    after = rows.at(-1)!
  }
}

/** Gives a restore link its token and full lifetime. Returns null if a concurrent job has done so already. */
export async function claimPutBackLink(db: Db, noted: string, now: number): Promise<string | null> {
  const token = createOneTimeLinkToken()
  const { meta } = await db
    .update(oneTimeLinkTokensTable)
    .set({ hash: hashOneTimeLinkToken(token), mailedAt: now, expiresAt: now + ONE_TIME_LINK_LIFETIMES_MS.restore })
    .where(and(eq(oneTimeLinkTokensTable.hash, noted), isNull(oneTimeLinkTokensTable.mailedAt), isNull(oneTimeLinkTokensTable.usedAt)))
  return meta.changes > 0 ? token : null
}

/** Makes a restore link available to other jobs again after its mail could not be sent. */
export async function releasePutBackLink(db: Db, token: string): Promise<void> {
  await db
    .update(oneTimeLinkTokensTable)
    .set({ mailedAt: null })
    .where(eq(oneTimeLinkTokensTable.hash, hashOneTimeLinkToken(token)))
}

/**
 * Gives the account back to the address of a link, in one transaction. A thief may know the password and may have set other addresses and
 * second factors, some of them before the change. So this also removes the password and the factors that were added since some days before
 * the change, ends every session and revokes other links, including later restore links. Returns null if the link is no longer open.
 */
export async function restoreOldEmail(db: Db, link: UnusedOneTimeLink, now = Date.now()): Promise<UserRow | null> {
  const email = link.email!
  const { userId, usedAt, purpose, createdAt } = oneTimeLinkTokensTable
  const open = buildUnusedLinkCondition(link.hash, PUT_BACK_LINK_PURPOSES, now)
  const [rows] = await db.batch([
    db
      .update(usersTable)
      .set({
        email,
        emailKey: emailLookupKeyOf(email),
        emailConfirmedAt: now,
        resetsFrom: null,
        password: null,
        passwordRemovedAt: now,
        temporaryPasswordAt: null,
      })
      .where(and(eq(usersTable.id, link.userId), open))
      .returning(),
    db.delete(sessionsTable).where(and(eq(sessionsTable.userId, link.userId), open)),
    ...buildFactorDeletionsSince(db, link.userId, link.createdAt - FACTORS_DOUBTED_BEFORE_CHANGE_MS, open),
    // The last statement marks the link as used, because the others require an unused link.
    db
      .update(oneTimeLinkTokensTable)
      .set({ usedAt: now })
      .where(
        and(
          eq(userId, link.userId),
          isNull(usedAt),
          or(notInArray(purpose, [...PUT_BACK_LINK_PURPOSES]), gte(createdAt, link.createdAt)),
          open,
        ),
      ),
  ])
  return rows[0] ?? null
}
