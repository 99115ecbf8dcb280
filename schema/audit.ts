import { z } from 'zod'

/** Actions in the audit log: created users, changes to other people's accounts and cards, and all deletions. */
const AUDIT_ACTIONS = ['user-created', 'level', 'password', 'email', 'owner', 'user-deleted', 'card-deleted'] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

export const AUDIT_PAGE_SIZE = 50

export const AuditQuery = z.object({
  /** Cursor: `next` of the previous page. */
  before: z
    .string()
    .regex(/^[1-9]\d{0,15}$/, 'Invalid cursor')
    .transform(Number)
    .optional(),
})

/** One entry; it identifies people and cards only by id. `at` is ISO 8601 in UTC. */
interface AuditEntry {
  id: number
  at: string
  actorId: number
  action: AuditAction
  userId: number | null
  cardId: number | null
  detail: Record<string, number | string | null> | null
}
/** Entries, newest first; `next` is null on the last page. */
export interface AuditPage {
  items: AuditEntry[]
  next: number | null
}
