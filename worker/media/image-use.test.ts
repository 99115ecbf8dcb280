import { getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { beforeAll, expect, it } from 'vitest'
import { imageUrlOfStorageKey } from '../../schema/image.ts'
import { businessCardsTable, imagesTable } from '../../schema/tables/cards.ts'
import { deleteCard } from '../cards/delete.ts'
import { type TestUser, createFirstUser, createTestUser, db, env } from '../test/client.ts'
import { insertTestCard, updateCardRow } from '../test/cards.ts'
import { TABLES_WITHOUT_IMAGE_URLS, TABLES_WITH_IMAGE_URLS, textColumnsOf } from './image-use-queries.ts'
import { UNUSED_IMAGE_GRACE_MS, sweepUnusedImages } from './sweep.ts'
import { listSchemaNames } from '../test/schema-names.ts'

let imageOwner: TestUser
let otherUser: TestUser
let lastUniqueNumber = 0

beforeAll(async () => {
  await createFirstUser()
  ;[imageOwner, otherUser] = [await createTestUser(), await createTestUser()]
})

/** Stores an image whose URL is in no text of the card yet. Returns the URL. */
async function createUnusedTestImage(cardId: number): Promise<string> {
  const key = `${imageOwner.id}/${String(++lastUniqueNumber).padStart(24, '0')}-ffffff-10x10.jpg`
  await db.insert(imagesTable).values({ key, userId: imageOwner.id, cardId, purpose: 'other', width: 1, height: 1, bytes: 1, createdAt: 1 })
  await env.MEDIA.put(key, 'x')
  return imageUrlOfStorageKey(key)
}

/** Inserts a database row that has an image URL in each of the columns `urls`, and valid values in the other required columns. */
async function insertTestRowWithUrls(table: SQLiteTable, urls: Record<string, string>, user: TestUser) {
  const cardId = 'cardId' in getTableColumns(table) ? await insertTestCard(user) : undefined
  const values: Record<string, unknown> = {}
  for (const [key, column] of Object.entries(getTableColumns(table))) {
    const url = urls[key]
    if (url) values[key] = column.dataType === 'json' ? [{ deep: { url: `see ${url}` } }] : url
    else if (key === 'userId') values[key] = user.id
    else if (key === 'cardId') values[key] = cardId
    else if (key !== 'id' && column.notNull && !column.hasDefault) values[key] = 1
  }
  await db.delete(table).where('cardId' in values || table === businessCardsTable ? sql`false` : sql`user_id = ${user.id}`)
  await db.insert(table).values(values)
}

const isImageStored = async (url: string) => (await env.MEDIA.head(url.slice('/media/'.length))) !== null

it('every database table is listed as a table with or without image URLs', async () => {
  const modules = import.meta.glob<Record<string, unknown>>('../../schema/tables/*.ts', { eager: true })
  const declared = Object.values(modules).flatMap((module) => Object.values(module).filter((value) => is(value, SQLiteTable)))
  const stored = (await listSchemaNames(env.DB, 'table')).filter((name) => name !== 'd1_migrations')
  const listed = [...TABLES_WITH_IMAGE_URLS.map(getTableName), ...Object.keys(TABLES_WITHOUT_IMAGE_URLS)].sort()
  const advice =
    'In worker/media/image-use-queries.ts, import a table that owners write to (it needs a user_id or card_id); add any other to TABLES_WITHOUT_IMAGE_URLS'
  expect(listed, advice).toEqual(stored.sort())
  expect(listed, advice).toEqual(declared.map((table) => getTableName(table as SQLiteTable)).sort())
})

it.each(TABLES_WITH_IMAGE_URLS.map((table) => [getTableName(table), table] as const))(
  'keeps images whose URLs are in any text of %s by a sweep or card deletion',
  async (_, table) => {
    const textColumns = Object.entries(getTableColumns(table)).filter(([, column]) => textColumnsOf(table).includes(column))
    for (const user of [imageOwner, otherUser]) {
      const cardId = await insertTestCard(imageOwner)
      const unused = await createUnusedTestImage(cardId)
      const used: Record<string, string> = {}
      for (const [property] of textColumns) used[property] = await createUnusedTestImage(cardId)
      await insertTestRowWithUrls(table, used, user)
      const listMissing = async () => {
        const stored = await Promise.all(Object.values(used).map(isImageStored))
        return Object.keys(used).filter((_, i) => !stored[i])
      }
      await sweepUnusedImages(env, Date.now() + UNUSED_IMAGE_GRACE_MS)
      expect([await listMissing(), await isImageStored(unused)]).toEqual([[], false])
      await deleteCard(env, cardId, 1)
      expect(await listMissing()).toEqual([])
    }
  },
)

it('deleting a card deletes an image that only this card uses', async () => {
  const cardId = await insertTestCard(imageOwner)
  const url = await createUnusedTestImage(cardId)
  await updateCardRow(cardId, { coverPhoto: url })
  await sweepUnusedImages(env, Date.now() + UNUSED_IMAGE_GRACE_MS)
  expect(await isImageStored(url)).toBe(true)
  await deleteCard(env, cardId, 1)
  expect(await isImageStored(url)).toBe(false)
})
