import { lt } from 'drizzle-orm'
import {
  knownLoginAddressesTable,
  loginFailuresTable,
  oneTimeLinkTokensTable,
  sentMailsTable,
  sessionsTable,
} from '../../schema/tables/users.ts'
import { RETENTION_DAYS } from '../../schema/retention.ts'
import type { Env } from '../platform/env.ts'
import { openDatabase } from '../platform/db.ts'
import { SESSION_IDLE_MAX_MS } from '../../schema/bounds.ts'

const DAY_MS = 86_400_000
export const KNOWN_LOGIN_ADDRESS_LIFETIME_MS = RETENTION_DAYS.knownNetwork * DAY_MS

/** Deletes sessions after 30 days without use. This includes sessions above the maximum age of 180 days, because nobody can use them. */
export async function deleteExpiredAccountRows(env: Pick<Env, 'DB'>, now: number): Promise<void> {
  const db = openDatabase(env.DB)
  await db.batch([
    db.delete(sessionsTable).where(lt(sessionsTable.lastUsedAt, now - SESSION_IDLE_MAX_MS)),
    db.delete(oneTimeLinkTokensTable).where(lt(oneTimeLinkTokensTable.expiresAt, now)),
    db.delete(loginFailuresTable).where(lt(loginFailuresTable.at, now - RETENTION_DAYS.attempt * DAY_MS)),
    db.delete(sentMailsTable).where(lt(sentMailsTable.at, now - RETENTION_DAYS.attempt * DAY_MS)),
    db.delete(knownLoginAddressesTable).where(lt(knownLoginAddressesTable.lastUsedAt, now - KNOWN_LOGIN_ADDRESS_LIFETIME_MS)),
  ])
}
