/** All events in one shape; `counted` is 1 where an event counts. */
const EVENTS = `WITH events AS (
  SELECT card_id, timestamp, 1 AS views, 0 AS clicks, 0 AS saves, 0 AS plays, 0 AS submissions, excluded, viewer_device AS device, viewer_location AS location, source, NULL AS link_type FROM card_views
  UNION ALL SELECT card_id, timestamp, 0, link_type <> 'video', 0, link_type = 'video', 0, excluded, clicker_device, clicker_location, NULL, link_type FROM card_clicks
  UNION ALL SELECT card_id, timestamp, 0, 0, 1, 0, 0, excluded, saver_device, saver_location, NULL, NULL FROM card_saves
  UNION ALL SELECT card_id, timestamp, 0, 0, 0, 0, 1, NULL, NULL, NULL, NULL, NULL FROM form_submissions
)`

interface Check {
  /** What the check is called, where it is not the table. */
  name?: string
  /** The roll-up that is checked. */
  table: string
  keys: string[]
  counts: string[]
  /** Recomputes it from EVENTS. */
  recompute: string
}

const sums = (...columns: string[]) => columns.map((column) => `sum(${column}) AS ${column}`).join(', ')

const COUNTED = ['views', 'clicks', 'saves', 'plays', 'submissions']
/** The count of a quarter in one of the lists of card_days. */
const inQuarter = (kind: string) => `coalesce(${kind}_quarters ->> ('$[' || n.value || ']'), 0)`

const CHECKS: Check[] = [
  {
    table: 'card_totals',
    keys: ['card_id'],
    counts: [...COUNTED, 'bots', 'previews', 'own_visits', 'floods'],
    recompute: `SELECT card_id, ${COUNTED.map((c) => `sum(${c} * (excluded IS NULL)) AS ${c}`).join(', ')},
      sum(excluded IS 'bot') AS bots, sum(excluded IS 'preview') AS previews, sum(excluded IS 'owner') AS own_visits,
      sum(excluded IS 'flood') AS floods FROM events GROUP BY card_id`,
  },
  {
    table: 'card_days',
    keys: ['card_id', 'day'],
    counts: COUNTED,
    recompute: `SELECT card_id, date(timestamp / 1000, 'unixepoch') AS day, ${sums(...COUNTED)}
      FROM events WHERE excluded IS NULL GROUP BY card_id, day`,
  },
  {
    name: 'quarters',
    table: `(SELECT card_id, day, n.value AS quarter, ${COUNTED.map((c) => `${inQuarter(c.slice(0, -1))} AS ${c}`).join(', ')}
      FROM card_days, json_each('${JSON.stringify(Array.from({ length: 96 }, (_, quarter) => quarter))}') n)`,
    keys: ['card_id', 'day', 'quarter'],
    counts: COUNTED,
    recompute: `SELECT card_id, date(timestamp / 1000, 'unixepoch') AS day, timestamp / 900000 % 96 AS quarter, ${sums(...COUNTED)}
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
    // Of the days whose keys are certain to be there still; those of a card that was deleted go with the sweep.
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
      FROM events WHERE excluded IS NULL AND submissions = 0 AND plays = 0 AND ${where} GROUP BY card_id, value`,
  })),
]

/**
 * One query a roll-up that recomputes it from the events and lists, up to 20, the rows that differ: `kept` and
 * `recomputed` hold the counts as JSON. No rows means that they agree. They read every event: not for a request.
 * What retention deletes cannot be recomputed and is left out: conversations, and the visitors of days past.
 */
export const ROLLUP_CHECKS: { name: string; sql: string }[] = CHECKS.map(({ table, name = table, keys, counts, recompute }) => {
  const side = (of: string, from: string) =>
    `SELECT ${keys.join(', ')}, ${counts.flatMap((count) => ['k', 'r'].map((one) => `${one === of ? count : 0} AS ${one}_${count}`)).join(', ')} FROM ${from}`
  const list = (of: string) => `json_array(${counts.map((count) => `coalesce(sum(${of}_${count}), 0)`).join(', ')})`
  // Grouped and not joined: a join of two lists without an index takes their product.
  return {
    name,
    sql: `${EVENTS}, recomputed AS (${recompute})
      SELECT ${keys.join(', ')}, ${list('k')} AS kept, ${list('r')} AS recomputed
      FROM (${side('k', table)} UNION ALL ${side('r', 'recomputed')})
      GROUP BY ${keys.join(', ')} HAVING kept <> recomputed LIMIT 20`,
  }
})
