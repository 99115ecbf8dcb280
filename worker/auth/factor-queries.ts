import { type SQL, and, asc, eq, gte, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { PASSKEYS_PER_USER_MAX } from '../../schema/second-factor.ts'
import { authenticatorAppsTable, passkeysTable, recoveryCodesTable, sessionsTable, usersTable } from '../../schema/tables/users.ts'
import type { SignedInViewer } from '../platform/context.ts'
import type { Db } from '../platform/db.ts'
import { buildHolderUnchangedCondition } from '../platform/queries.ts'

export type PasskeyRow = typeof passkeysTable.$inferSelect
export type AuthenticatorAppRow = typeof authenticatorAppsTable.$inferSelect

/** Gets what a user can sign in with besides the password. The app counts once a code of it was confirmed. */
export async function getSecondFactors(db: Db, userId: number) {
  const [apps, passkeys, codes] = await db.batch([
    db
      .select()
      .from(authenticatorAppsTable)
      .where(and(eq(authenticatorAppsTable.userId, userId), isNotNull(authenticatorAppsTable.confirmedAt))),
    db.select().from(passkeysTable).where(eq(passkeysTable.userId, userId)).orderBy(asc(passkeysTable.id)).limit(PASSKEYS_PER_USER_MAX),
    db
      .select({ count: sql<number>`count(*)` })
      .from(recoveryCodesTable)
      .where(eq(recoveryCodesTable.userId, userId)),
  ])
  return { app: apps[0] ?? null, passkeys, recoveryCodesLeft: codes[0]!.count }
}

export async function getAuthenticatorApp(db: Db, userId: number): Promise<AuthenticatorAppRow | null> {
  const [row] = await db.select().from(authenticatorAppsTable).where(eq(authenticatorAppsTable.userId, userId))
  return row ?? null
}

/** Passkeys of everybody, because whoever signs in with one has not said who they are. */
export async function getPasskeyByCredentialId(db: Db, credentialId: string): Promise<PasskeyRow | null> {
  const [row] = await db.select().from(passkeysTable).where(eq(passkeysTable.credentialId, credentialId))
  return row ?? null
}

/** Stores that a code of this time step was used. Returns false if it, or a later one, was used already. */
export async function useTotpStep(
  db: Db,
  { userId, secret }: Pick<AuthenticatorAppRow, 'userId' | 'secret'>,
  step: number,
): Promise<boolean> {
  const { lastStep, confirmedAt } = authenticatorAppsTable
  const { meta } = await db
    .update(authenticatorAppsTable)
    .set({ lastStep: step })
    .where(
      and(eq(authenticatorAppsTable.userId, userId), eq(authenticatorAppsTable.secret, secret), isNotNull(confirmedAt), lt(lastStep, step)),
    )
  return meta.changes > 0
}

/** Uses up a recovery code. Returns how many are left; null if there is no such code. */
export async function useRecoveryCode(db: Db, userId: number, hash: string): Promise<number | null> {
  const [used, left] = await db.batch([
    db
      .delete(recoveryCodesTable)
      .where(and(eq(recoveryCodesTable.userId, userId), eq(recoveryCodesTable.hash, hash)))
      .returning({ hash: recoveryCodesTable.hash }),
    db
      .select({ count: sql<number>`count(*)` })
      .from(recoveryCodesTable)
      .where(eq(recoveryCodesTable.userId, userId)),
  ])
  return used.length > 0 ? left[0]!.count : null
}

/**
 * Stores a use of a passkey. Returns false if its counter has moved since `passkey` was read, or if the passkey was used after `issuedAt`,
 * when its challenge was made: so no signature is accepted twice, even of authenticators that count nothing.
 */
export async function usePasskey(
  db: Db,
  { id, signatureCount }: Pick<PasskeyRow, 'id' | 'signatureCount'>,
  { count, issuedAt, now }: { count: number; issuedAt: number; now: number },
): Promise<boolean> {
  const { lastUsedAt } = passkeysTable
  const { meta } = await db
    .update(passkeysTable)
    .set({ signatureCount: count, lastUsedAt: now })
    .where(
      and(eq(passkeysTable.id, id), eq(passkeysTable.signatureCount, signatureCount), or(isNull(lastUsedAt), lt(lastUsedAt, issuedAt))),
    )
  return meta.changes > 0
}

/** Stores a new secret, which replaces one that was not confirmed. Returns false if there is a confirmed app. */
export async function createAuthenticatorApp(db: Db, viewer: SignedInViewer, secret: string, now: number): Promise<boolean> {
  const { meta } = await db.run(
    sql`insert into authenticator_apps (user_id, secret, created_at) select ${viewer.user.id}, ${secret}, ${now}
      where ${buildHolderUnchangedCondition(viewer)}
      on conflict (user_id) do update set secret = excluded.secret, created_at = excluded.created_at, last_step = 0
      where confirmed_at is null`,
  )
  return meta.changes > 0
}

const buildRecoveryCodeInsert = (db: Db, userId: number, codeHashes: string[], only: SQL) =>
  db
    .insert(recoveryCodesTable)
    .select(sql`select ${userId}, value from json_each(${JSON.stringify(codeHashes)}) where ${only}`)
    .returning({ hash: recoveryCodesTable.hash })

/**
 * Returns statements that follow the one which adds a factor, if `isAdded` holds. The first factor brings recovery codes along, and ends
 * the other sessions, which began without it. The first statement returns the codes that were stored.
 */
function buildStatementsAfterAdding(db: Db, { sessionId, user }: SignedInViewer, isAdded: SQL, codeHashes: string[], now: number) {
  const userId = user.id
  const isFirst = sql`${isAdded} and exists (select 1 from users where id = ${userId} and second_factor_at is null)`
  return [
    buildRecoveryCodeInsert(db, userId, codeHashes, isFirst),
    db.delete(sessionsTable).where(and(eq(sessionsTable.userId, userId), ne(sessionsTable.id, sessionId), isFirst)),
    db
      .update(usersTable)
      .set({ secondFactorAt: sql`coalesce(second_factor_at, ${now})`, secondFactorDueAt: null })
      .where(and(eq(usersTable.id, userId), isAdded)),
  ] as const
}

/** `hasNewCodes` tells that the codes of `codeHashes` were stored, because this is the first factor. */
export interface AddedFactor {
  hasNewCodes: boolean
}

/** Confirms an app after a code of its time step `step` was checked. Returns null if it, its secret or the session has changed. */
export async function confirmAuthenticatorApp(
  db: Db,
  viewer: SignedInViewer,
  { secret }: Pick<AuthenticatorAppRow, 'secret'>,
  { step, codeHashes, now }: { step: number; codeHashes: string[]; now: number },
): Promise<AddedFactor | null> {
  const userId = viewer.user.id
  const isAdded = sql`exists (select 1 from authenticator_apps where user_id = ${userId} and secret = ${secret} and confirmed_at = ${now})`
  const [confirmed, codes] = await db.batch([
    db
      .update(authenticatorAppsTable)
      .set({ confirmedAt: now, lastStep: step })
      .where(
        and(
          eq(authenticatorAppsTable.userId, userId),
          eq(authenticatorAppsTable.secret, secret),
          isNull(authenticatorAppsTable.confirmedAt),
          buildHolderUnchangedCondition(viewer),
        ),
      )
      .returning({ userId: authenticatorAppsTable.userId }),
    ...buildStatementsAfterAdding(db, viewer, isAdded, codeHashes, now),
  ])
  return confirmed.length > 0 ? { hasNewCodes: codes.length > 0 } : null
}

export type NewPasskey = Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'signatureCount' | 'transports' | 'name'>

/** Returns null if the user has the most passkeys already, or if the session has changed. Throws D1's UNIQUE error for a known passkey. */
export async function createPasskey(
  db: Db,
  viewer: SignedInViewer,
  passkey: NewPasskey,
  { codeHashes, now }: { codeHashes: string[]; now: number },
): Promise<AddedFactor | null> {
  const userId = viewer.user.id
  const { credentialId, publicKey, signatureCount, transports, name } = passkey
  const isAdded = sql`exists (select 1 from passkeys where user_id = ${userId} and credential_id = ${credentialId})`
  const [added, codes] = await db.batch([
    db
      .insert(passkeysTable)
      .select(
        sql`select null, ${userId}, ${credentialId}, ${publicKey}, ${signatureCount}, ${JSON.stringify(transports)}, ${name}, ${now}, null
          where (select count(*) from passkeys where user_id = ${userId}) < ${PASSKEYS_PER_USER_MAX}
            and ${buildHolderUnchangedCondition(viewer)}`,
      )
      .returning({ id: passkeysTable.id }),
    ...buildStatementsAfterAdding(db, viewer, isAdded, codeHashes, now),
  ])
  return added.length > 0 ? { hasNewCodes: codes.length > 0 } : null
}

export async function updatePasskeyName(db: Db, viewer: SignedInViewer, id: number, name: string): Promise<boolean> {
  const { meta } = await db
    .update(passkeysTable)
    .set({ name })
    .where(and(eq(passkeysTable.id, id), eq(passkeysTable.userId, viewer.user.id), buildHolderUnchangedCondition(viewer)))
  return meta.changes > 0
}

/** Returns statements that follow those which remove factors: without any factor left, the recovery codes go, and sign-in asks for none. */
function buildStatementsAfterRemoving(db: Db, userId: number, only?: SQL) {
  const isNoneLeft = sql`not exists (select 1 from passkeys where user_id = ${userId})
    and not exists (select 1 from authenticator_apps where user_id = ${userId} and confirmed_at is not null)`
  return [
    db.delete(recoveryCodesTable).where(and(eq(recoveryCodesTable.userId, userId), isNoneLeft, only)),
    db
      .update(usersTable)
      .set({ secondFactorAt: null })
      .where(and(eq(usersTable.id, userId), isNoneLeft, only)),
  ] as const
}

/**
 * Returns statements that remove the factors which were added at `since` or later, and all recovery codes, because a thief may have made
 * and read them. The factors of before stay.
 */
export function buildFactorDeletionsSince(db: Db, userId: number, since: number, only: SQL) {
  const { createdAt, confirmedAt } = authenticatorAppsTable
  return [
    db.delete(passkeysTable).where(and(eq(passkeysTable.userId, userId), gte(passkeysTable.createdAt, since), only)),
    db
      .delete(authenticatorAppsTable)
      .where(and(eq(authenticatorAppsTable.userId, userId), gte(sql`coalesce(${confirmedAt}, ${createdAt})`, since), only)),
    db.delete(recoveryCodesTable).where(and(eq(recoveryCodesTable.userId, userId), only)),
    ...buildStatementsAfterRemoving(db, userId, only),
  ] as const
}

/**
 * Removes the app, also one that was not confirmed. Returns the removed one; null if there is none, or if it is the last factor and
 * `mustKeepOne` is true.
 */
export async function deleteAuthenticatorApp(db: Db, viewer: SignedInViewer, mustKeepOne: boolean): Promise<AuthenticatorAppRow | null> {
  const userId = viewer.user.id
  const isDispensable = sql`(confirmed_at is null or exists (select 1 from passkeys where user_id = ${userId}))`
  const [rows] = await db.batch([
    db
      .delete(authenticatorAppsTable)
      .where(and(eq(authenticatorAppsTable.userId, userId), buildHolderUnchangedCondition(viewer), mustKeepOne ? isDispensable : undefined))
      .returning(),
    ...buildStatementsAfterRemoving(db, userId),
  ])
  return rows[0] ?? null
}

/** Returns null if there is no such passkey, or if it is the last factor and `mustKeepOne` is true. */
export async function deletePasskey(db: Db, viewer: SignedInViewer, id: number, mustKeepOne: boolean): Promise<PasskeyRow | null> {
  const userId = viewer.user.id
  const isDispensable = sql`(exists (select 1 from passkeys where user_id = ${userId} and id <> ${id})
    or exists (select 1 from authenticator_apps where user_id = ${userId} and confirmed_at is not null))`
  const [rows] = await db.batch([
    db
      .delete(passkeysTable)
      .where(
        and(
          eq(passkeysTable.id, id),
          eq(passkeysTable.userId, userId),
          buildHolderUnchangedCondition(viewer),
          mustKeepOne ? isDispensable : undefined,
        ),
      )
      .returning(),
    ...buildStatementsAfterRemoving(db, userId),
  ])
  return rows[0] ?? null
}

/** Replaces all recovery codes. Returns false if the user has no factor, or if the session has changed. */
export async function replaceRecoveryCodes(db: Db, viewer: SignedInViewer, codeHashes: string[]): Promise<boolean> {
  const userId = viewer.user.id
  const isAllowed = sql`${buildHolderUnchangedCondition(viewer)}
    and exists (select 1 from users where id = ${userId} and second_factor_at is not null)`
  const [, codes] = await db.batch([
    db.delete(recoveryCodesTable).where(and(eq(recoveryCodesTable.userId, userId), isAllowed)),
    buildRecoveryCodeInsert(db, userId, codeHashes, isAllowed),
  ])
  return codes.length > 0
}
