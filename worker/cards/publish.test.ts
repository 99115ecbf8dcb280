import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { PublicCard } from '../../schema/card.ts'
import type { QueueMessage } from '../../schema/queue-message.ts'
import { businessCards } from '../../schema/tables/cards.ts'
import { makeCard, makeOwnCard, saveCard, setCard } from '../test/cards.ts'
import { call, createUser, db, env, unused } from '../test/client.ts'
import { keepSent } from '../test/events.ts'
import { deleteCard } from './delete.ts'
import { CSS_LIMITS } from '../../schema/bounds.ts'
import { CSS_RULES } from '../custom-css/apply-css.ts'
import { publish, republishStale } from './publish.ts'
import { readCard, readCardById, readLatestSnapshot, readSnapshot } from './snapshot.ts'
import type { LiveSnapshot, Snapshot } from './stored.ts'

const inKv = (slug: string) => env.CARDS.get<Snapshot>(`card:${slug}`, 'json')
const versions = async (cardId: number) => {
  const [row] = await db.select().from(businessCards).where(eq(businessCards.id, cardId))
  return [row!.version, row!.publishedVersion]
}

/** The KV namespace with some methods replaced. */
function kvWith(replaced: Partial<Pick<KVNamespace, 'get' | 'put'>>): KVNamespace {
  return new Proxy(env.CARDS, {
    get: (kv, key) => {
      const own: unknown = Reflect.get(replaced, key)
      if (own) return own
      const value: unknown = Reflect.get(kv, key)
      return typeof value === 'function' ? value.bind(kv) : value
    },
  })
}

const away = () => Promise.reject(new Error('KV is away'))
const brokenKv = kvWith({ get: away as never, put: away })

/** A KV whose first write of `slug` waits for `release`, to simulate a slow publisher. */
function slowKv(slug: string) {
  let release = () => {}
  let reached = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  const waiting = new Promise<void>((resolve) => (reached = resolve))
  let first = true
  const kv = kvWith({
    put: (async (key: string, value: string) => {
      if (first && key === `card:${slug}`) {
        first = false
        reached()
        await gate
      }
      await env.CARDS.put(key, value)
    }) as never,
  })
  return { kv, release: () => release(), waiting }
}

it('writes the card, redirects for its former slugs, and its slug by id', async () => {
  const { owner: user, card } = await makeOwnCard({ slug: 'printed' }, { accessLevel: 2 })
  await saveCard(user, card.id, { slug: 'moved-on', title: 'New' })
  expect(await inKv('moved-on')).toMatchObject({
    state: 'live',
    version: 2,
    card: { id: card.id, title: 'New', user: { id: user.id, accessLevel: 2 } },
  })
  expect(await inKv('printed')).toEqual({ state: 'moved', to: 'moved-on', version: 2 })
  expect(await env.CARDS.get(`id:${card.id}`)).toBe('moved-on')
  expect(await versions(card.id)).toEqual([2, 2])
  expect(await readCardById(env, card.id)).toMatchObject({ state: 'live', card: { slug: 'moved-on' } })
})

describe('concurrent publishing', () => {
  it('ends with the newest version if a slow publisher writes last', async () => {
    const { owner: user, card } = await makeOwnCard({ slug: 'raced' })
    await setCard(card.id, { title: 'Old', version: 2 })
    const slow = slowKv('raced')
    const slower = publish({ ...env, CARDS: slow.kv }, card.id)
    await slow.waiting
    await saveCard(user, card.id, { title: 'Newest' })
    expect(await inKv('raced')).toMatchObject({ version: 3, card: { title: 'Newest' } })
    slow.release()
    await slower
    expect(await inKv('raced')).toMatchObject({ version: 3, card: { title: 'Newest' } })
    expect(await versions(card.id)).toEqual([3, 3])
  })

  it('leaves no snapshot if the card was deleted during the write', async () => {
    const { owner: user, card } = await makeOwnCard({ slug: 'deleted-meanwhile' })
    const slow = slowKv('deleted-meanwhile')
    const slower = publish({ ...env, CARDS: slow.kv }, card.id)
    await slow.waiting
    await deleteCard(env, card.id, user.id)
    slow.release()
    await slower
    expect(await inKv('deleted-meanwhile')).toEqual({ state: 'gone' })
    expect(await env.CARDS.get(`id:${card.id}`)).toBeNull()
  })

  it('publishes the last of many concurrent saves', async () => {
    const { owner: user, card } = await makeOwnCard({ slug: 'busy' })
    await Promise.all(Array.from({ length: 5 }, (_, n) => saveCard(user, card.id, { title: `T${n}` })))
    const [row] = await db.select().from(businessCards).where(eq(businessCards.id, card.id))
    expect(await inKv('busy')).toMatchObject({ version: row!.version, card: { title: row!.title } })
  })
})

describe('faults', () => {
  it('saves the card and queues the publish if KV refuses writes', async () => {
    const { owner: user, card } = await makeOwnCard({ slug: 'kv-away' })
    const { sent, EVENTS } = keepSent()
    expect((await saveCard(user, card.id, { title: 'Saved' }, { CARDS: brokenKv, EVENTS })).status).toBe(200)
    expect(sent).toEqual([{ kind: 'publish', cardId: card.id }])
    expect(await versions(card.id)).toEqual([2, 1])
    expect(await inKv('kv-away')).toMatchObject({ version: 1 })
    await publish(env, sent[0]!.cardId, true)
    expect(await inKv('kv-away')).toMatchObject({ version: 2, card: { title: 'Saved' } })
  })

  it('retries a refused write', async () => {
    const { card } = await makeOwnCard({ slug: 'second-try' })
    let refused = 0
    const kv = kvWith({ put: (async (key: string, value: string) => (refused++ === 0 ? away() : env.CARDS.put(key, value))) as never })
    await setCard(card.id, { version: 2 })
    const { sent, EVENTS } = keepSent()
    await publish({ ...env, CARDS: kv, EVENTS }, card.id)
    expect(sent.filter(({ kind }) => kind === 'publish')).toEqual([])
    expect(await inKv('second-try')).toMatchObject({ version: 2 })
  })

  it('throws in the queue, which retries', async () => {
    const { card } = await makeOwnCard()
    await expect(publish({ ...env, CARDS: brokenKv }, card.id, true)).rejects.toThrow('KV is away')
  })

  it('is repeated by the cron job if queue and KV both failed', async () => {
    const { owner: user, card } = await makeOwnCard({ slug: 'swept' })
    const EVENTS = { send: away } as unknown as Queue<QueueMessage>
    expect((await saveCard(user, card.id, { title: 'x' }, { CARDS: brokenKv, EVENTS })).status).toBe(200)
    expect(await republishStale(env)).toBe(1)
    expect(await inKv('swept')).toMatchObject({ version: 2, card: { title: 'x' } })
    expect(await republishStale(env)).toBe(0)
  })
})

describe('reading', () => {
  it('answers from D1 when KV fails', async () => {
    const card = await makeCard(await createUser(), { slug: 'kv-mute' })
    const CARDS = kvWith({ get: away as never })
    expect(await readSnapshot({ ...env, CARDS }, 'kv-mute')).toMatchObject({ state: 'live', card: { id: card.id } })
    expect(await readCardById({ ...env, CARDS }, card.id)).toMatchObject({ state: 'live', card: { id: card.id } })
  })

  it('answers from D1 if KV has nothing, and repairs KV once', async () => {
    const card = await makeCard(await createUser(), { slug: 'lost-copy' })
    await env.CARDS.delete('card:lost-copy')
    const work: Promise<unknown>[] = []
    const answers = [1, 2, 3].map(() => readSnapshot(env, 'lost-copy', (later) => work.push(later)))
    for (const answer of await Promise.all(answers)) expect(answer).toMatchObject({ state: 'live', card: { id: card.id } })
    expect(work).toHaveLength(1)
    await work[0]
    expect(await inKv('lost-copy')).toMatchObject({ state: 'live', card: { id: card.id } })
  })

  it('needs no D1 while KV has the card', async () => {
    await makeOwnCard({ slug: 'warm' })
    const DB = unused<D1Database>('D1 was asked')
    expect(await readSnapshot({ ...env, DB }, 'warm')).toMatchObject({ state: 'live' })
    expect((await call('/api/card/warm', { env: { DB } })).status).toBe(200)
  })

  it('finds nothing for unused slugs', async () => {
    expect(await readSnapshot(env, 'nobodys')).toBeNull()
    expect(await readLatestSnapshot(env, 'nobodys')).toBeNull()
    expect(await readCardById(env, 999_999)).toBeNull()
    expect(await readSnapshot(env, '\0'.repeat(600))).toBeNull()
  })

  it('finds the card if cached snapshots redirect to each other', async () => {
    const { owner: user, card } = await makeOwnCard({ slug: 'circle-a' }, { accessLevel: 2 })
    await saveCard(user, card.id, { slug: 'circle-b' })
    await env.CARDS.put('card:circle-b', JSON.stringify({ state: 'moved', to: 'circle-a', version: 1 }))
    expect(await readCard(env, 'circle-a')).toMatchObject({ state: 'live', card: { id: card.id, slug: 'circle-b' } })
  })
})

describe('custom CSS', () => {
  it('is sent to all viewers from owner level 3 on, and below only to the owner', async () => {
    const css = '.card-container { color: rebeccapurple }'
    const { owner } = await makeOwnCard({ slug: 'styled', customCss: css }, { accessLevel: 3 })
    const seenBy = async (cookie?: string) => (await call('/api/card/styled', { cookie })).text()
    expect(await seenBy()).toContain('rebeccapurple')

    const stranger = await createUser({ accessLevel: 5 })
    await call(`/api/users/${owner.id}`, { method: 'PATCH', cookie: stranger.cookie, body: { accessLevel: 2 } })
    expect(await seenBy()).not.toContain('rebeccapurple')
    expect(await seenBy(stranger.cookie)).not.toContain('rebeccapurple')
    expect(JSON.parse(await seenBy())).toMatchObject({
      customCss: null,
      customizations: { customCss: null },
      user: { id: owner.id, accessLevel: 2 },
    })
    expect(JSON.parse(await seenBy(owner.cookie))).toMatchObject({ customCss: css, customizations: { customCss: css } })
    expect(await readLatestSnapshot(env, 'styled')).toMatchObject({ state: 'live', card: { customCss: css } })
  })

  it('is sent cleaned to viewers and as typed to its editor', async () => {
    const css = '@import url(https://other.example/a.css); .card-header { color: rebeccapurple }'
    const { owner, card } = await makeOwnCard({ slug: 'half-styled', customCss: css }, { accessLevel: 3 })
    const { customCss, customizations } = await (await call('/api/card/half-styled')).json<PublicCard>()
    expect(customCss).toContain('rebeccapurple')
    expect(customCss).not.toContain('other.example')
    expect(customizations['customCss']).toBe(customCss)
    const kept = await (await call(`/api/business-cards/${card.id}`, { cookie: owner.cookie })).json<PublicCard>()
    expect(kept.customCss).toBe(css)
  })

  it('is always current for the owner, even if KV is stale', async () => {
    const { owner, card } = await makeOwnCard({ slug: 'at-once' })
    await saveCard(owner, card.id, { title: 'Fresh' })
    await env.CARDS.put(
      'card:at-once',
      JSON.stringify({ state: 'live', version: 1, card: { ...card, title: 'Stale', user: { id: owner.id, accessLevel: 1 } } }),
    )
    expect(await (await call('/api/card/at-once', { cookie: owner.cookie })).json()).toMatchObject({ title: 'Fresh' })
    expect(await (await call('/api/card/at-once')).json()).toMatchObject({ title: 'Stale' })
  })

  it('is sent to an owner below level 3 only with a valid session', async () => {
    const { owner } = await makeOwnCard({ slug: 'signed-out' }, { accessLevel: 2 })
    await db.update(businessCards).set({ customCss: '.a{color:rebeccapurple}' }).where(eq(businessCards.slug, 'signed-out'))
    const seen = async () => (await call('/api/card/signed-out', { cookie: owner.cookie })).text()
    expect(await seen()).toContain('rebeccapurple')
    expect((await call('/api/logout', { method: 'POST', cookie: owner.cookie })).status).toBe(204)
    expect(await seen()).not.toContain('rebeccapurple')
  })
})

describe('cleaned CSS', () => {
  const shown = async (slug: string) => [
    await (await call(`/view/${slug}`)).text(),
    (await (await call(`/api/card/${slug}`)).json<PublicCard>()).customCss,
  ]
  const stored = async (slug: string) => (await inKv(slug)) as LiveSnapshot
  const styled = async (slug: string, customCss = 'body{all:unset;color:rebeccapurple}') => {
    const card = await makeCard(await createUser({ accessLevel: 3 }), { slug, customCss })
    return { card, snapshot: await stored(slug) }
  }
  const css = '.card-container:is(*,#a){color:rebeccapurple}'

  it('is published with the card and not cleaned again', async () => {
    const { snapshot } = await styled('cleaned')
    expect(snapshot).toMatchObject({ css: { rules: CSS_RULES, css, asTyped: false } })
    const marked = css.replace('rebeccapurple', 'teal')
    await env.CARDS.put('card:cleaned', JSON.stringify({ ...snapshot, css: { ...snapshot.css, css: marked } }))
    expect(await shown('cleaned')).toEqual([expect.stringContaining(marked), marked])
    await makeCard(await createUser({ accessLevel: 3 }), { slug: 'unstyled' })
    expect(await stored('unstyled')).not.toHaveProperty('css')
  })

  it.each([
    ['before there were any', undefined],
    ['by other rules', { rules: '0-x', css: 'body{color:rebeccapurple}', asTyped: true }],
  ])('of a card published %s is cleaned on reading and published again', async (when, old) => {
    const slug = `old-${when.replaceAll(' ', '-')}`
    const { snapshot } = await styled(slug)
    await env.CARDS.put(`card:${slug}`, JSON.stringify({ ...snapshot, css: old }))
    const work: Promise<unknown>[] = []
    const read = () => readSnapshot(env, slug, (later) => work.push(later))
    expect(await read()).toMatchObject({ css: { rules: CSS_RULES, css } })
    expect(await read()).toMatchObject({ css: { rules: CSS_RULES, css } })
    expect(await shown(slug)).toEqual([expect.not.stringContaining('body{color:rebeccapurple}'), css])
    expect(work).toHaveLength(1)
    await work[0]
    expect(await stored(slug)).toEqual(snapshot)
  })

  it('adds at most its own limit to a snapshot', async () => {
    const { snapshot } = await styled('bounded', '.a{top:0}'.repeat(2000))
    expect(snapshot.css!.css.length).toBeGreaterThan(30_000)
    expect(snapshot.css!.css.length).toBeLessThanOrEqual(CSS_LIMITS.output)
  })
})
