import type { User } from '../../schema/user.ts'
import type { UserRow } from '../platform/db.ts'

/** A user as calls answer it. Named field by field, so that a new column never leaves by accident. */
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
