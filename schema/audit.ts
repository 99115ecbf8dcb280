import { z } from 'zod'

/** What the audit log knows: changes that somebody made to what is not theirs, users made, and every deletion. */
const AUDIT_ACTIONS = ['user-created', 'level', 'password', 'email', 'owner', 'user-deleted', 'card-deleted'] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

export const AUDIT_PAGE = 50

export const AuditQuery = z.object({
  /** Cursor of the next page: `next` of the page before. */
  before: z
    .string()
    .regex(/^[1-9]\d{0,15}$/, 'Invalid cursor')
    .transform(Number)
    .optional(),
})

/** One entry: ids alone. `at` is ISO 8601 in UTC. */
interface AuditEntry {
  id: number
  at: string
  actorId: number
  action: AuditAction
  userId: number | null
  cardId: number | null
  detail: Record<string, number | string | null> | null
}
/** Newest first; `next` is null at the end. */
export interface AuditPage {
  items: AuditEntry[]
  next: number | null
}
