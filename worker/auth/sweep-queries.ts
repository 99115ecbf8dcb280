import { SESSION_IDLE_MAX_MS } from '../../schema/bounds.ts'
import { RETENTION_DAYS } from '../../schema/retention.ts'
import type { Env } from '../platform/env.ts'
import { applySweepRules, createDeletionRule, type SweepRule } from '../platform/sweep-queries.ts'

const DAY_MS = 86_400_000
export const KNOWN_LOGIN_ADDRESS_LIFETIME_MS = RETENTION_DAYS.knownNetwork * DAY_MS

const attemptsBefore = (now: number) => now - RETENTION_DAYS.attempt * DAY_MS

const EXPIRY_RULES: SweepRule[] = [
  createDeletionRule('sessions', 'last_used_at < ?1', (now) => now - SESSION_IDLE_MAX_MS),
  createDeletionRule('reset_tokens', 'expires_at < ?1', (now) => now),
  createDeletionRule('login_failures', 'at < ?1', attemptsBefore),
  createDeletionRule('sent_mails', 'at < ?1', attemptsBefore),
  createDeletionRule('known_addresses', 'last_used_at < ?1', (now) => now - KNOWN_LOGIN_ADDRESS_LIFETIME_MS),
]

/**
 * Deletes expired rows of accounts, a piece of the daily sweep. Sessions go after 30 days without use. This includes sessions above the
 * maximum age of 180 days, because nobody can use them.
 */
export const deleteExpiredAccountRows = (env: Pick<Env, 'DB'>, now: number) => applySweepRules(env, EXPIRY_RULES, now)
