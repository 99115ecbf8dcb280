import type { AuditAction, AuditLogEntry } from '../../../schema/audit.ts'
import { writeLevel, writeManagedLevel } from '../../../schema/level.ts'
import { STOP_SWITCH_NAMES, STOP_SWITCHES } from '../../../schema/stop-switch.ts'

const nameOf = (id: number | null, username: string | null): string => username ?? (id === null ? 'somebody' : `deleted user #${id}`)
const levelOf = (value: unknown): string => writeManagedLevel(Number(value))

function describeCards(value: unknown): string {
  const count = Number(value)
  return count === 0 ? 'no cards' : count === 1 ? '1 card' : `${count} cards`
}

const servicesOf = (detail: AuditLogEntry['detail']) =>
  STOP_SWITCH_NAMES.filter((name) => detail?.[name] === 1)
    .map((name) => STOP_SWITCHES[name].label.toLowerCase())
    .join(', ')
const describeReports = (value: unknown) => (Number(value) === 1 ? '1 report' : `${Number(value)} reports`)

const cardOf = ({ cardId, userId, actorId }: AuditLogEntry, user: string) =>
  userId === actorId ? `their own card #${cardId}` : `card #${cardId} of ${user}`
/** Owners' own deletions are counted together, without ids. */
const itemOf = (noun: string, { detail }: AuditLogEntry) => (detail?.['item'] == null ? `${noun}s` : `${noun} #${detail['item']}`)

const SENTENCE_ENDS: Record<AuditAction, (entry: AuditLogEntry, user: string) => string> = {
  'user-created': ({ detail }, user) => `created the user ${user} as ${levelOf(detail?.['level'])}`,
  level: ({ detail }, user) => `changed the access level of ${user} from ${levelOf(detail?.['from'])} to ${levelOf(detail?.['to'])}`,
  'plan-declined': ({ detail }, user) => `declined the plan ${writeLevel(Number(detail?.['level']))} for ${user}`,
  password: (_, user) => `set a new password for ${user}`,
  email: (_, user) => `changed the email address of ${user}`,
  owner: ({ cardId }, user) => `made ${user} the owner of card #${cardId}`,
  'user-deleted': ({ userId, actorId, detail }) =>
    `deleted ${userId === actorId ? 'their own account' : `user #${userId}`}, with ${describeCards(detail?.['cards'])}`,
  'card-deleted': (entry, user) => `deleted ${cardOf(entry, user)}`,
  'card-suspended': (entry, user) => `suspended ${cardOf(entry, user)}`,
  'card-suspension-lifted': (entry, user) => `lifted the suspension of ${cardOf(entry, user)}`,
  'reports-closed': (entry, user) => `closed ${describeReports(entry.detail?.['reports'])} about ${cardOf(entry, user)} without action`,
  'service-stopped': ({ detail }) => `stopped ${servicesOf(detail)}`,
  'service-started': ({ detail }) => `started ${servicesOf(detail)} again`,
  profile: (_, user) => `changed the profile of ${user}`,
  invitation: (_, user) => `invited ${user}`,
  'sessions-ended': (_, user) => `signed ${user} out everywhere`,
  'factors-reset': (_, user) => `mailed ${user} a link that removes all second factors`,
  'card-created': (_, user) => `created a card for ${user}`,
  'card-saved': (entry, user) => `saved ${cardOf(entry, user)}`,
  picture: (entry, user) => `uploaded a picture to ${cardOf(entry, user)}`,
  'assistant-saved': (entry, user) => `saved the assistant of ${cardOf(entry, user)}`,
  'question-answered': (entry, user) => `answered ${itemOf('question', entry)} of ${cardOf(entry, user)}`,
  'question-deleted': (entry, user) => `deleted ${itemOf('question', entry)} of ${cardOf(entry, user)}`,
  'analytics-read': (entry, user) => `read the analytics of ${cardOf(entry, user)}`,
  'conversations-listed': (entry, user) => `read the list of conversations of ${cardOf(entry, user)}`,
  'conversation-read': (entry, user) => `read ${itemOf('conversation', entry)} of ${cardOf(entry, user)}`,
  'conversation-deleted': (entry, user) => `deleted ${itemOf('conversation', entry)} of ${cardOf(entry, user)}`,
  'leads-downloaded': (entry, user) => `downloaded the leads of ${cardOf(entry, user)}`,
  'account-downloaded': () => 'downloaded all data of their own account',
}

/** A deleted user has no name any more, so the id is shown. */
export function describeAuditEntry(entry: AuditLogEntry): string {
  const actor = entry.actorName ?? `Deleted user #${entry.actorId}`
  const times = entry.count > 1 ? `, ${entry.count} times` : ''
  return `${actor} ${SENTENCE_ENDS[entry.action](entry, nameOf(entry.userId, entry.userName))}${times}.`
}
