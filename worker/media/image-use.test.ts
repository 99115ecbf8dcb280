import { getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { beforeAll, expect, it } from 'vitest'
import { imageUrl } from '../../schema/image.ts'
import { businessCards, images } from '../../schema/tables/cards.ts'
import { deleteCard } from '../cards/delete.ts'
import { type TestUser, createSiteUser, createUser, db, env } from '../test/client.ts'
import { insertCard, setCard } from '../test/cards.ts'
import { TABLES_WITHOUT_IMAGE_URLS, TABLES_WITH_IMAGE_URLS, textColumns } from './image-use-queries.ts'
import { GRACE, sweepImages } from './sweep.ts'
import { schemaNames } from '../test/schema-names.ts'

let owner: TestUser
let other: TestUser
let uniqueNumber = 0

beforeAll(async () => {
  await createSiteUser()
  ;[owner, other] = [await createUser(), await createUser()]
})

/** Stores an image that nothing uses yet, uploaded by the owner for this card. Returns its URL. */
async function createImage(cardId: number): Promise<string> {
  const key = `${owner.id}/${String(++uniqueNumber).padStart(24, '0')}-ffffff-10x10.jpg`
  await db.insert(images).values({ key, userId: owner.id, cardId, purpose: 'other', width: 1, height: 1, bytes: 1, createdAt: 1 })
  await env.MEDIA.put(key, 'x')
  return imageUrl(key)
}

/** Stores a row with this URL in one column, and valid values in the required others. */
async function insertRowWithUrl(table: SQLiteTable, property: string, url: string, user: TestUser) {
  const cardId = 'cardId' in getTableColumns(table) ? await insertCard(user) : undefined
  const values: Record<string, unknown> = {}
  for (const [key, column] of Object.entries(getTableColumns(table))) {
    const isText = column.getSQLType() === 'text'
    if (key === property) values[key] = column.dataType === 'json' ? [{ deep: { url: `see ${url}` } }] : url
    else if (key === 'userId') values[key] = user.id
    else if (key === 'cardId') values[key] = cardId
    else if (key === 'id') continue
    else if (column.notNull && !column.hasDefault) values[key] = isText ? (column.dataType === 'json' ? {} : `t${++uniqueNumber}`) : 1
  }
  await db.delete(table).where('cardId' in values || table === businessCards ? sql`false` : sql`user_id = ${user.id}`)
  await db.insert(table).values(values)
}

const isStored = async (url: string) => (await env.MEDIA.head(url.slice('/media/'.length))) !== null

it('lists every table as one with or without image URLs', async () => {
  const modules = import.meta.glob<Record<string, unknown>>('../../schema/tables/*.ts', { eager: true })
  const declared = Object.values(modules).flatMap((module) => Object.values(module).filter((value) => is(value, SQLiteTable)))
  const stored = (await schemaNames(env.DB, 'table')).filter((name) => name !== 'd1_migrations')
  const listed = [...TABLES_WITH_IMAGE_URLS.map(getTableName), ...Object.keys(TABLES_WITHOUT_IMAGE_URLS)].sort()
  const advice =
    'In worker/media/image-use-queries.ts, import a table that owners write to (it needs a user_id or card_id); add any other to TABLES_WITHOUT_IMAGE_URLS'
  expect(listed, advice).toEqual(stored.sort())
  expect(listed, advice).toEqual(declared.map((table) => getTableName(table as SQLiteTable)).sort())
})

const COLUMNS = TABLES_WITH_IMAGE_URLS.flatMap((table) => {
  const properties = Object.entries(getTableColumns(table)).filter(([, column]) => textColumns(table).includes(column))
  return properties.map(([property]) => [getTableName(table), property, table] as const)
})

it.each(COLUMNS)('keeps an image whose URL is in %s, %s when sweeping and when deleting another card', async (_, property, table) => {
  for (const user of [owner, other]) {
    const cardId = await insertCard(owner)
    const [used, unused] = [await createImage(cardId), await createImage(cardId)]
    await insertRowWithUrl(table, property, used, user)
    await sweepImages(env, Date.now() + GRACE)
    expect([await isStored(used), await isStored(unused)]).toEqual([true, false])
    await deleteCard(env, cardId, 1)
    expect(await isStored(used)).toBe(true)
  }
})

it('deletes an image that only one card uses with that card', async () => {
  const cardId = await insertCard(owner)
  const url = await createImage(cardId)
  await setCard(cardId, { coverPhoto: url })
  await sweepImages(env, Date.now() + GRACE)
  expect(await isStored(url)).toBe(true)
  await deleteCard(env, cardId, 1)
  expect(await isStored(url)).toBe(false)
})
