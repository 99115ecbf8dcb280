import { describe, expect, it } from 'vitest'
import { CAPABILITIES, capabilityRefusalMessageOf } from '../../schema/capabilities.ts'
import type { Card } from '../../schema/card.ts'
import { createTestCard, createUserWithCard, readErrorResponse, putCardFields, updateCardRow } from '../test/cards.ts'
import { callApi, createTestUser, db } from '../test/client.ts'
import { getCardById } from './queries.ts'

const CARD_CHANGED_ERROR = [409, 'This card was changed on another device. Reload to see the latest version.']

describe('an update of a card', () => {
  it('leaves absent fields unchanged, and clears fields sent as null or an empty string', async () => {
    const { owner: user, card } = await createUserWithCard({
      title: 'Baker',
      company: 'Bread',
      address: 'Here',
      socialLinks: { twitter: '@a' },
    })
    const changed = await (await putCardFields(user, card.id, { title: 'Chef', company: '', address: null })).json<Card>()
    expect(changed).toEqual({ ...card, title: 'Chef', company: null, address: null, updatedAt: changed.updatedAt })
    expect(Date.parse(changed.updatedAt)).toBeGreaterThan(Date.parse(card.updatedAt))
  })

  it('stores filled name parts and removes blank ones', async () => {
    const { owner: user, card } = await createUserWithCard({ name: 'Anna Smith' })
    expect(card.nameParts).toEqual({})
    const save = async (nameParts: unknown) => (await (await putCardFields(user, card.id, { nameParts })).json<Card>()).nameParts
    expect(await save({ family: ' Smith-Jones ', given: '', prefix: null, other: 'x' })).toEqual({ family: 'Smith-Jones' })
    expect(await (await callApi(`/api/card/${card.slug}`)).json()).toMatchObject({ nameParts: { family: 'Smith-Jones' } })
    expect(await save(null)).toEqual({})
  })

  it('stores the owner’s look in short values, publishes it, and refuses others', async () => {
    const { owner: user, card } = await createUserWithCard()
    const look = { accentColor: '#1F4FD8', typePairing: 'third', coverTreatment: 'tinted', density: 'airy' }
    const sectionOrder = ['gallery', 'contact', 'gallery', 'unknown']
    const stored = { ...look, accentColor: '#1f4fd8', sectionOrder: ['gallery', 'contact'] }
    expect(await (await putCardFields(user, card.id, { ...look, sectionOrder })).json()).toMatchObject(stored)
    expect(await (await callApi(`/api/card/${card.slug}`)).json()).toMatchObject(stored)
    expect(await (await callApi(`/view/${card.slug}`)).text()).toContain('--accent:#1f4fd8')
    for (const wrong of [
      { accentColor: 'red' },
      { typePairing: 'fourth' },
      { coverTreatment: '' },
      { density: 3 },
      { sectionOrder: 'about' },
    ])
      expect((await putCardFields(user, card.id, wrong)).status).toBe(400)
    expect(await (await putCardFields(user, card.id, { accentColor: null })).json()).toMatchObject({ accentColor: null })
  })

  it('stores an e-mail address in any script as typed', async () => {
    const { owner: user, card } = await createUserWithCard()
    for (const email of ['anna@müller.de', 'info@例え.jp', 'пример@почта.рф'])
      expect(await (await putCardFields(user, card.id, { email })).json()).toMatchObject({ email })
  })

  it('keeps the order of social links, on the card and in its contact file too', async () => {
    const { owner: user, card } = await createUserWithCard({ socialLinks: { twitter: 'ann', linkedin: 'ann', instagram: 'ann' } })
    const order = ['instagram', 'twitter', '500px', 'linkedin']
    const socialLinks = Object.fromEntries(order.map((key) => [key, `https://${key}.example/ann`]))
    expect(Object.keys((await (await putCardFields(user, card.id, { socialLinks })).json<Card>()).socialLinks)).toEqual(order)
    expect(Object.keys((await getCardById(db, card.id))!.socialLinks)).toEqual(order)
    const published = await (await callApi(`/api/card/${card.slug}`)).json<Card>()
    expect(Object.keys(published.socialLinks)).toEqual(order)
    const page = await (await callApi(`/view/${card.slug}`)).text()
    const vcard = await (await callApi(`/api/vcard/${card.id}`)).text()
    for (const text of [page, vcard.replaceAll('\r\n ', '')]) {
      const places = order.map((key) => text.indexOf(`https://${key}.example/ann`))
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      expect(places).not.toContain(-1)
    }
  })

  it('ignores the card’s id, owner and times in the body', async () => {
    const user = await createTestUser({ accessLevel: 5 })
    const other = await createTestUser()
    const card = await createTestCard(user)
    const body = { id: 999, userId: other.id, createdAt: '2001-01-01T00:00:00Z', version: 99, publishedVersion: 99, title: 'Same' }
    const changed = await (await putCardFields(user, card.id, body)).json<Card>()
    expect(changed).toMatchObject({ id: card.id, userId: user.id, createdAt: card.createdAt, title: 'Same' })
    expect((await getCardById(db, card.id))!.version).toBe(2)
  })

  it('accepts a whole card in the form in which the API returned it', async () => {
    const user = await createTestUser({ accessLevel: 3 })
    const card = await createTestCard(user, {
      website: 'example.com',
      about: 'Long\nabout',
      customCss: 'a{}',
      embedCodes: ['<p>x</p>'],
      customizations: { layout: [1, { two: 2 }] },
    })
    const basic = { ...user, accessLevel: 1 }
    await db.run(`update users set access_level = 1 where id = ${user.id}`)
    const changed = await (await putCardFields(basic, card.id, card)).json<Card>()
    expect(changed).toEqual({ ...card, updatedAt: changed.updatedAt })
  })

  it('accepts customizations as a JSON string, merges further keys and removes keys that are null', async () => {
    const { owner: user, card } = await createUserWithCard({ customizations: { kept: 1, gone: 2 } })
    const changed = await (
      await putCardFields(user, card.id, { customizations: '{"gone":null,"more":[3],"website":"w.example"}' })
    ).json<Card>()
    expect(changed.customizations).toEqual({ kept: 1, more: [3], website: 'w.example', about: null, customCss: null })
    expect(changed.website).toBe('w.example')
  })

  it.each(['website', 'about', 'customCss'] as const)(
    '%s: the changed value wins, that of the top level when customizations changed it too',
    async (key) => {
      const { owner: user, card } = await createUserWithCard({ [key]: 'stored.example' }, { accessLevel: 3 })
      const save = async (top: string | null, inner: string | null) => {
        const res = await putCardFields(user, card.id, { [key]: top, customizations: { [key]: inner } })
        const saved = await res.json<Card>()
        expect(saved.customizations[key]).toBe(saved[key])
        return saved[key]
      }
      expect(await save('stored.example', 'inner.example')).toBe('inner.example')
      expect(await save('top.example', 'inner.example')).toBe('top.example')
      expect(await save('both.example', 'other.example')).toBe('both.example')
      expect(await save('both.example', null)).toBeNull()
      expect(await save('', 'again.example')).toBe('again.example')
    },
  )

  it('increases updatedAt even if the clock is behind it', async () => {
    const { owner: user, card } = await createUserWithCard()
    const future = Date.now() + 3_600_000
    await updateCardRow(card.id, { updatedAt: future })
    const changed = await (await putCardFields(user, card.id, { title: 'Later' })).json<Card>()
    expect(Date.parse(changed.updatedAt)).toBe(future + 1)
  })
})

describe('concurrent updates of a card', () => {
  it('with an older updatedAt are refused, and nothing is written', async () => {
    const { owner: user, card } = await createUserWithCard({ title: 'One' }, { accessLevel: 2 })
    const second = await (await putCardFields(user, card.id, { title: 'Two', updatedAt: card.updatedAt })).json<Card>()
    expect(await readErrorResponse(await putCardFields(user, card.id, { ...card, title: 'Three', slug: 'stale-three' }))).toEqual(
      CARD_CHANGED_ERROR,
    )
    expect(await (await callApi(`/api/business-cards/${card.id}`, { cookie: user.cookie })).json()).toEqual(second)
    expect((await callApi('/api/card/stale-three')).status).toBe(404)
  })

  it('are accepted with the stored time in any notation', async () => {
    const { owner: user, card } = await createUserWithCard()
    const later = new Date(Date.parse(card.updatedAt) + 2 * 3_600_000).toISOString().replace('Z', '+02:00')
    expect((await putCardFields(user, card.id, { title: 'Two', updatedAt: later })).status).toBe(200)
    expect(await readErrorResponse(await putCardFields(user, card.id, { title: 'Three', updatedAt: '2020-01-01T00:00:00Z' }))).toEqual(
      CARD_CHANGED_ERROR,
    )
  })

  it('with the same updatedAt succeed only once', async () => {
    const { owner: user, card } = await createUserWithCard()
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) => putCardFields(user, card.id, { title: `Title ${n}`, updatedAt: card.updatedAt })),
    )
    expect(answers.map((res) => res.status).sort()).toEqual([200, 409, 409, 409])
  })

  it('of different fields are all stored', async () => {
    const { owner: user, card } = await createUserWithCard()
    const parts = [{ title: 'T' }, { company: 'C' }, { customizations: { a: 1 } }, { customizations: { b: 2 } }]
    const answers = await Promise.all(parts.map((part) => putCardFields(user, card.id, part)))
    expect(answers.map((res) => res.status)).toEqual([200, 200, 200, 200])
    const after = await (await callApi(`/api/business-cards/${card.id}`, { cookie: user.cookie })).json<Card>()
    expect(after).toMatchObject({ title: 'T', company: 'C', customizations: { a: 1, b: 2 } })
  })
})

it('accepts all of many concurrent updates without updatedAt', async () => {
  const { owner: user, card } = await createUserWithCard()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => putCardFields(user, card.id, { customizations: { [`key${n}`]: n } })),
  )
  expect(answers.map((res) => res.status)).toEqual(Array.from({ length: 20 }, () => 200))
  expect(Object.keys((await getCardById(db, card.id))!.customizations)).toHaveLength(20)
})

describe('permission to update a card', () => {
  it('is given to the owner and to users of level 4 and above', async () => {
    const { owner, card } = await createUserWithCard()
    const stranger = await createTestUser({ accessLevel: 3 })
    expect(await readErrorResponse(await putCardFields(stranger, card.id, { title: 'x' }))).toEqual([403, 'Access denied'])
    expect((await callApi(`/api/business-cards/${card.id}`, { cookie: stranger.cookie })).status).toBe(403)
    expect((await callApi(`/api/business-cards/user/${owner.id}`, { cookie: stranger.cookie })).status).toBe(403)
    const editor = await createTestUser({ accessLevel: 4 })
    expect((await putCardFields(editor, card.id, { title: 'x' })).status).toBe(200)
    expect((await callApi(`/api/business-cards/user/${owner.id}`, { cookie: editor.cookie })).status).toBe(200)
    const cardsOf = async (userId: number) =>
      readErrorResponse(await callApi(`/api/business-cards/user/${userId}`, { cookie: editor.cookie }))
    expect(await cardsOf(99_999_999)).toEqual([404, 'User not found'])
    expect((await callApi(`/api/business-cards/user/${editor.id}`, { cookie: editor.cookie })).status).toBe(200)
    expect(await readErrorResponse(await putCardFields(editor, 999_999, { title: 'x' }))).toEqual([404, 'Card not found'])
  })

  it('includes custom CSS and embeds for users whose level allows them, on any card', async () => {
    const { owner, card } = await createUserWithCard({}, { accessLevel: CAPABILITIES.useAdvancedFields.level - 1 })
    const hint = [403, capabilityRefusalMessageOf('useAdvancedFields')]
    expect(await readErrorResponse(await putCardFields(owner, card.id, { title: 'x', customCss: 'a{}' }))).toEqual(hint)
    expect(await readErrorResponse(await putCardFields(owner, card.id, { customizations: { customCss: 'a{}' } }))).toEqual(hint)
    expect(await readErrorResponse(await putCardFields(owner, card.id, { embedCodes: [{ html: '<i></i>' }] }))).toEqual(hint)
    const editor = await createTestUser({ accessLevel: 4 })
    expect((await putCardFields(editor, card.id, { customCss: 'a{}', embedCodes: ['<i></i>'] })).status).toBe(200)
    const stored = { customCss: 'a{}', embedCodes: [{ title: '', html: '<i></i>' }] }
    expect((await putCardFields(owner, card.id, { title: 'y', ...stored })).status).toBe(200)
    expect(await readErrorResponse(await putCardFields(owner, card.id, { customCss: '' }))).toEqual(hint)
    expect((await getCardById(db, card.id))!.title).toBe('y')
  })
})
