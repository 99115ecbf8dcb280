import { expect, it } from 'vitest'
import type { AuditLogEntry } from '../../../schema/audit.ts'
import { describeAuditEntry } from './audit-sentences.ts'

const ENTRY = {
  id: 1,
  at: '2026-01-01T00:00:00.000Z',
  actorId: 1,
  actorName: 'demo',
  userId: 7,
  userName: 'ann',
  cardId: null,
  detail: null,
  count: 1,
  lastAt: '2026-01-01T00:00:00.000Z',
}

it.each<[Partial<AuditLogEntry>, string]>([
  [{ action: 'user-created', detail: { level: 2 } }, 'demo created the user ann as Manager · level 2.'],
  [{ action: 'level', detail: { from: 1, to: 5 } }, 'demo changed the access level of ann from User · level 1 to System Admin · level 5.'],
  [{ action: 'plan-declined', detail: { level: 2 } }, 'demo declined the plan Professional · level 2 for ann.'],
  [{ action: 'password' }, 'demo set a new password for ann.'],
  [{ action: 'email' }, 'demo changed the email address of ann.'],
  [{ action: 'owner', cardId: 3 }, 'demo made ann the owner of card #3.'],
  [{ action: 'user-deleted', userName: null, detail: { cards: 2 } }, 'demo deleted user #7, with 2 cards.'],
  [
    { action: 'user-deleted', userName: null, actorId: 7, actorName: null, detail: { cards: 1 } },
    'Deleted user #7 deleted their own account, with 1 card.',
  ],
  [{ action: 'card-deleted', cardId: 3 }, 'demo deleted card #3 of ann.'],
  [{ action: 'card-deleted', cardId: 3, userId: 1 }, 'demo deleted their own card #3.'],
  [{ action: 'card-suspended', cardId: 3 }, 'demo suspended card #3 of ann.'],
  [{ action: 'card-suspension-lifted', cardId: 3, userId: 1 }, 'demo lifted the suspension of their own card #3.'],
  [{ action: 'reports-closed', cardId: 3, detail: { reports: 2 } }, 'demo closed 2 reports about card #3 of ann without action.'],
  [{ action: 'service-stopped', userId: null, userName: null, detail: { forms: 1 } }, 'demo stopped forms on cards.'],
  [{ action: 'service-started', userId: null, userName: null, detail: { chat: 1 } }, 'demo started chat with the assistant again.'],
  [{ action: 'card-saved', cardId: 3, count: 40 }, 'demo saved card #3 of ann, 40 times.'],
  [{ action: 'conversation-read', cardId: 3, detail: { item: 8 } }, 'demo read conversation #8 of card #3 of ann.'],
  [{ action: 'conversation-deleted', cardId: 3, userId: 1, count: 2 }, 'demo deleted conversations of their own card #3, 2 times.'],
  [{ action: 'account-downloaded', userId: 1 }, 'demo downloaded all data of their own account.'],
  [
    { action: 'level', actorName: null, actorId: 9, userName: null, detail: { from: 1, to: 2 } },
    'Deleted user #9 changed the access level of deleted user #7 from User · level 1 to Manager · level 2.',
  ],
])('%j reads %j', (part, sentence) => expect(describeAuditEntry({ ...ENTRY, ...part } as AuditLogEntry)).toBe(sentence))
