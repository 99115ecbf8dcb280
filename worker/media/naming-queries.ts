import { type SQL, getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { type SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { MEDIA_PREFIX } from '../../schema/url.ts'
import * as cards from '../../schema/tables/cards.ts'
import * as events from '../../schema/tables/events.ts'
import * as salesbot from '../../schema/tables/salesbot.ts'
import * as users from '../../schema/tables/users.ts'
import type { Db } from '../platform/db.ts'

/** Tables in which nobody names a picture, and why. Every other table keeps the pictures that any text in it names. */
export const NAMELESS: Record<string, string> = {
  images: 'the pictures themselves',
  card_slugs: 'addresses of cards, without room for one of a picture',
  slug_changes: 'numbers alone',
  ...Object.fromEntries(Object.values(events.EVENT_TABLES).map((table) => [getTableName(table), 'written by visitors'])),
  card_totals: 'counts',
  card_days: 'counts',
  card_visitors: 'keys of visitors',
  card_breakdowns: 'counts of what visitors brought',
  salesbot_conversations: 'written by visitors, and by the assistant for them',
  users: 'names and addresses of accounts, which are shown as text',
  sessions: 'numbers and keys',
  reset_tokens: 'hashes and addresses of mailboxes',
  sent_mails: 'hashes',
  login_failures: 'names that were tried',
  known_addresses: 'hashes',
  audit_log: 'ids',
}

const isTable = (value: unknown): value is SQLiteTable => is(value, SQLiteTable)

/** Every table in whose texts a picture may be named. */
export const NAMING = [cards, events, salesbot, users]
  .flatMap((module) => Object.values(module) as unknown[])
  .filter(isTable)
  .filter((table) => !(getTableName(table) in NAMELESS))

/** The columns of a table that hold text, JSON included. */
export function textColumns(table: SQLiteTable): SQLiteColumn[] {
  return Object.values(getTableColumns(table)).filter((column) => column.getSQLType().startsWith('text'))
}

const column = (name: string) => sql`t.${sql.identifier(name)}`

/** True where a text of the row `t` has `text` in it. */
function says(table: SQLiteTable, text: SQL): SQL {
  const columns = textColumns(table).map(({ name }) => sql`instr(${column(name)}, ${text}) > 0`)
  return sql`(${sql.join(columns, sql` or `)})`
}

/** True where a row of `table` says `text`, of one whose cards are `owner`. The card `without`, which is about to go, does not count. */
function saidIn(table: SQLiteTable, owner: SQL, text: SQL, without?: number): SQL {
  const names = new Set(Object.values(getTableColumns(table)).map(({ name }) => name))
  const card = table === cards.businessCards ? 'id' : 'card_id'
  const stays = without !== undefined && names.has(card) ? sql` and ${column(card)} <> ${without}` : sql``
  const said = sql`${stays} and ${says(table, text)}`
  const from = sql`select 1 from ${sql.identifier(getTableName(table))} t`
  if (names.has('user_id')) return sql`exists (${from} where t.user_id ${owner}${said})`
  if (names.has('card_id')) return sql`exists (${from} join business_cards c on c.id = t.card_id where c.user_id ${owner}${said})`
  throw new Error(`${getTableName(table)} has neither user_id nor card_id: say in worker/media/naming-queries.ts whose its rows are`)
}

function saidAnywhere(owner: SQL, text: SQL, without?: number): SQL {
  const places = NAMING.map((table) => saidIn(table, owner, text, without))
  return sql`(${sql.join(places, sql` or `)})`
}

/** What the addresses of a picture and of its smaller forms have in common: the key up to its extension. */
const KEY = sql`substr(images.key, 1, instr(images.key, '.'))`

/** Whether a row of `images` is named by its owner, in anything but the card `without`. All of it is found through indexes. */
export const namedByOwner = (without?: number) => saidAnywhere(sql`= images.user_id`, KEY, without)

/** Whether a row of `images` is named by anybody but its owner: a pass through what all of them have. */
export const NAMED_BY_OTHERS = saidAnywhere(sql`<> images.user_id`, KEY)

/** True when anybody else names any picture of this owner: one such pass for all of them. Hardly ever so. */
export async function anyNamedByOthers(db: Db, ownerId: number): Promise<boolean> {
  const prefix = sql.raw(`'${MEDIA_PREFIX}${Math.trunc(ownerId)}/'`)
  const { found } = await db.get<{ found: number }>(sql`select ${saidAnywhere(sql`<> ${ownerId}`, prefix)} as found`)
  return found === 1
}
