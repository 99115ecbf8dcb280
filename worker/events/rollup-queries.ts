import { getTableColumns, getTableName } from 'drizzle-orm'
import { EVENT_COUNT_NAMES, type EventCountName, EVENT_KINDS, type EventKind, EVENT_KIND_NAMES } from '../../schema/event-kinds.ts'
import { EVENT_TABLES } from '../../schema/tables/events.ts'

const EVENT_COUNT_CONDITIONS: Partial<Record<EventCountName, string>> = { clicks: `link_type <> 'video'`, plays: `link_type = 'video'` }

/**
 * SQL that selects all events of a kind. The columns are the same for all kinds: 0 or 1 for each count, and the values by which counts are
 * broken down.
 */
function buildEventsOfKindQuery(kind: EventKind): string {
  const columns: Record<string, { name: string }> = getTableColumns(EVENT_TABLES[kind])
  const { actor, counts } = EVENT_KINDS[kind]
  const column = (property: string) => columns[property]?.name ?? 'NULL'
  const added = (name: EventCountName) => ((counts as readonly string[]).includes(name) ? (EVENT_COUNT_CONDITIONS[name] ?? '1') : '0')
  const values: Record<string, string> = {
    ...Object.fromEntries(EVENT_COUNT_NAMES.map((name) => [name, added(name)])),
    excluded: column('excluded'),
    device: column(`${actor}Device`),
    location: column(`${actor}Location`),
    source: column('source'),
    link_type: column('linkType'),
  }
  const selected = Object.entries(values).map(([name, value]) => `${value} AS ${name}`)
  return `SELECT card_id, timestamp, ${selected.join(', ')} FROM ${getTableName(EVENT_TABLES[kind])}`
}

/** D1 takes at most five SELECTs in a UNION, so the query for all events is a union of unions. */
const SELECTS_PER_UNION_MAX = 5
const EVENT_KIND_UNION_GROUPS = Array.from({ length: Math.ceil(EVENT_KIND_NAMES.length / SELECTS_PER_UNION_MAX) }, (_, i) =>
  EVENT_KIND_NAMES.slice(i * SELECTS_PER_UNION_MAX, (i + 1) * SELECTS_PER_UNION_MAX),
)
const ALL_EVENTS_SQL = `WITH ${EVENT_KIND_UNION_GROUPS.map((kinds, i) => `part${i} AS (${kinds.map(buildEventsOfKindQuery).join(' UNION ALL ')})`).join(', ')},
  events AS (${EVENT_KIND_UNION_GROUPS.map((_, i) => `SELECT * FROM part${i}`).join(' UNION ALL ')})`

interface RollUpCheck {
  name?: string
  table: string
  keys: string[]
  counts: string[]
  recompute: string
}

const buildColumnSumsSql = (...columns: string[]) => columns.map((column) => `sum(${column}) AS ${column}`).join(', ')

const buildQuarterHourCountSql = (kind: string) => `coalesce(${kind}_quarters ->> ('$[' || n.value || ']'), 0)`

const ROLL_UP_CHECKS: RollUpCheck[] = [
  {
    table: 'card_totals',
    keys: ['card_id'],
    counts: [...EVENT_COUNT_NAMES, 'bots', 'previews', 'own_visits', 'floods'],
    recompute: `SELECT card_id, ${EVENT_COUNT_NAMES.map((c) => `sum(${c} * (excluded IS NULL)) AS ${c}`).join(', ')},
      sum(excluded IS 'bot') AS bots, sum(excluded IS 'preview') AS previews, sum(excluded IS 'owner') AS own_visits,
      sum(excluded IS 'flood') AS floods FROM events GROUP BY card_id`,
  },
  {
    table: 'card_days',
    keys: ['card_id', 'day'],
    counts: EVENT_COUNT_NAMES,
    recompute: `SELECT card_id, date(timestamp / 1000, 'unixepoch') AS day, ${buildColumnSumsSql(...EVENT_COUNT_NAMES)}
      FROM events WHERE excluded IS NULL GROUP BY card_id, day`,
  },
  {
    name: 'quarters',
    table: `(SELECT card_id, day, n.value AS quarter, ${EVENT_COUNT_NAMES.map((c) => `${buildQuarterHourCountSql(c.slice(0, -1))} AS ${c}`).join(', ')}
      FROM card_days, json_each('${JSON.stringify(Array.from({ length: 96 }, (_, quarter) => quarter))}') n)`,
    keys: ['card_id', 'day', 'quarter'],
    counts: EVENT_COUNT_NAMES,
    recompute: `SELECT card_id, date(timestamp / 1000, 'unixepoch') AS day, timestamp / 900000 % 96 AS quarter, ${buildColumnSumsSql(...EVENT_COUNT_NAMES)}
      FROM events WHERE excluded IS NULL GROUP BY card_id, day, quarter`,
  },
  {
    name: 'quarters of visitors',
    table: 'card_days',
    keys: ['card_id', 'day'],
    counts: ['visitors'],
    recompute: `SELECT card_id, day, (SELECT sum(value) FROM json_each(visitor_quarters)) AS visitors FROM card_days`,
  },
  {
    // Visitors are checked for two days only, because their keys are deleted after that.
    name: 'visitors',
    table: `(SELECT card_id, day, visitors FROM card_days WHERE day >= date('now', '-1 day'))`,
    keys: ['card_id', 'day'],
    counts: ['visitors'],
    recompute: `SELECT card_id, day, count(*) AS visitors FROM card_visitors
      WHERE day >= date('now', '-1 day') AND card_id IN (SELECT id FROM business_cards) GROUP BY card_id, day`,
  },
  ...(
    [
      ['device', `coalesce(device, 'Unknown')`, 'true'],
      ['location', `coalesce(location, 'Unknown')`, 'true'],
      ['source', 'source', 'views = 1'],
      ['linkType', 'link_type', 'clicks = 1'],
    ] as const
  ).map(([dimension, value, where]) => ({
    name: dimension,
    table: `(SELECT * FROM card_breakdowns WHERE dimension = '${dimension}')`,
    keys: ['card_id', 'value'],
    counts: ['views', 'clicks', 'saves'],
    recompute: `SELECT card_id, ${value} AS value, ${buildColumnSumsSql('views', 'clicks', 'saves')}
      FROM events WHERE excluded IS NULL AND views + clicks + saves > 0 AND ${where} GROUP BY card_id, value`,
  })),
]

/**
 * Each query recomputes one of the roll-ups (stored event totals) from all events and returns up to 20 rows that differ, with the counts in
 * `kept` and `recomputed` as JSON. No request runs these queries, because they read every event.
 */
export const ROLL_UP_CHECK_QUERIES: { name: string; sql: string }[] = ROLL_UP_CHECKS.map(
  ({ table, name = table, keys, counts, recompute }) => {
    const side = (of: string, from: string) =>
      `SELECT ${keys.join(', ')}, ${counts.flatMap((count) => ['k', 'r'].map((one) => `${one === of ? count : 0} AS ${one}_${count}`)).join(', ')} FROM ${from}`
    const list = (of: string) => `json_array(${counts.map((count) => `coalesce(sum(${of}_${count}), 0)`).join(', ')})`
    // Stored and recomputed rows are combined by GROUP BY, because a join without an index would compare each row with every other.
    return {
      name,
      sql: `${ALL_EVENTS_SQL}, recomputed AS (${recompute})
      SELECT ${keys.join(', ')}, ${list('k')} AS kept, ${list('r')} AS recomputed
      FROM (${side('k', table)} UNION ALL ${side('r', 'recomputed')})
      GROUP BY ${keys.join(', ')} HAVING kept <> recomputed LIMIT 20`,
    }
  },
)
