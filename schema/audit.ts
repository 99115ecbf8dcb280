import { z } from 'zod'

/** Actions that the audit log records: created users, changes to other people's accounts and cards, and all deletions. */
const AUDIT_ACTIONS = ['user-created', 'level', 'password', 'email', 'owner', 'user-deleted', 'card-deleted'] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

export const AUDIT_LOG_PAGE_SIZE = 50

export const AuditLogQuerySchema = z.object({
  before: z
    .string()
    .regex(/^[1-9]\d{0,15}$/, 'Invalid cursor')
    .transform(Number)
    .optional(),
})

/** One entry of the audit log. `at` is an ISO 8601 time in UTC. */
export interface AuditLogEntry {
  id: number
  at: string
  actorId: number
  /** Usernames of the people of `actorId` and `userId`; null if they were deleted. The log itself stores no names. */
  actorName: string | null
  userName: string | null
  action: AuditAction
  userId: number | null
  cardId: number | null
  detail: Record<string, number | string | null> | null
}
/** One page of the audit log, newest entries first. `next` is null on the last page. */
export interface AuditLogResponse {
  items: AuditLogEntry[]
  next: number | null
}
