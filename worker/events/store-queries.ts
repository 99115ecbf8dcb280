import { getTableColumns, getTableName } from 'drizzle-orm'
import { EVENT_KINDS, QUEUED_EVENT_KINDS, type QueuedEventKind } from '../../schema/event-kinds.ts'
import type { QueuedEventMessage } from '../../schema/queue-message.ts'
import { EVENT_TABLES } from '../../schema/tables/events.ts'
import { toStoredIpAddress } from '../platform/address.ts'
import type { Env } from '../platform/env.ts'
import { deviceLabelOf, eventExclusionReasonOf, locationLabelOf, cardViewSourceOf } from './visitor.ts'

/** The visitors of events older than this (ms) are not counted. Their keys may be deleted already, so they could be counted twice. */
const VISITOR_COUNTING_MAX_AGE_MS = 86_400_000

// If there are several reasons for not counting an event, `flood` is the weakest: too many clicks of the owner are stored as `owner`.
const EVENT_EXCLUSION_SQL = `coalesce(nullif(e.value ->> 'exclusion', 'flood'), CASE WHEN c.user_id = e.value ->> 'userId' THEN 'owner' END, e.value ->> 'exclusion')`

const REPEATED_EVENT_UPDATE_SQL: Partial<Record<QueuedEventKind, string>> = {
  view: `duration = coalesce(max(duration, excluded.duration), duration, excluded.duration),
    source = CASE WHEN source = 'direct' THEN excluded.source ELSE source END`,
}

/** SQL that stores events of one kind from a JSON list and returns the card of each event whose card exists. */
function buildEventInsertSql(kind: QueuedEventKind): string {
  const { id, actor, columns } = EVENT_KINDS[kind]
  const table: Record<string, { name: string }> = getTableColumns(EVENT_TABLES[kind])
  const value = (name: string) => `e.value ->> '${name}'`
  const values: Record<string, string> = {
    cardId: 'c.id',
    [id]: value('id'),
    ...Object.fromEntries(columns.map((name) => [name, value(name)])),
    ...(kind === 'view' && { visitor: `CASE WHEN ${EVENT_EXCLUSION_SQL} IS NULL THEN ${value('visitor')} END` }),
    [`${actor}Ip`]: value('ip'),
    [`${actor}Location`]: value('location'),
    [`${actor}Device`]: value('device'),
    excluded: EVENT_EXCLUSION_SQL,
    timestamp: value('at'),
  }
  const names = Object.keys(values).map((property) => table[property]!.name)
  const device = table[`${actor}Device`]!.name
  // CROSS JOIN makes SQLite loop over the batch and look up each card. `WHERE true` keeps the parser from reading ON CONFLICT as the ON
  // of a join. A duplicate event sets a column to itself, so that RETURNING names its card too.
  return `INSERT INTO ${getTableName(EVENT_TABLES[kind])} (${names.join(', ')})
    SELECT ${Object.values(values).join(', ')}
    FROM json_each(?1) e CROSS JOIN business_cards c ON c.id = ${value('cardId')} WHERE true
    ON CONFLICT (card_id, ${table[id]!.name}) DO UPDATE SET ${REPEATED_EVENT_UPDATE_SQL[kind] ?? `${device} = ${device}`}
    RETURNING card_id`
}

const EVENT_INSERT_STATEMENTS = Object.fromEntries(QUEUED_EVENT_KINDS.map((kind) => [kind, buildEventInsertSql(kind)])) as Record<
  QueuedEventKind,
  string
>

function toEventRow(message: QueuedEventMessage, env: Pick<Env, 'VISITOR_ADDRESSES'>, now: number) {
  const { kind: _, ua, city, country, ...rest } = message
  return {
    ...rest,
    ip: toStoredIpAddress(env, message.ip),
    location: locationLabelOf(city, country),
    device: deviceLabelOf(ua),
    exclusion: message.exclusion === 'flood' ? (eventExclusionReasonOf(ua) ?? 'flood') : (message.exclusion ?? eventExclusionReasonOf(ua)),
    ...(message.kind === 'view' && {
      source: cardViewSourceOf(message.source, message.referrer),
      visitor: message.at > now - VISITOR_COUNTING_MAX_AGE_MS ? message.visitor : undefined,
    }),
  }
}

/**
 * Stores a batch of events in one transaction, with one statement for each kind. An event that arrives twice is stored once; a later
 * message about a view adds its duration and source. Returns the number of events whose card does not exist.
 */
export async function createEvents(
  env: Pick<Env, 'DB' | 'VISITOR_ADDRESSES'>,
  events: QueuedEventMessage[],
  now: number,
): Promise<{ unknown: number }> {
  const byKind = [...Map.groupBy(events, ({ kind }) => kind)]
  const results = await env.DB.batch<{ card_id: number }>(
    byKind.map(([kind, ofKind]) => {
      const rows = ofKind.map((event) => toEventRow(event, env, now))
      return env.DB.prepare(EVENT_INSERT_STATEMENTS[kind]).bind(JSON.stringify(rows))
    }),
  )
  return { unknown: events.length - results.reduce((known, result) => known + result.results.length, 0) }
}
