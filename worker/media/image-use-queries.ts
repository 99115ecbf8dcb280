import { type SQL, getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { type SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { MEDIA_PREFIX } from '../../schema/url.ts'
import * as cards from '../../schema/tables/cards.ts'
import * as events from '../../schema/tables/events.ts'
import * as salesbot from '../../schema/tables/salesbot.ts'
import * as users from '../../schema/tables/users.ts'
import type { Db } from '../platform/db.ts'

/** Tables that are not searched for image URLs, and why. An image is kept while any text of any other table contains its URL. */
export const TABLES_WITHOUT_IMAGE_URLS: Record<string, string> = {
  images: 'the images themselves',
  card_slugs: 'slugs, which are too short for an image URL',
  slug_changes: 'numbers only',
  ...Object.fromEntries(Object.values(events.EVENT_TABLES).map((table) => [getTableName(table), 'written by visitors'])),
  card_totals: 'counts',
  card_days: 'counts',
  card_visitors: 'visitor keys',
  card_breakdowns: 'counts of values sent by visitors',
  salesbot_conversations: 'written by visitors and the assistant',
  users: 'names and email addresses, which are only shown as text',
  sessions: 'numbers and keys',
  reset_tokens: 'hashes and email addresses',
  sent_mails: 'hashes',
  login_failures: 'attempted usernames',
  known_addresses: 'hashes',
  audit_log: 'ids',
}

const isTable = (value: unknown): value is SQLiteTable => is(value, SQLiteTable)

/** Every table whose texts may contain an image URL. */
export const TABLES_WITH_IMAGE_URLS = [cards, events, salesbot, users]
  .flatMap((module) => Object.values(module) as unknown[])
  .filter(isTable)
  .filter((table) => !(getTableName(table) in TABLES_WITHOUT_IMAGE_URLS))

/** The text and JSON columns of a table. */
export function textColumns(table: SQLiteTable): SQLiteColumn[] {
  return Object.values(getTableColumns(table)).filter((column) => column.getSQLType().startsWith('text'))
}

const column = (name: string) => sql`t.${sql.identifier(name)}`

/** SQL condition: some text column of the row `t` contains `text`. */
function rowContains(table: SQLiteTable, text: SQL): SQL {
  const columns = textColumns(table).map(({ name }) => sql`instr(${column(name)}, ${text}) > 0`)
  return sql`(${sql.join(columns, sql` or `)})`
}

/**
 * SQL condition: some row of `table` contains `text`. `owner` is a comparison that the user id of the row, or of its card,
 * must satisfy. Rows of the card `exceptCardId`, which is about to be deleted, do not count.
 */
function tableContains(table: SQLiteTable, owner: SQL, text: SQL, exceptCardId?: number): SQL {
  const names = new Set(Object.values(getTableColumns(table)).map(({ name }) => name))
  const card = table === cards.businessCards ? 'id' : 'card_id'
  const notExcepted = exceptCardId !== undefined && names.has(card) ? sql` and ${column(card)} <> ${exceptCardId}` : sql``
  const matches = sql`${notExcepted} and ${rowContains(table, text)}`
  const from = sql`select 1 from ${sql.identifier(getTableName(table))} t`
  if (names.has('user_id')) return sql`exists (${from} where t.user_id ${owner}${matches})`
  if (names.has('card_id')) return sql`exists (${from} join business_cards c on c.id = t.card_id where c.user_id ${owner}${matches})`
  throw new Error(`${getTableName(table)} has neither user_id nor card_id: define in worker/media/image-use-queries.ts who owns its rows`)
}

function anyTableContains(owner: SQL, text: SQL, exceptCardId?: number): SQL {
  const tables = TABLES_WITH_IMAGE_URLS.map((table) => tableContains(table, owner, text, exceptCardId))
  return sql`(${sql.join(tables, sql` or `)})`
}

/** The key of an image up to its extension, which the URLs of all its sizes share. */
const KEY_PREFIX = sql`substr(images.key, 1, instr(images.key, '.'))`

/** SQL condition for a row of `images`: its owner uses it, outside the card `exceptCardId`. Runs on indexes only. */
export const usedByOwner = (exceptCardId?: number) => anyTableContains(sql`= images.user_id`, KEY_PREFIX, exceptCardId)

/** SQL condition for a row of `images`: another user uses it. Scans the data of all users. */
export const USED_BY_OTHERS = anyTableContains(sql`<> images.user_id`, KEY_PREFIX)

/** True when another user uses any image of this owner, which is rare. One scan answers for all of the owner's images. */
export async function anyUsedByOthers(db: Db, ownerId: number): Promise<boolean> {
  const prefix = sql.raw(`'${MEDIA_PREFIX}${Math.trunc(ownerId)}/'`)
  const { found } = await db.get<{ found: number }>(sql`select ${anyTableContains(sql`<> ${ownerId}`, prefix)} as found`)
  return found === 1
}
