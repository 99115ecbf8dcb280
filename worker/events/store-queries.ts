import { getTableColumns, getTableName } from 'drizzle-orm'
import { EVENT_KINDS, QUEUED_KINDS, type QueuedKind } from '../../schema/event-kinds.ts'
import type { EventMessage } from '../../schema/queue-message.ts'
import { EVENT_TABLES } from '../../schema/tables/events.ts'
import { storedAddress } from '../platform/address.ts'
import type { Env } from '../platform/env.ts'
import { deviceOf, exclusionOf, locationOf, sourceOf } from './visitor.ts'

/**
 * Age in ms up to which an event counts a unique visitor. card_visitors erases older keys, so a late replay would count
 * the visitor again.
 */
const VISITOR_MAX_AGE = 86_400_000

// Another exclusion replaces a flood, because an owner who clicks fast is still the owner.
const EXCLUDED = `coalesce(nullif(e.value ->> 'exclusion', 'flood'), CASE WHEN c.user_id = e.value ->> 'userId' THEN 'owner' END, e.value ->> 'exclusion')`

/** The fields of a stored event that a later message with the same id updates. */
const UPDATES: Partial<Record<QueuedKind, string>> = {
  view: `duration = coalesce(max(duration, excluded.duration), duration, excluded.duration),
    source = CASE WHEN source = 'direct' THEN excluded.source ELSE source END`,
}

/** The statement that stores a batch of one kind, given as a JSON list. Returns the card of each event whose card exists. */
function insertStatement(kind: QueuedKind): string {
  const { id, actor, columns } = EVENT_KINDS[kind]
  const table: Record<string, { name: string }> = getTableColumns(EVENT_TABLES[kind])
  const value = (name: string) => `e.value ->> '${name}'`
  const values: Record<string, string> = {
    cardId: 'c.id',
    [id]: value('id'),
    ...Object.fromEntries(columns.map((name) => [name, value(name)])),
    ...(kind === 'view' && { visitor: `CASE WHEN ${EXCLUDED} IS NULL THEN ${value('visitor')} END` }),
    [`${actor}Ip`]: value('ip'),
    [`${actor}Location`]: value('location'),
    [`${actor}Device`]: value('device'),
    excluded: EXCLUDED,
    timestamp: value('at'),
  }
  const names = Object.keys(values).map((property) => table[property]!.name)
  const device = table[`${actor}Device`]!.name
  // The cross join makes SQLite loop over the batch and look up each card, never the reverse. `WHERE true` keeps the parser from reading ON
  // CONFLICT as a join's ON. A duplicate sets a column to itself, so that RETURNING names its card too and only events of unknown cards are
  // missing from the result.
  return `INSERT INTO ${getTableName(EVENT_TABLES[kind])} (${names.join(', ')})
    SELECT ${Object.values(values).join(', ')}
    FROM json_each(?1) e CROSS JOIN business_cards c ON c.id = ${value('cardId')} WHERE true
    ON CONFLICT (card_id, ${table[id]!.name}) DO UPDATE SET ${UPDATES[kind] ?? `${device} = ${device}`}
    RETURNING card_id`
}

const STATEMENTS = Object.fromEntries(QUEUED_KINDS.map((kind) => [kind, insertStatement(kind)])) as Record<QueuedKind, string>

function toRow(message: EventMessage, env: Pick<Env, 'VISITOR_ADDRESSES'>, now: number) {
  const { kind: _, ua, city, country, ...rest } = message
  return {
    ...rest,
    ip: storedAddress(env, message.ip),
    location: locationOf(city, country),
    device: deviceOf(ua),
    exclusion: message.exclusion === 'flood' ? (exclusionOf(ua) ?? 'flood') : (message.exclusion ?? exclusionOf(ua)),
    ...(message.kind === 'view' && {
      source: sourceOf(message.source, message.referrer),
      visitor: message.at > now - VISITOR_MAX_AGE ? message.visitor : undefined,
    }),
  }
}

/**
 * Stores a batch of events in one transaction, with one statement per kind. Each event is stored once however often it is delivered; a
 * view's later message adds its duration and source. Returns the number of events whose card does not exist.
 */
export async function storeEvents(
  env: Pick<Env, 'DB' | 'VISITOR_ADDRESSES'>,
  events: EventMessage[],
  now: number,
): Promise<{ unknown: number }> {
  const byKind = [...Map.groupBy(events, ({ kind }) => kind)]
  const results = await env.DB.batch<{ card_id: number }>(
    byKind.map(([kind, ofKind]) => {
      const rows = ofKind.map((event) => toRow(event, env, now))
      return env.DB.prepare(STATEMENTS[kind]).bind(JSON.stringify(rows))
    }),
  )
  return { unknown: events.length - results.reduce((known, result) => known + result.results.length, 0) }
}
