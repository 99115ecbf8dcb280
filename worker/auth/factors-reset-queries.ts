import { and, eq, isNull } from 'drizzle-orm'
import {
  authenticatorAppsTable,
  oneTimeLinkTokensTable,
  passkeysTable,
  recoveryCodesTable,
  sessionsTable,
  usersTable,
} from '../../schema/tables/users.ts'
import type { Db, UserRow } from '../platform/db.ts'
import { type UnusedOneTimeLink, buildUnusedLinkCondition } from './link-queries.ts'

/**
 * Removes all factors and recovery codes of the user of a link, ends every session and uses up all such links, in one transaction. Returns
 * null if the link is no longer open.
 */
export async function removeFactorsThroughLink(db: Db, link: UnusedOneTimeLink, now = Date.now()): Promise<UserRow | null> {
  const open = buildUnusedLinkCondition(link.hash, ['factors'], now)
  const { userId, purpose, usedAt } = oneTimeLinkTokensTable
  const [rows] = await db.batch([
    db
      .update(usersTable)
      .set({ secondFactorAt: null, secondFactorDueAt: null })
      .where(and(eq(usersTable.id, link.userId), open))
      .returning(),
    ...[passkeysTable, authenticatorAppsTable, recoveryCodesTable, sessionsTable].map((table) =>
      db.delete(table).where(and(eq(table.userId, link.userId), open)),
    ),
    // The last statement marks the link as used, because the others require an unused link.
    db
      .update(oneTimeLinkTokensTable)
      .set({ usedAt: now })
      .where(and(eq(userId, link.userId), eq(purpose, 'factors'), isNull(usedAt), open)),
  ])
  return rows[0] ?? null
}
