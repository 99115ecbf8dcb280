import { lt } from 'drizzle-orm'
import { knownAddresses, loginFailures, resetTokens, sentMails, sessions } from '../../schema/tables/users.ts'
import type { Env } from '../platform/env.ts'
import { openDb } from '../platform/db.ts'
import { SESSION_IDLE } from '../platform/session.ts'

const DAY = 86_400_000
/** How long an address counts as known after the last sign-in from it, in ms. */
export const KNOWN_FOR = 180 * DAY

/**
 * Erases what accounts no longer need at `now` (ms): sessions unused for their 30 days (one past its 180 is unused from
 * then on), links past their time, failed sign-ins and counted mails of more than a day ago, addresses not signed in from for long.
 */
export async function sweepAccounts(env: Pick<Env, 'DB'>, now: number): Promise<void> {
  const db = openDb(env.DB)
  await db.batch([
    db.delete(sessions).where(lt(sessions.lastUsedAt, now - SESSION_IDLE)),
    db.delete(resetTokens).where(lt(resetTokens.expiresAt, now)),
    db.delete(loginFailures).where(lt(loginFailures.at, now - DAY)),
    db.delete(sentMails).where(lt(sentMails.at, now - DAY)),
    db.delete(knownAddresses).where(lt(knownAddresses.lastUsedAt, now - KNOWN_FOR)),
  ])
}
