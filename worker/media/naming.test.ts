import { getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { beforeAll, expect, it } from 'vitest'
import { imageUrl } from '../../schema/image.ts'
import { businessCards, images } from '../../schema/tables/cards.ts'
import { deleteCard } from '../cards/delete.ts'
import { type TestUser, createSiteUser, createUser, db, env } from '../test/client.ts'
import { NAMELESS, NAMING, textColumns } from './naming-queries.ts'
import { GRACE, sweepImages } from './sweep.ts'
import { schemaNames } from '../test/schema-names.ts'

let owner: TestUser
let other: TestUser
let made = 0

beforeAll(async () => {
  await createSiteUser()
  ;[owner, other] = [await createUser(), await createUser()]
})

/** A picture of the owner's that nothing names yet, uploaded for this card; its address. */
async function picture(cardId: number): Promise<string> {
  const key = `${owner.id}/${String(++made).padStart(24, '0')}-ffffff-10x10.jpg`
  await db.insert(images).values({ key, userId: owner.id, cardId, purpose: 'other', width: 1, height: 1, bytes: 1, createdAt: 1 })
  await env.MEDIA.put(key, 'x')
  return imageUrl(key)
}

async function card(user: TestUser): Promise<number> {
  const now = Date.now()
  const [row] = await db
    .insert(businessCards)
    .values({ userId: user.id, slug: `n${++made}`, createdAt: now, updatedAt: now })
    .returning()
  return row!.id
}

/** Stores a row with this address in one column, and whatever the others have to hold. */
async function name(table: SQLiteTable, property: string, address: string, user: TestUser) {
  const owned = 'cardId' in getTableColumns(table) ? await card(user) : undefined
  const values: Record<string, unknown> = {}
  for (const [key, column] of Object.entries(getTableColumns(table))) {
    const text = column.getSQLType() === 'text'
    if (key === property) values[key] = column.dataType === 'json' ? [{ deep: { url: `see ${address}` } }] : address
    else if (key === 'userId') values[key] = user.id
    else if (key === 'cardId') values[key] = owned
    else if (key === 'id') continue
    else if (column.notNull && !column.hasDefault) values[key] = text ? (column.dataType === 'json' ? {} : `t${++made}`) : 1
  }
  await db.delete(table).where('cardId' in values || table === businessCards ? sql`false` : sql`user_id = ${user.id}`)
  await db.insert(table).values(values)
}

const isThere = async (address: string) => (await env.MEDIA.head(address.slice('/media/'.length))) !== null

it('knows of every table whether pictures are named in it', async () => {
  const modules = import.meta.glob<Record<string, unknown>>('../../schema/tables/*.ts', { eager: true })
  const declared = Object.values(modules).flatMap((module) => Object.values(module).filter((value) => is(value, SQLiteTable)))
  const stored = (await schemaNames(env.DB, 'table')).filter((name) => name !== 'd1_migrations')
  const known = [...NAMING.map(getTableName), ...Object.keys(NAMELESS)].sort()
  const advice =
    'A table that owners write to has a user_id or a card_id and is imported in worker/media/naming-queries.ts; any other is in NAMELESS there'
  expect(known, advice).toEqual(stored.sort())
  expect(known, advice).toEqual(declared.map((table) => getTableName(table as SQLiteTable)).sort())
})

const COLUMNS = NAMING.flatMap((table) => {
  const properties = Object.entries(getTableColumns(table)).filter(([, column]) => textColumns(table).includes(column))
  return properties.map(([property]) => [getTableName(table), property, table] as const)
})

it.each(COLUMNS)('a picture named in %s, %s, is neither swept nor deleted with another card', async (_, property, table) => {
  for (const user of [owner, other]) {
    const doomed = await card(owner)
    const [used, unused] = [await picture(doomed), await picture(doomed)]
    await name(table, property, used, user)
    await sweepImages(env, Date.now() + GRACE)
    expect([await isThere(used), await isThere(unused)]).toEqual([true, false])
    await deleteCard(env, doomed, 1)
    expect(await isThere(used)).toBe(true)
  }
})

it('a picture that only its own card names goes with the card', async () => {
  const doomed = await card(owner)
  const address = await picture(doomed)
  await db
    .update(businessCards)
    .set({ coverPhoto: address })
    .where(sql`id = ${doomed}`)
  await sweepImages(env, Date.now() + GRACE)
  expect(await isThere(address)).toBe(true)
  await deleteCard(env, doomed, 1)
  expect(await isThere(address)).toBe(false)
})
