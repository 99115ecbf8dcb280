import type { PasskeySummary } from '../../schema/second-factor.ts'
import type { SessionSummary } from '../../schema/session.ts'
import type { User } from '../../schema/user.ts'
import type { UserRow } from '../platform/db.ts'
import type { PasskeyRow } from './factor-queries.ts'
import type { Env } from '../platform/env.ts'
import { restrictionOf } from '../platform/restrictions.ts'
import { toIsoTime } from '../platform/time.ts'
import type { SessionRow } from '../platform/queries.ts'

/** The fields are listed one by one, so that a new column is not published by accident. */
export function toApiUser(row: UserRow): User {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    phone: row.phone,
    fullName: row.fullName,
    accessLevel: row.accessLevel,
    createdAt: toIsoTime(row.createdAt),
  }
}

/** The user's own answer says what must be done before anything else. */
export function toSignedInApiUser(env: Pick<Env, 'SECOND_FACTOR'>, row: UserRow): User {
  const restriction = restrictionOf(env, row)
  return {
    ...toApiUser(row),
    ...(restriction === 'temporaryPassword' && { mustReplacePassword: true }),
    ...(restriction === 'secondFactor' && { mustAddSecondFactor: true }),
  }
}

/** A session's id is no credential: the cookie holds a signed token. */
export function toSessionSummary(row: SessionRow, currentId: string): SessionSummary {
  const { id, browser, os, deviceType, city, country } = row
  const times = { createdAt: toIsoTime(row.createdAt), lastUsedAt: toIsoTime(row.lastUsedAt) }
  return { id, current: id === currentId, ...times, browser, os, deviceType, city, country }
}

export const toPasskeySummary = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): PasskeySummary => ({
  id,
  name,
  createdAt: toIsoTime(createdAt),
  lastUsedAt: lastUsedAt === null ? null : toIsoTime(lastUsedAt),
})
