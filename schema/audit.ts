import { z } from 'zod'

/** What is stored in the transaction of a change. Each time is an entry of its own. */
type ChangeAction =
  | 'user-created'
  | 'level'
  | 'plan-declined'
  | 'password'
  | 'email'
  | 'owner'
  | 'user-deleted'
  | 'card-deleted'
  | ModerationAction

type ModerationAction = 'card-suspended' | 'card-suspension-lifted' | 'reports-closed' | 'service-stopped' | 'service-started'

/** What a call does as a whole. Equal calls of an hour are one entry with a count. */
export type CallAction =
  | 'profile'
  | 'invitation'
  | 'sessions-ended'
  | 'factors-reset'
  | 'card-created'
  | 'card-saved'
  | 'picture'
  | 'assistant-saved'
  | 'question-answered'
  | 'question-deleted'
  | 'analytics-read'
  | 'conversations-listed'
  | 'conversation-read'
  | 'conversation-deleted'
  | 'leads-downloaded'
  | 'account-downloaded'

export type AuditAction = ChangeAction | CallAction

/** These are logged of the owner too. All others only if somebody else does them. */
export const CALL_ACTIONS_LOGGED_OF_OWNER: readonly CallAction[] = ['conversation-deleted', 'leads-downloaded', 'account-downloaded']

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
  /** How often it was done within the hour, and when last. */
  count: number
  lastAt: string
}
export interface AuditLogResponse {
  items: AuditLogEntry[]
  next: number | null
}
