import type { AuditAction, AuditLogEntry } from '../../../schema/audit.ts'
import { writeLevel, writeManagedLevel } from '../../../schema/level.ts'

const nameOf = (id: number | null, username: string | null): string => username ?? (id === null ? 'somebody' : `deleted user #${id}`)
const levelOf = (value: unknown): string => writeManagedLevel(Number(value))

function describeCards(value: unknown): string {
  const count = Number(value)
  return count === 0 ? 'no cards' : count === 1 ? '1 card' : `${count} cards`
}

const SENTENCE_ENDS: Record<AuditAction, (entry: AuditLogEntry, user: string) => string> = {
  'user-created': ({ detail }, user) => `created the user ${user} as ${levelOf(detail?.['level'])}`,
  level: ({ detail }, user) => `changed the access level of ${user} from ${levelOf(detail?.['from'])} to ${levelOf(detail?.['to'])}`,
  'plan-declined': ({ detail }, user) => `declined the plan ${writeLevel(Number(detail?.['level']))} for ${user}`,
  password: (_, user) => `set a new password for ${user}`,
  email: (_, user) => `changed the email address of ${user}`,
  owner: ({ cardId }, user) => `made ${user} the owner of card #${cardId}`,
  'user-deleted': ({ userId, actorId, detail }) =>
    `deleted ${userId === actorId ? 'their own account' : `user #${userId}`}, with ${describeCards(detail?.['cards'])}`,
  'card-deleted': ({ cardId, userId, actorId }, user) =>
    `deleted ${userId === actorId ? `their own card #${cardId}` : `card #${cardId} of ${user}`}`,
}

/** A deleted user has no name any more, so the id is shown. */
export function describeAuditEntry(entry: AuditLogEntry): string {
  const actor = entry.actorName ?? `Deleted user #${entry.actorId}`
  return `${actor} ${SENTENCE_ENDS[entry.action](entry, nameOf(entry.userId, entry.userName))}.`
}
