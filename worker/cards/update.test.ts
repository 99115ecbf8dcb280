import { describe, expect, it } from 'vitest'
import type { Card } from '../../schema/card.ts'
import { makeCard, makeOwnCard, refusal, saveCard, setCard } from '../test/cards.ts'
import { call, createUser, db } from '../test/client.ts'
import { getCard } from './queries.ts'

const CHANGED = 'This card was changed on another device. Reload to see the latest version.'

describe('an update', () => {
  it('leaves absent fields unchanged, and clears fields sent as null or an empty string', async () => {
    const { owner: user, card } = await makeOwnCard({ title: 'Baker', company: 'Bread', address: 'Here', socialLinks: { twitter: '@a' } })
    const changed = await (await saveCard(user, card.id, { title: 'Chef', company: '', address: null })).json<Card>()
    expect(changed).toEqual({ ...card, title: 'Chef', company: null, address: null, updatedAt: changed.updatedAt })
    expect(Date.parse(changed.updatedAt)).toBeGreaterThan(Date.parse(card.updatedAt))
  })

  it('stores filled name parts and removes blank ones', async () => {
    const { owner: user, card } = await makeOwnCard({ name: 'Anna Smith' })
    expect(card.nameParts).toEqual({})
    const save = async (nameParts: unknown) => (await (await saveCard(user, card.id, { nameParts })).json<Card>()).nameParts
    expect(await save({ family: ' Smith-Jones ', given: '', prefix: null, other: 'x' })).toEqual({ family: 'Smith-Jones' })
    expect(await (await call(`/api/card/${card.slug}`)).json()).toMatchObject({ nameParts: { family: 'Smith-Jones' } })
    expect(await save(null)).toEqual({})
  })

  it('stores an e-mail address in any script as typed', async () => {
    const { owner: user, card } = await makeOwnCard()
    for (const email of ['anna@müller.de', 'info@例え.jp', 'пример@почта.рф'])
      expect(await (await saveCard(user, card.id, { email })).json()).toMatchObject({ email })
  })

  it('ignores id, owner and times', async () => {
    const user = await createUser({ accessLevel: 5 })
    const other = await createUser()
    const card = await makeCard(user)
    const body = { id: 999, userId: other.id, createdAt: '2001-01-01T00:00:00Z', version: 99, publishedVersion: 99, title: 'Same' }
    const changed = await (await saveCard(user, card.id, body)).json<Card>()
    expect(changed).toMatchObject({ id: card.id, userId: user.id, createdAt: card.createdAt, title: 'Same' })
    expect((await getCard(db, card.id))!.version).toBe(2)
  })

  it('accepts a whole card as it was answered', async () => {
    const user = await createUser({ accessLevel: 3 })
    const card = await makeCard(user, {
      website: 'example.com',
      about: 'Long\nabout',
      customCss: 'a{}',
      embedCodes: ['<p>x</p>'],
      customizations: { layout: [1, { two: 2 }] },
    })
    const basic = { ...user, accessLevel: 1 }
    await db.run(`update users set access_level = 1 where id = ${user.id}`)
    const changed = await (await saveCard(basic, card.id, card)).json<Card>()
    expect(changed).toEqual({ ...card, updatedAt: changed.updatedAt })
  })

  it('accepts customizations as a JSON string, merges further keys and removes one by null', async () => {
    const { owner: user, card } = await makeOwnCard({ customizations: { kept: 1, gone: 2 } })
    const changed = await (await saveCard(user, card.id, { customizations: '{"gone":null,"more":[3],"website":"w.example"}' })).json<Card>()
    expect(changed.customizations).toEqual({ kept: 1, more: [3], website: 'w.example', about: null, customCss: null })
    expect(changed.website).toBe('w.example')
  })

  it.each(['website', 'about', 'customCss'] as const)(
    '%s: of the two places the changed one wins, the top level when both changed',
    async (key) => {
      const { owner: user, card } = await makeOwnCard({ [key]: 'stored.example' }, { accessLevel: 3 })
      const save = async (top: string | null, inner: string | null) => {
        const res = await saveCard(user, card.id, { [key]: top, customizations: { [key]: inner } })
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
    const { owner: user, card } = await makeOwnCard()
    const future = Date.now() + 3_600_000
    await setCard(card.id, { updatedAt: future })
    const changed = await (await saveCard(user, card.id, { title: 'Later' })).json<Card>()
    expect(Date.parse(changed.updatedAt)).toBe(future + 1)
  })
})

describe('concurrent updates', () => {
  it('with an older updatedAt are refused, and nothing is written', async () => {
    const { owner: user, card } = await makeOwnCard({ title: 'One' }, { accessLevel: 2 })
    const second = await (await saveCard(user, card.id, { title: 'Two', updatedAt: card.updatedAt })).json<Card>()
    expect(await refusal(await saveCard(user, card.id, { ...card, title: 'Three', slug: 'stale-three' }))).toEqual([409, CHANGED])
    expect(await (await call(`/api/business-cards/${card.id}`, { cookie: user.cookie })).json()).toEqual(second)
    expect((await call('/api/card/stale-three')).status).toBe(404)
  })

  it('accept the stored time in any notation', async () => {
    const { owner: user, card } = await makeOwnCard()
    const later = new Date(Date.parse(card.updatedAt) + 2 * 3_600_000).toISOString().replace('Z', '+02:00')
    expect((await saveCard(user, card.id, { title: 'Two', updatedAt: later })).status).toBe(200)
    expect(await refusal(await saveCard(user, card.id, { title: 'Three', updatedAt: '2020-01-01T00:00:00Z' }))).toEqual([409, CHANGED])
  })

  it('with the same updatedAt: only one succeeds', async () => {
    const { owner: user, card } = await makeOwnCard()
    const answers = await Promise.all([1, 2, 3, 4].map((n) => saveCard(user, card.id, { title: `Title ${n}`, updatedAt: card.updatedAt })))
    expect(answers.map((res) => res.status).sort()).toEqual([200, 409, 409, 409])
  })

  it('of different fields are all stored', async () => {
    const { owner: user, card } = await makeOwnCard()
    const parts = [{ title: 'T' }, { company: 'C' }, { customizations: { a: 1 } }, { customizations: { b: 2 } }]
    const answers = await Promise.all(parts.map((part) => saveCard(user, card.id, part)))
    expect(answers.map((res) => res.status)).toEqual([200, 200, 200, 200])
    const after = await (await call(`/api/business-cards/${card.id}`, { cookie: user.cookie })).json<Card>()
    expect(after).toMatchObject({ title: 'T', company: 'C', customizations: { a: 1, b: 2 } })
  })
})

it('accepts all of many concurrent updates without updatedAt', async () => {
  const { owner: user, card } = await makeOwnCard()
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => saveCard(user, card.id, { customizations: { [`key${n}`]: n } })))
  expect(answers.map((res) => res.status)).toEqual(Array.from({ length: 20 }, () => 200))
  expect(Object.keys((await getCard(db, card.id))!.customizations)).toHaveLength(20)
})

describe('permission to update', () => {
  it('is given to the owner and from level 4 on', async () => {
    const { owner, card } = await makeOwnCard()
    const stranger = await createUser({ accessLevel: 3 })
    expect(await refusal(await saveCard(stranger, card.id, { title: 'x' }))).toEqual([403, 'Access denied'])
    expect((await call(`/api/business-cards/${card.id}`, { cookie: stranger.cookie })).status).toBe(403)
    expect((await call(`/api/business-cards/user/${owner.id}`, { cookie: stranger.cookie })).status).toBe(403)
    const editor = await createUser({ accessLevel: 4 })
    expect((await saveCard(editor, card.id, { title: 'x' })).status).toBe(200)
    expect((await call(`/api/business-cards/user/${owner.id}`, { cookie: editor.cookie })).status).toBe(200)
    expect(await refusal(await saveCard(editor, 999_999, { title: 'x' }))).toEqual([404, 'Card not found'])
  })

  it('includes custom CSS and embeds from level 3 of the editor on, for any card', async () => {
    const { owner, card } = await makeOwnCard({}, { accessLevel: 2 })
    const hint = [403, 'Custom CSS and embed codes need an Enterprise account']
    expect(await refusal(await saveCard(owner, card.id, { title: 'x', customCss: 'a{}' }))).toEqual(hint)
    expect(await refusal(await saveCard(owner, card.id, { customizations: { customCss: 'a{}' } }))).toEqual(hint)
    expect(await refusal(await saveCard(owner, card.id, { embedCodes: [{ html: '<i></i>' }] }))).toEqual(hint)
    const editor = await createUser({ accessLevel: 4 })
    expect((await saveCard(editor, card.id, { customCss: 'a{}', embedCodes: ['<i></i>'] })).status).toBe(200)
    const stored = { customCss: 'a{}', embedCodes: [{ title: '', html: '<i></i>' }] }
    expect((await saveCard(owner, card.id, { title: 'y', ...stored })).status).toBe(200)
    expect(await refusal(await saveCard(owner, card.id, { customCss: '' }))).toEqual(hint)
    expect((await getCard(db, card.id))!.title).toBe('y')
  })
})
