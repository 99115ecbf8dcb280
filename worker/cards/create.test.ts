import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { CAPABILITIES, cardLimitHintOf, cardLimitOfLevel, capabilityRefusalMessageOf } from '../../schema/capabilities.ts'
import type { Card } from '../../schema/card.ts'
import { CARD_FIELD_NAMES } from '../../schema/card-fields.ts'
import { businessCardsTable, cardSlugsTable } from '../../schema/tables/cards.ts'
import { type TestUser, callApi, createTestUser, db } from '../test/client.ts'
import { createCard } from './create.ts'

const callCreateCard = (user: TestUser, body: unknown = {}) => callApi('/api/business-cards', { cookie: user.cookie, body })
const errorMessageOf = async (res: Response) => (await res.json<{ message: string }>()).message
let lastSlugNumber = 0
const createUnusedSlug = () => `made-${++lastSlugNumber}`

it('creates a card with default values', async () => {
  const user = await createTestUser({ username: 'Zoë Bell', fullName: 'Zoë B', phone: '+1 555' })
  const res = await callCreateCard(user)
  expect(res.status).toBe(201)
  const card = await res.json<Card>()
  expect(card).toEqual({
    ...Object.fromEntries(CARD_FIELD_NAMES.map((field) => [field, null])),
    id: expect.any(Number),
    userId: user.id,
    slug: expect.stringMatching(/^zoe-bell-\d{1,4}$/),
    theme: 'minimalist',
    name: 'Zoë B',
    typePairing: 'theme',
    coverTreatment: 'theme',
    density: 'regular',
    sectionOrder: [],
    language: 'en',
    secondTexts: {},
    videoPoster: null,
    nameParts: {},
    email: user.email,
    phone: '+1 555',
    socialLinks: {},
    customButtons: [],
    gallery: [],
    embedCodes: [],
    formConfig: {},
    customizations: { website: null, about: null, customCss: null },
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    updatedAt: card.createdAt,
  })
  expect(await (await callApi(`/api/business-cards/${card.id}`, { cookie: user.cookie })).json()).toEqual(card)
  expect(await (await callApi('/api/business-cards', { cookie: user.cookie })).json()).toEqual([card])
  expect(await (await callApi(`/api/business-cards/user/${user.id}`, { cookie: user.cookie })).json()).toEqual([card])
})

it('stores all fields of a new card', async () => {
  const user = await createTestUser({ accessLevel: 3 })
  const body = {
    slug: createUnusedSlug(),
    theme: 'tech',
    name: '',
    title: ' Chief ',
    website: 'example.com',
    socialLinks: { whatsapp: '+44 20', github: 'someone' },
    customButtons: [{ text: 'Book', url: 'https://example.com/book' }],
    gallery: [{ url: '/media/a.jpg' }],
    embedCodes: ['<b>hi</b>'],
    customCss: '.card-container { color: red }',
    formConfig: { enabled: true, fields: [{ name: 'mail', label: 'E-mail', type: 'email' }] },
    customizations: { searchable: false, layout: { columns: 2 }, about: 'Inside' },
  }
  const card = await (await callCreateCard(user, body)).json<Card>()
  expect(card).toMatchObject({
    ...body,
    name: null,
    title: 'Chief',
    about: 'Inside',
    customButtons: [{ text: 'Book', url: 'https://example.com/book', backgroundColor: '#d9bd90' }],
    embedCodes: [{ title: '', html: '<b>hi</b>' }],
    formConfig: { enabled: true, fields: [{ name: 'mail', label: 'E-mail', type: 'email', required: false }] },
    customizations: { searchable: false, layout: { columns: 2 }, about: 'Inside', website: 'example.com', customCss: body.customCss },
  })
})

describe('card limits by the owner’s access level', () => {
  it.each([
    [1, cardLimitOfLevel(1), cardLimitHintOf(1)],
    [2, cardLimitOfLevel(2), cardLimitHintOf(2)],
    [3, cardLimitOfLevel(3), cardLimitHintOf(3)],
  ])('level %i: %i cards, for any caller and for concurrent calls', async (accessLevel, limit, hint) => {
    const user = await createTestUser({ accessLevel })
    const answers = await Promise.all(Array.from({ length: limit + 3 }, () => callCreateCard(user, { slug: createUnusedSlug() })))
    expect(answers.filter((res) => res.status === 201)).toHaveLength(limit)
    const refused = answers.filter((res) => res.status === 403)
    expect(refused).toHaveLength(3)
    for (const res of refused) expect(await errorMessageOf(res)).toBe(hint)
    expect(await db.$count(businessCardsTable, eq(businessCardsTable.userId, user.id))).toBe(limit)

    const editor = await createTestUser({ accessLevel: 5 })
    const byEditor = await callCreateCard(editor, { userId: user.id, slug: 'refused-for-another' })
    expect(byEditor.status).toBe(403)
    expect(await errorMessageOf(byEditor)).toBe(hint)
    expect(await db.$count(cardSlugsTable, eq(cardSlugsTable.slug, 'refused-for-another'))).toBe(0)
  })

  it('do not exist at level 4', async () => {
    const user = await createTestUser({ accessLevel: 4 })
    for (let i = 0; i < 5; i++) expect((await callCreateCard(user)).status).toBe(201)
  })
})

it('creates a card for someone else only at level 4, with the owner as default', async () => {
  const owner = await createTestUser({ fullName: 'The Owner' })
  const stranger = await createTestUser({ accessLevel: 3 })
  const refused = await callCreateCard(stranger, { userId: owner.id })
  expect(refused.status).toBe(403)
  expect(await errorMessageOf(refused)).toBe('Access denied')
  const editor = await createTestUser({ accessLevel: 4 })
  const card = await (await callCreateCard(editor, { userId: owner.id })).json<Card>()
  expect(card).toMatchObject({ userId: owner.id, name: 'The Owner', email: owner.email })
  const unknown = await callCreateCard(editor, { userId: 999_999 })
  expect(unknown.status).toBe(400)
  expect(await errorMessageOf(unknown)).toBe('This owner does not exist')
  expect((await callCreateCard(stranger, { userId: stranger.id })).status).toBe(201)
})

it('requires the level of the capability for custom CSS and embeds', async () => {
  const user = await createTestUser({ accessLevel: CAPABILITIES.useAdvancedFields.level - 1 })
  for (const body of [{ customCss: 'a{}' }, { customizations: { customCss: 'a{}' } }, { embedCodes: ['<i></i>'] }]) {
    const res = await callCreateCard(user, body)
    expect(res.status).toBe(403)
    expect(await errorMessageOf(res)).toBe(capabilityRefusalMessageOf('useAdvancedFields'))
  }
  expect((await callCreateCard(user, { customCss: '', embedCodes: [] })).status).toBe(201)
})

it('gives a slug to only one of several concurrent calls', async () => {
  const users = await Promise.all([1, 2, 3, 4].map(() => createTestUser({ accessLevel: 3 })))
  const answers = await Promise.all(users.map((user) => callCreateCard(user, { slug: 'wanted-by-all' })))
  expect(answers.map((res) => res.status).sort()).toEqual([201, 409, 409, 409])
  expect(await errorMessageOf(answers.find((res) => res.status === 409)!)).toBe('This URL is already taken')
})

it('draws another random slug if the first one is taken', async () => {
  const owner = await createTestUser({ username: 'unlucky', accessLevel: 4 })
  const other = await createTestUser({ accessLevel: 4 })
  const draws = [0.5, 0.5, 0.25]
  const random = Math.random
  Math.random = () => draws.shift() ?? 0
  try {
    const first = await createCard(db, other, { slug: 'unlucky-5000' })
    const card = await createCard(db, owner, {})
    expect([first.slug, card.slug]).toEqual(['unlucky-5000', 'unlucky-2500'])
  } finally {
    Math.random = random
  }
})

it('answers 401 to a request without a session', async () => {
  for (const [path, method] of [
    ['/api/business-cards', 'GET'],
    ['/api/business-cards', 'POST'],
    ['/api/business-cards/1', 'GET'],
    ['/api/business-cards/1', 'PUT'],
    ['/api/business-cards/1', 'DELETE'],
    ['/api/business-cards/user/1', 'GET'],
  ] as const)
    expect((await callApi(path, { method, ...(method !== 'GET' && { body: {} }) })).status, `${method} ${path}`).toBe(401)
})
