import type { User } from '../../schema/user.ts'
import type { UserRow } from '../platform/db.ts'

/** Converts a user's database row for the API. Fields are listed one by one, so that no new column is exposed by accident. */
export function toApiUser(row: UserRow): User {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    phone: row.phone,
    fullName: row.fullName,
    accessLevel: row.accessLevel,
    createdAt: new Date(row.createdAt).toISOString(),
  }
}
