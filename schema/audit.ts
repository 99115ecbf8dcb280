import { z } from 'zod'

const AUDIT_ACTIONS = ['user-created', 'level', 'plan-declined', 'password', 'email', 'owner', 'user-deleted', 'card-deleted'] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

export const AUDIT_LOG_PAGE_SIZE = 50

export const AuditLogQuerySchema = z.object({
  before: z
    .string()
    .regex(/^[1-9]\d{0,15}$/, 'Invalid cursor')
    .transform(Number)
    .optional(),
})

export interface AuditLogEntry {
  id: number
  at: string
  actorId: number
  /** Usernames of `actorId` and `userId`. Null for deleted users, because the log stores no names. */
  actorName: string | null
  userName: string | null
  action: AuditAction
  userId: number | null
  cardId: number | null
  detail: Record<string, number | string | null> | null
}
export interface AuditLogResponse {
  items: AuditLogEntry[]
  next: number | null
}
