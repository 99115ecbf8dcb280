import { type SQL, getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { type SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { MEDIA_PATH_PREFIX } from '../../schema/url.ts'
import * as cards from '../../schema/tables/cards.ts'
import * as events from '../../schema/tables/events.ts'
import * as salesbot from '../../schema/tables/salesbot.ts'
import * as users from '../../schema/tables/users.ts'
import type { Db } from '../platform/db.ts'

/** Tables that are not searched for image URLs, with the reason. An image is kept while any text in the other tables contains its URL. */
export const TABLES_WITHOUT_IMAGE_URLS: Record<string, string> = {
  images: 'the images themselves',
  card_slugs: 'slugs, which are too short for an image URL',
  slug_changes: 'numbers only',
  card_reports: 'written by visitors',
  ...Object.fromEntries(Object.values(events.EVENT_TABLES).map((table) => [getTableName(table), 'written by visitors'])),
  card_totals: 'counts',
  card_days: 'counts',
  card_visitors: 'visitor keys',
  card_breakdowns: 'counts of values sent by visitors',
  salesbot_conversations: 'written by visitors and the assistant',
  salesbot_questions: 'written by visitors',
  salesbot_question_askers: 'ids',
  users: 'names and email addresses, which are only shown as text',
  sessions: 'keys, and names of devices and places',
  reset_tokens: 'hashes and email addresses',
  sent_mails: 'hashes',
  login_failures: 'attempted usernames',
  known_addresses: 'hashes',
  audit_log: 'ids',
  stop_switches: 'names of switches',
  usage_counts: 'counts',
  dashboard_visits: 'times and counts',
  user_uploads: 'ids and times',
  user_upload_rows: 'names and email addresses of users to create',
}

const isDrizzleTable = (value: unknown): value is SQLiteTable => is(value, SQLiteTable)

export const TABLES_WITH_IMAGE_URLS = [cards, events, salesbot, users]
  .flatMap((module) => Object.values(module) as unknown[])
  .filter(isDrizzleTable)
  .filter((table) => !(getTableName(table) in TABLES_WITHOUT_IMAGE_URLS))

export function textColumnsOf(table: SQLiteTable): SQLiteColumn[] {
  return Object.values(getTableColumns(table)).filter((column) => column.getSQLType().startsWith('text'))
}

const buildQualifiedColumnSql = (name: string) => sql`t.${sql.identifier(name)}`

const OR_GROUP_SIZE = 8
const buildOrSql = (conditions: SQL[]): SQL => sql`(${sql.join(conditions, sql` or `)})`

/** The conditions are grouped, because D1 allows an expression a depth of 100, and each `or` in a row adds one. */
function buildTextInRowSql(table: SQLiteTable, text: SQL): SQL {
  const columns = textColumnsOf(table).map(({ name }) => sql`instr(${buildQualifiedColumnSql(name)}, ${text}) > 0`)
  const groupCount = Math.ceil(columns.length / OR_GROUP_SIZE)
  return buildOrSql(Array.from({ length: groupCount }, (_, n) => buildOrSql(columns.slice(n * OR_GROUP_SIZE, (n + 1) * OR_GROUP_SIZE))))
}

/**
 * SQL condition: a row of `table` contains `text`. The user id of the row, or of its card, must satisfy the comparison `owner`. Rows of
 * the card `exceptCardId`, which is about to be deleted, are ignored.
 */
function buildTextInTableSql(table: SQLiteTable, owner: SQL, text: SQL, exceptCardId?: number): SQL {
  const names = new Set(Object.values(getTableColumns(table)).map(({ name }) => name))
  const card = table === cards.businessCardsTable ? 'id' : 'card_id'
  const notExcepted = exceptCardId !== undefined && names.has(card) ? sql` and ${buildQualifiedColumnSql(card)} <> ${exceptCardId}` : sql``
  const matches = sql`${notExcepted} and ${buildTextInRowSql(table, text)}`
  const from = sql`select 1 from ${sql.identifier(getTableName(table))} t`
  if (names.has('user_id')) return sql`exists (${from} where t.user_id ${owner}${matches})`
  if (names.has('card_id')) return sql`exists (${from} join business_cards c on c.id = t.card_id where c.user_id ${owner}${matches})`
  throw new Error(`${getTableName(table)} has neither user_id nor card_id: define in worker/media/image-use-queries.ts who owns its rows`)
}

function buildTextInAnyTableSql(owner: SQL, text: SQL, exceptCardId?: number): SQL {
  const tables = TABLES_WITH_IMAGE_URLS.map((table) => buildTextInTableSql(table, owner, text, exceptCardId))
  return buildOrSql(tables)
}

/** The part of an image's storage key that the URLs of all its sizes contain. */
const IMAGE_KEY_PREFIX_SQL = sql`substr(images.key, 1, instr(images.key, '.'))`

/** SQL condition: an image's owner uses the image outside the card `exceptCardId`. Scans no whole table. */
export const buildImageUsedByOwnerSql = (exceptCardId?: number) =>
  buildTextInAnyTableSql(sql`= images.user_id`, IMAGE_KEY_PREFIX_SQL, exceptCardId)

/** SQL condition: another user uses the image. It scans the data of all users. */
export const IMAGE_USED_BY_OTHERS_SQL = buildTextInAnyTableSql(sql`<> images.user_id`, IMAGE_KEY_PREFIX_SQL)

/** True if another user uses any image of this owner. One query covers all images. */
export async function isAnyImageUsedByOthers(db: Db, ownerId: number): Promise<boolean> {
  const prefix = sql.raw(`'${MEDIA_PATH_PREFIX}${Math.trunc(ownerId)}/'`)
  const { found } = await db.get<{ found: number }>(sql`select ${buildTextInAnyTableSql(sql`<> ${ownerId}`, prefix)} as found`)
  return found === 1
}
