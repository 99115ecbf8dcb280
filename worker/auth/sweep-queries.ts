import { lt } from 'drizzle-orm'
import { knownAddresses, loginFailures, resetTokens, sentMails, sessions } from '../../schema/tables/users.ts'
import type { Env } from '../platform/env.ts'
import { openDb } from '../platform/db.ts'
import { SESSION_IDLE } from '../platform/session.ts'

const DAY = 86_400_000
/** How long an address counts as known after the last sign-in from it, in ms. */
export const KNOWN_ADDRESS_LIFETIME = 180 * DAY

/**
 * Deletes rows that are no longer needed at `now` (ms): sessions unused for 30 days (which includes those past their 180 days,
 * since they cannot be used), expired links, failed sign-ins and counted mails older than a day, and known addresses not used
 * for `KNOWN_ADDRESS_LIFETIME`.
 */
export async function sweepAccounts(env: Pick<Env, 'DB'>, now: number): Promise<void> {
  const db = openDb(env.DB)
  await db.batch([
    db.delete(sessions).where(lt(sessions.lastUsedAt, now - SESSION_IDLE)),
    db.delete(resetTokens).where(lt(resetTokens.expiresAt, now)),
    db.delete(loginFailures).where(lt(loginFailures.at, now - DAY)),
    db.delete(sentMails).where(lt(sentMails.at, now - DAY)),
    db.delete(knownAddresses).where(lt(knownAddresses.lastUsedAt, now - KNOWN_ADDRESS_LIFETIME)),
  ])
}
