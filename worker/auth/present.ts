import type { User } from '../../schema/user.ts'
import type { UserRow } from '../platform/db.ts'

/** A user as the API returns it. Fields are listed one by one, so that a new column is never exposed by accident. */
export function toUser(row: UserRow): User {
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
