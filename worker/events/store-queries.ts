import { getTableColumns, getTableName } from 'drizzle-orm'
import { EVENT_DATABASE_BYTES_MAX, STORED_EVENTS_PER_DAY_MAX } from '../../schema/bounds.ts'
import { EVENT_KINDS, QUEUED_EVENT_KINDS, type QueuedEventKind } from '../../schema/event-kinds.ts'
import { ACCESS_LEVELS } from '../../schema/level.ts'
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

const { basic, enterprise } = ACCESS_LEVELS
const { card, account, deployment } = STORED_EVENTS_PER_DAY_MAX
const EVENTS_USAGE_KEY = 'events'
/** Counts the events of a batch before they are stored. It writes one row for each batch. */
const BATCH_USAGE_SQL = `INSERT INTO usage_counts (period, key, uses) VALUES (date('now'), '${EVENTS_USAGE_KEY}', ?1)
  ON CONFLICT (period, key) DO UPDATE SET uses = uses + excluded.uses`
const EVENT_DAY_SQL = `date(e.value ->> 'at' / 1000, 'unixepoch')`
const buildLevelLimitSql = ({ free, paid }: { free: number; paid: number }) => `iif(u.access_level = ${basic}, ${free}, ${paid})`
/**
 * SQL condition: the deployment, the card and its owner have room for the event on its day. The place in the batch (`e.key`) is added to
 * what is stored, because SQLite selects all events of a batch before it stores the first one. Levels above the plans may have any number
 * of cards, so they have only the limit of each card.
 */
const HAS_ROOM_SQL = `coalesce((SELECT uses FROM usage_counts WHERE period = date('now') AND key = '${EVENTS_USAGE_KEY}'), 0) <= ${deployment}
    AND e.key + coalesce((SELECT s.stored_that_day FROM card_totals s WHERE s.card_id = c.id AND s.stored_day >= ${EVENT_DAY_SQL}), 0)
      < ${buildLevelLimitSql(card)}
    AND (u.access_level > ${enterprise} OR e.key + coalesce((SELECT sum(s.stored_that_day) FROM business_cards o JOIN card_totals s ON s.card_id = o.id
      WHERE o.user_id = c.user_id AND s.stored_day >= ${EVENT_DAY_SQL}), 0) < ${buildLevelLimitSql(account)})`

/**
 * SQL that stores events of one kind from a JSON list and returns the card of each event whose card exists and has room. Chats and leads
 * need no room here, because only the server creates them, within the limits of the chat.
 */
function buildEventInsertSql(kind: QueuedEventKind): string {
  const { id, actor, columns, call } = EVENT_KINDS[kind]
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
  // CROSS JOIN makes SQLite loop over the batch and look up each card. WHERE keeps the parser from reading ON CONFLICT as the ON of a
  // join. A duplicate event sets a column to itself, so that RETURNING names its card too.
  return `INSERT INTO ${getTableName(EVENT_TABLES[kind])} (${names.join(', ')})
    SELECT ${Object.values(values).join(', ')}
    FROM json_each(?1) e CROSS JOIN business_cards c ON c.id = ${value('cardId')} CROSS JOIN users u ON u.id = c.user_id
    WHERE c.suspended_at IS NULL${call === null ? '' : ` AND ${HAS_ROOM_SQL}`}
    ON CONFLICT (card_id, ${table[id]!.name}) DO UPDATE SET ${REPEATED_EVENT_UPDATE_SQL[kind] ?? `${device} = ${device}`}
    RETURNING card_id`
}

const EVENT_INSERT_STATEMENTS = Object.fromEntries(QUEUED_EVENT_KINDS.map((kind) => [kind, buildEventInsertSql(kind)])) as Record<
  QueuedEventKind,
  string
>

const LEFT_OUT_EVENTS_SQL = `INSERT INTO card_totals (card_id, left_out)
  SELECT c.id, e.value ->> 1 FROM json_each(?1) e CROSS JOIN business_cards c ON c.id = e.value ->> 0 WHERE c.suspended_at IS NULL
  ON CONFLICT (card_id) DO UPDATE SET left_out = left_out + excluded.left_out RETURNING card_id`

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

/** Size of the database after the last batch of this server instance. */
let databaseBytes = 0

const addTo = (sums: Map<number, number>, cardId: number, amount: number) => sums.set(cardId, (sums.get(cardId) ?? 0) + amount)

/**
 * Stores a batch of events in one transaction, with one statement for each kind. An event that arrives twice is stored once; a later
 * message about a view adds its duration and source. Events above the limits of a day are only counted, together with those that the
 * messages say were left out before, and so is everything but chats and leads when the database is nearly full. Returns the number of
 * events whose card does not exist or is suspended.
 */
export async function createEvents(
  env: Pick<Env, 'DB' | 'VISITOR_ADDRESSES'>,
  events: QueuedEventMessage[],
  now: number,
): Promise<{ unknown: number; isDatabaseFull: boolean }> {
  const isDatabaseFull = databaseBytes > EVENT_DATABASE_BYTES_MAX
  const stored = isDatabaseFull ? events.filter(({ kind }) => EVENT_KINDS[kind].call === null) : events
  const results = await env.DB.batch<{ card_id: number }>([
    env.DB.prepare(BATCH_USAGE_SQL).bind(events.length),
    ...Array.from(
      Map.groupBy(stored, ({ kind }) => kind),
      ([kind, ofKind]) => {
        const rows = ofKind.map((event) => toEventRow(event, env, now))
        return env.DB.prepare(EVENT_INSERT_STATEMENTS[kind]).bind(JSON.stringify(rows))
      },
    ),
  ])
  databaseBytes = results.at(-1)!.meta.size_after
  const refused = new Map<number, number>()
  const leftOut = new Map<number, number>()
  for (const { cardId, leftOut: before = 0 } of events) {
    addTo(refused, cardId, 1)
    addTo(leftOut, cardId, 1 + before)
  }
  for (const { card_id } of results.flatMap((result) => result.results)) {
    addTo(refused, card_id, -1)
    addTo(leftOut, card_id, -1)
  }
  const counts = [...leftOut].filter(([, amount]) => amount > 0)
  if (counts.length === 0) return { unknown: 0, isDatabaseFull }
  const counted = await env.DB.prepare(LEFT_OUT_EVENTS_SQL).bind(JSON.stringify(counts)).all<{ card_id: number }>()
  for (const { card_id } of counted.results) refused.delete(card_id)
  return { unknown: [...refused.values()].reduce((sum, amount) => sum + amount, 0), isDatabaseFull }
}
