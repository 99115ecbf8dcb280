import { getTableColumns, getTableName } from 'drizzle-orm'
import { COUNT_NAMES, type CountName, EVENT_KINDS, type EventKind, KINDS } from '../../schema/event-kinds.ts'
import { EVENT_TABLES } from '../../schema/tables/events.ts'

/** The condition for adding to a count, for kinds with several counts. */
const CONDITIONS: Partial<Record<CountName, string>> = { clicks: `link_type <> 'video'`, plays: `link_type = 'video'` }

/**
 * The query for a kind's events, with the same columns for all kinds: a column of 0 or 1 for each count, and the values of the breakdowns.
 */
function eventsQuery(kind: EventKind): string {
  const columns: Record<string, { name: string }> = getTableColumns(EVENT_TABLES[kind])
  const { actor, counts } = EVENT_KINDS[kind]
  const column = (property: string) => columns[property]?.name ?? 'NULL'
  const added = (name: CountName) => ((counts as readonly string[]).includes(name) ? (CONDITIONS[name] ?? '1') : '0')
  const values: Record<string, string> = {
    ...Object.fromEntries(COUNT_NAMES.map((name) => [name, added(name)])),
    excluded: column('excluded'),
    device: column(`${actor}Device`),
    location: column(`${actor}Location`),
    source: column('source'),
    link_type: column('linkType'),
  }
  const selected = Object.entries(values).map(([name, value]) => `${value} AS ${name}`)
  return `SELECT card_id, timestamp, ${selected.join(', ')} FROM ${getTableName(EVENT_TABLES[kind])}`
}

/** D1 takes at most five SELECTs in a UNION, so this is a union of unions. */
const UNION_MAX = 5
const PARTS = Array.from({ length: Math.ceil(KINDS.length / UNION_MAX) }, (_, i) => KINDS.slice(i * UNION_MAX, (i + 1) * UNION_MAX))
const EVENTS = `WITH ${PARTS.map((kinds, i) => `part${i} AS (${kinds.map(eventsQuery).join(' UNION ALL ')})`).join(', ')},
  events AS (${PARTS.map((_, i) => `SELECT * FROM part${i}`).join(' UNION ALL ')})`

interface Check {
  /** Name of the check; by default that of the table. */
  name?: string
  /** The roll-up that is checked. */
  table: string
  keys: string[]
  counts: string[]
  /** The query that recomputes the roll-up from EVENTS. */
  recompute: string
}

const sums = (...columns: string[]) => columns.map((column) => `sum(${column}) AS ${column}`).join(', ')

/** The count of quarter `n.value` in a list of card_days. */
const inQuarter = (kind: string) => `coalesce(${kind}_quarters ->> ('$[' || n.value || ']'), 0)`

const CHECKS: Check[] = [
  {
    table: 'card_totals',
    keys: ['card_id'],
    counts: [...COUNT_NAMES, 'bots', 'previews', 'own_visits', 'floods'],
    recompute: `SELECT card_id, ${COUNT_NAMES.map((c) => `sum(${c} * (excluded IS NULL)) AS ${c}`).join(', ')},
      sum(excluded IS 'bot') AS bots, sum(excluded IS 'preview') AS previews, sum(excluded IS 'owner') AS own_visits,
      sum(excluded IS 'flood') AS floods FROM events GROUP BY card_id`,
  },
  {
    table: 'card_days',
    keys: ['card_id', 'day'],
    counts: COUNT_NAMES,
    recompute: `SELECT card_id, date(timestamp / 1000, 'unixepoch') AS day, ${sums(...COUNT_NAMES)}
      FROM events WHERE excluded IS NULL GROUP BY card_id, day`,
  },
  {
    name: 'quarters',
    table: `(SELECT card_id, day, n.value AS quarter, ${COUNT_NAMES.map((c) => `${inQuarter(c.slice(0, -1))} AS ${c}`).join(', ')}
      FROM card_days, json_each('${JSON.stringify(Array.from({ length: 96 }, (_, quarter) => quarter))}') n)`,
    keys: ['card_id', 'day', 'quarter'],
    counts: COUNT_NAMES,
    recompute: `SELECT card_id, date(timestamp / 1000, 'unixepoch') AS day, timestamp / 900000 % 96 AS quarter, ${sums(...COUNT_NAMES)}
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
    // Covers only days whose keys are not erased yet. Keys of a deleted card stay until the sweep.
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
    recompute: `SELECT card_id, ${value} AS value, ${sums('views', 'clicks', 'saves')}
      FROM events WHERE excluded IS NULL AND views + clicks + saves > 0 AND ${where} GROUP BY card_id, value`,
  })),
]

/**
 * One query for each roll-up. It recomputes the roll-up from the events and returns up to 20 rows that differ, with the counts in `kept`
 * and `recomputed` as JSON. No rows means that both agree. These queries read every event, so no request runs them. Visitors of past days
 * are left out, because their keys are erased.
 */
export const ROLLUP_CHECKS: { name: string; sql: string }[] = CHECKS.map(({ table, name = table, keys, counts, recompute }) => {
  const side = (of: string, from: string) =>
    `SELECT ${keys.join(', ')}, ${counts.flatMap((count) => ['k', 'r'].map((one) => `${one === of ? count : 0} AS ${one}_${count}`)).join(', ')} FROM ${from}`
  const list = (of: string) => `json_array(${counts.map((count) => `coalesce(sum(${of}_${count}), 0)`).join(', ')})`
  // Grouped instead of joined: joining two lists without an index takes the product of their sizes.
  return {
    name,
    sql: `${EVENTS}, recomputed AS (${recompute})
      SELECT ${keys.join(', ')}, ${list('k')} AS kept, ${list('r')} AS recomputed
      FROM (${side('k', table)} UNION ALL ${side('r', 'recomputed')})
      GROUP BY ${keys.join(', ')} HAVING kept <> recomputed LIMIT 20`,
  }
})
