import { getTableColumns, getTableName } from 'drizzle-orm'
import { type EventConfigOf, type EventCountName, EVENT_KIND_NAMES, EVENT_KINDS, type EventKind } from '../event-kinds.ts'
import { cardBreakdownsTable, EVENT_TABLES } from './events.ts'

type KindWithSeveralCounts = {
  [K in EventKind]: EventConfigOf<K>['counts'] extends readonly [string, string, ...string[]] ? K : never
}[EventKind]

export const EVENT_COUNT_CONDITIONS: Partial<Record<EventCountName, { where: string; trigger: string }>> = {
  clicks: { where: `link_type <> 'video'`, trigger: 'counted' },
  plays: { where: `link_type = 'video'`, trigger: 'played' },
} satisfies Record<EventConfigOf<KindWithSeveralCounts>['counts'][number], unknown>

const breakdownColumnsOf = (actor: string) => ({
  device: `${actor}Device`,
  location: `${actor}Location`,
  source: 'source',
  linkType: 'linkType',
})

const DAY_SQL = `date(NEW.timestamp / 1000, 'unixepoch')`
const QUARTER_SQL = 'NEW.timestamp / 900000 % 96'
const ZERO_QUARTERS_SQL = `'[' || replace(hex(zeroblob(95)), '00', '0,') || '0]'`

/** Builds the SQL that increments a day's count and its count by quarter hour: `views` and `view_quarters`. */
function buildDailyCountSql(count: string, day: string, quarter: string): string {
  const [quarters, path] = [`${count.slice(0, -1)}_quarters`, `'$[' || ${quarter} || ']'`]
  return `  INSERT INTO card_days (card_id, day, ${count}, ${quarters})
    VALUES (NEW.card_id, ${day}, 1, json_set(${ZERO_QUARTERS_SQL}, ${path}, 1))
    ON CONFLICT (card_id, day) DO UPDATE SET ${count} = ${count} + 1,
      ${quarters} = json_set(coalesce(${quarters}, ${ZERO_QUARTERS_SQL}), ${path}, coalesce(${quarters} ->> (${path}), 0) + 1);`
}

/** SQL that counts a stored event for the limits per day. Late events of an earlier day count to the newest one. */
const STORED_THAT_DAY_UPDATE_SQL = `stored_that_day = iif(excluded.stored_day > stored_day, 1, stored_that_day + 1),
      stored_day = max(stored_day, excluded.stored_day)`

function buildCountedTrigger(kind: EventKind, count: EventCountName): [name: string, sql: string] {
  const table = getTableName(EVENT_TABLES[kind])
  const columns: Record<string, { name: string }> = getTableColumns(EVENT_TABLES[kind])
  const condition = EVENT_COUNT_CONDITIONS[count]
  const name = `${table}_${condition?.trigger ?? 'counted'}`
  const when = [columns['excluded'] && 'NEW.excluded IS NULL', condition && `NEW.${condition.where}`].filter(Boolean).join(' AND ')
  const values = Object.entries(breakdownColumnsOf(EVENT_KINDS[kind].actor)).flatMap(([dimension, property]) => {
    const column = columns[property]
    const value = property === dimension ? `NEW.${column?.name}` : `coalesce(NEW.${column?.name}, 'Unknown')`
    return column ? `    (NEW.card_id, '${dimension}', ${value}, 1)` : []
  })
  const breakdowns = `  INSERT INTO card_breakdowns (card_id, dimension, value, ${count}) VALUES
${values.join(',\n')}
    ON CONFLICT (card_id, dimension, value) DO UPDATE SET ${count} = ${count} + 1;`
  const statements = [
    `  INSERT INTO card_totals (card_id, ${count}, stored_day, stored_that_day) VALUES (NEW.card_id, 1, ${DAY_SQL}, 1)
    ON CONFLICT (card_id) DO UPDATE SET ${count} = ${count} + 1,
      ${STORED_THAT_DAY_UPDATE_SQL};`,
    buildDailyCountSql(count, DAY_SQL, `(${QUARTER_SQL})`),
    ...(count in getTableColumns(cardBreakdownsTable) ? [breakdowns] : []),
  ]
  return [name, `CREATE TRIGGER ${name} AFTER INSERT ON ${table}${when && ` WHEN ${when}`} BEGIN\n${statements.join('\n')}\nEND`]
}

function buildExcludedTrigger(kind: EventKind): [name: string, sql: string][] {
  const table = getTableName(EVENT_TABLES[kind])
  if (!('excluded' in EVENT_TABLES[kind])) return []
  const sql = `CREATE TRIGGER ${table}_excluded AFTER INSERT ON ${table} WHEN NEW.excluded IS NOT NULL BEGIN
  INSERT INTO card_totals (card_id, bots, previews, own_visits, floods, stored_day, stored_that_day)
    VALUES (NEW.card_id, NEW.excluded = 'bot', NEW.excluded = 'preview', NEW.excluded = 'owner', NEW.excluded = 'flood', ${DAY_SQL}, 1)
    ON CONFLICT (card_id) DO UPDATE SET bots = bots + excluded.bots, previews = previews + excluded.previews,
      own_visits = own_visits + excluded.own_visits, floods = floods + excluded.floods,
      ${STORED_THAT_DAY_UPDATE_SQL};
END`
  return [[`${table}_excluded`, sql]]
}

const VIEW_TRIGGERS = {
  card_views_source: `CREATE TRIGGER card_views_source AFTER UPDATE OF source ON card_views WHEN NEW.source <> OLD.source AND NEW.excluded IS NULL BEGIN
  UPDATE card_breakdowns SET views = views - 1 WHERE card_id = NEW.card_id AND dimension = 'source' AND value = OLD.source;
  INSERT INTO card_breakdowns (card_id, dimension, value, views) VALUES (NEW.card_id, 'source', NEW.source, 1)
    ON CONFLICT (card_id, dimension, value) DO UPDATE SET views = views + 1;
END`,
  card_views_visitor: `CREATE TRIGGER card_views_visitor AFTER INSERT ON card_views WHEN NEW.visitor IS NOT NULL BEGIN
  INSERT INTO card_visitors (day, card_id, visitor, quarter) VALUES (${DAY_SQL}, NEW.card_id, NEW.visitor, ${QUARTER_SQL})
    ON CONFLICT (day, card_id, visitor) DO NOTHING;
  UPDATE card_views SET visitor = NULL WHERE id = NEW.id;
END`,
  card_visitors_counted: `CREATE TRIGGER card_visitors_counted AFTER INSERT ON card_visitors BEGIN
${buildDailyCountSql('visitors', 'NEW.day', 'NEW.quarter')}
END`,
}

/**
 * The triggers that update the stored counts of events: SQL by trigger name. `npm run migrations` writes a migration for changed triggers.
 */
export const ROLL_UP_TRIGGERS: Record<string, string> = {
  ...Object.fromEntries(
    EVENT_KIND_NAMES.flatMap((kind) => [
      ...EVENT_KINDS[kind].counts.map((count) => buildCountedTrigger(kind, count)),
      ...buildExcludedTrigger(kind),
    ]),
  ),
  ...VIEW_TRIGGERS,
}

export const normalizeSqlForComparison = (sql: string) => sql.replaceAll(/\s+/g, ' ').replaceAll(/\( | (?=\))/g, (match) => match.trim())
