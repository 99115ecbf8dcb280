import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { CAPABILITIES } from '../../schema/capabilities.ts'
import type { PublicCard } from '../../schema/card.ts'
import type { QueueMessage } from '../../schema/queue-message.ts'
import { businessCardsTable } from '../../schema/tables/cards.ts'
import { createTestCard, createUserWithCard, putCardFields, updateCardRow } from '../test/cards.ts'
import { callApi, createTestUser, db, env, createFailingBinding } from '../test/client.ts'
import { createRecordingQueue } from '../test/events.ts'
import { deleteCard } from './delete.ts'
import { CUSTOM_CSS_LIMITS } from '../../schema/bounds.ts'
import { CSS_CLEANING_VERSION } from '../custom-css/apply-css.ts'
import { publishCard, republishStaleCards } from './publish.ts'
import { getPublishedCard, getPublishedCardById, getLatestCardSnapshot, getCardSnapshot } from './snapshot.ts'
import type { LiveCardSnapshot, CardSnapshot } from './stored.ts'

const readSnapshotFromKv = (slug: string) => env.CARDS.get<CardSnapshot>(`card:${slug}`, 'json')
const readCardVersions = async (cardId: number) => {
  const [row] = await db.select().from(businessCardsTable).where(eq(businessCardsTable.id, cardId))
  return [row!.version, row!.publishedVersion]
}

function createKvWithMethods(replaced: Partial<Pick<KVNamespace, 'get' | 'put'>>): KVNamespace {
  return new Proxy(env.CARDS, {
    get: (kv, key) => {
      const own: unknown = Reflect.get(replaced, key)
      if (own) return own
      const value: unknown = Reflect.get(kv, key)
      return typeof value === 'function' ? value.bind(kv) : value
    },
  })
}

const rejectAsKvFailure = () => Promise.reject(new Error('KV is away'))
const failingKv = createKvWithMethods({ get: rejectAsKvFailure as never, put: rejectAsKvFailure })

/** Simulates a slow publisher: creates a KV namespace whose first write of `slug` waits until `release` is called. */
function createSlowKv(slug: string) {
  let release = () => {}
  let reached = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  const waiting = new Promise<void>((resolve) => (reached = resolve))
  let first = true
  const kv = createKvWithMethods({
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

it('writes the card, redirects from its former slugs, and its slug by id to KV', async () => {
  const { owner: user, card } = await createUserWithCard({ slug: 'printed' }, { accessLevel: 2 })
  await putCardFields(user, card.id, { slug: 'moved-on', title: 'New' })
  expect(await readSnapshotFromKv('moved-on')).toMatchObject({
    state: 'live',
    version: 2,
    card: { id: card.id, title: 'New', user: { id: user.id, accessLevel: 2 } },
  })
  expect(await readSnapshotFromKv('printed')).toEqual({ state: 'moved', to: 'moved-on', version: 2 })
  expect(await env.CARDS.get(`id:${card.id}`)).toBe('moved-on')
  expect(await readCardVersions(card.id)).toEqual([2, 2])
  expect(await getPublishedCardById(env, card.id)).toMatchObject({ state: 'live', card: { slug: 'moved-on' } })
})

it('writes former slugs only after a change of the slug, however many there are', async () => {
  const { owner: user, card } = await createUserWithCard({ slug: 'former-0' }, { accessLevel: 2 })
  const written: string[] = []
  const put = (async (key: string, value: string) => {
    written.push(key)
    await env.CARDS.put(key, value)
  }) as never
  const save = async (body: unknown) => {
    written.length = 0
    expect((await putCardFields(user, card.id, body, { CARDS: createKvWithMethods({ put }) })).status).toBe(200)
    return written.toSorted()
  }
  await save({ slug: 'former-1' })
  expect(await save({ slug: 'former-2' })).toEqual(['card:former-0', 'card:former-1', 'card:former-2', `id:${card.id}`])
  expect(await save({ title: 'New' })).toEqual(['card:former-2', `id:${card.id}`])
  expect(await readSnapshotFromKv('former-0')).toMatchObject({ state: 'moved', to: 'former-2' })
})

describe('concurrent publishing', () => {
  it('ends with a redirect if a slow publisher writes a slug that was changed meanwhile', async () => {
    const { owner: user, card } = await createUserWithCard({ slug: 'left' }, { accessLevel: 2 })
    const slow = createSlowKv('left')
    const slower = publishCard({ ...env, CARDS: slow.kv }, card.id)
    await slow.waiting
    await putCardFields(user, card.id, { slug: 'taken-up' })
    slow.release()
    await slower
    expect(await readSnapshotFromKv('left')).toMatchObject({ state: 'moved', to: 'taken-up' })
    expect(await readSnapshotFromKv('taken-up')).toMatchObject({ state: 'live' })
  })

  it('ends with the newest version if a slow publisher writes last', async () => {
    const { owner: user, card } = await createUserWithCard({ slug: 'raced' })
    await updateCardRow(card.id, { title: 'Old', version: 2 })
    const slow = createSlowKv('raced')
    const slower = publishCard({ ...env, CARDS: slow.kv }, card.id)
    await slow.waiting
    await putCardFields(user, card.id, { title: 'Newest' })
    expect(await readSnapshotFromKv('raced')).toMatchObject({ version: 3, card: { title: 'Newest' } })
    slow.release()
    await slower
    expect(await readSnapshotFromKv('raced')).toMatchObject({ version: 3, card: { title: 'Newest' } })
    expect(await readCardVersions(card.id)).toEqual([3, 3])
  })

  it('leaves no snapshot if the card was deleted during the write', async () => {
    const { owner: user, card } = await createUserWithCard({ slug: 'deleted-meanwhile' })
    const slow = createSlowKv('deleted-meanwhile')
    const slower = publishCard({ ...env, CARDS: slow.kv }, card.id)
    await slow.waiting
    await deleteCard(env, card.id, user.id)
    slow.release()
    await slower
    expect(await readSnapshotFromKv('deleted-meanwhile')).toEqual({ state: 'gone' })
    expect(await env.CARDS.get(`id:${card.id}`)).toBeNull()
  })

  it('publishes the last of many concurrent saves', async () => {
    const { owner: user, card } = await createUserWithCard({ slug: 'busy' })
    await Promise.all(Array.from({ length: 5 }, (_, n) => putCardFields(user, card.id, { title: `T${n}` })))
    const [row] = await db.select().from(businessCardsTable).where(eq(businessCardsTable.id, card.id))
    expect(await readSnapshotFromKv('busy')).toMatchObject({ version: row!.version, card: { title: row!.title } })
  })
})

describe('failures of KV, D1 and the queue', () => {
  it('saves the card and queues the publishing if KV refuses writes', async () => {
    const { owner: user, card } = await createUserWithCard({ slug: 'kv-away' })
    const { sent, EVENTS } = createRecordingQueue()
    expect((await putCardFields(user, card.id, { title: 'Saved' }, { CARDS: failingKv, EVENTS })).status).toBe(200)
    expect(sent).toEqual([{ kind: 'job:publish', cardId: card.id }])
    expect(await readCardVersions(card.id)).toEqual([2, 1])
    expect(await readSnapshotFromKv('kv-away')).toMatchObject({ version: 1 })
    await publishCard(env, card.id, { inQueue: true })
    expect(await readSnapshotFromKv('kv-away')).toMatchObject({ version: 2, card: { title: 'Saved' } })
  })

  it('retries a KV write that was refused', async () => {
    const { card } = await createUserWithCard({ slug: 'second-try' })
    let refused = 0
    const kv = createKvWithMethods({
      put: (async (key: string, value: string) => (refused++ === 0 ? rejectAsKvFailure() : env.CARDS.put(key, value))) as never,
    })
    await updateCardRow(card.id, { version: 2 })
    const { sent, EVENTS } = createRecordingQueue()
    await publishCard({ ...env, CARDS: kv, EVENTS }, card.id)
    expect(sent.filter(({ kind }) => kind === 'job:publish')).toEqual([])
    expect(await readSnapshotFromKv('second-try')).toMatchObject({ version: 2 })
  })

  it('queues the drawing of the share image, unless the setting leaves it to the first request', async () => {
    const { card } = await createUserWithCard()
    const { sent, EVENTS } = createRecordingQueue()
    await publishCard({ ...env, EVENTS, SHARE_IMAGES: 'on request' }, card.id)
    expect(sent).toEqual([])
    await publishCard({ ...env, EVENTS }, card.id)
    expect(sent).toEqual([{ kind: 'job:share', cardId: card.id }])
  })

  it('throws inside the queue’s consumer, so that the queue retries', async () => {
    const { card } = await createUserWithCard()
    await expect(publishCard({ ...env, CARDS: failingKv }, card.id, { inQueue: true })).rejects.toThrow('KV is away')
  })

  it('publishes by the cron job if queue and KV both failed', async () => {
    const { owner: user, card } = await createUserWithCard({ slug: 'swept' })
    const EVENTS = { send: rejectAsKvFailure } as unknown as Queue<QueueMessage>
    expect((await putCardFields(user, card.id, { title: 'x' }, { CARDS: failingKv, EVENTS })).status).toBe(200)
    expect(await republishStaleCards(env)).toBe(1)
    expect(await readSnapshotFromKv('swept')).toMatchObject({ version: 2, card: { title: 'x' } })
    expect(await republishStaleCards(env)).toBe(0)
  })
})

describe('reading a published card', () => {
  it('reads the card from D1 when KV fails', async () => {
    const card = await createTestCard(await createTestUser(), { slug: 'kv-mute' })
    const CARDS = createKvWithMethods({ get: rejectAsKvFailure as never })
    expect(await getCardSnapshot({ ...env, CARDS }, 'kv-mute')).toMatchObject({ state: 'live', card: { id: card.id } })
    expect(await getPublishedCardById({ ...env, CARDS }, card.id)).toMatchObject({ state: 'live', card: { id: card.id } })
  })

  it('reads the card from D1 if KV has nothing, and repairs KV once', async () => {
    const card = await createTestCard(await createTestUser(), { slug: 'lost-copy' })
    await env.CARDS.delete('card:lost-copy')
    const work: Promise<unknown>[] = []
    const answers = [1, 2, 3].map(() => getCardSnapshot(env, 'lost-copy', (later) => work.push(later)))
    for (const answer of await Promise.all(answers)) expect(answer).toMatchObject({ state: 'live', card: { id: card.id } })
    expect(work).toHaveLength(1)
    await work[0]
    expect(await readSnapshotFromKv('lost-copy')).toMatchObject({ state: 'live', card: { id: card.id } })
  })

  it('needs no D1 while KV has the card', async () => {
    await createUserWithCard({ slug: 'warm' })
    const DB = createFailingBinding<D1Database>('D1 was asked')
    expect(await getCardSnapshot({ ...env, DB }, 'warm')).toMatchObject({ state: 'live' })
    expect((await callApi('/api/card/warm', { env: { DB } })).status).toBe(200)
  })

  it('finds no card for unused slugs', async () => {
    expect(await getCardSnapshot(env, 'nobodys')).toBeNull()
    expect(await getLatestCardSnapshot(env, 'nobodys')).toBeNull()
    expect(await getPublishedCardById(env, 999_999)).toBeNull()
    expect(await getCardSnapshot(env, '\0'.repeat(600))).toBeNull()
  })

  it('finds the card if cached snapshots redirect to each other', async () => {
    const { owner: user, card } = await createUserWithCard({ slug: 'circle-a' }, { accessLevel: 2 })
    await putCardFields(user, card.id, { slug: 'circle-b' })
    await env.CARDS.put('card:circle-b', JSON.stringify({ state: 'moved', to: 'circle-a', version: 1 }))
    expect(await getPublishedCard(env, 'circle-a')).toMatchObject({ state: 'live', card: { id: card.id, slug: 'circle-b' } })
  })
})

describe('custom CSS', () => {
  it('is sent to all viewers if the owner’s level allows it, otherwise only to the owner', async () => {
    const css = '.card-container { color: rebeccapurple }'
    const { owner } = await createUserWithCard({ slug: 'styled', customCss: css }, { accessLevel: CAPABILITIES.useAdvancedFields.level })
    const seenBy = async (cookie?: string) => (await callApi('/api/card/styled', { cookie })).text()
    expect(await seenBy()).toContain('rebeccapurple')

    const stranger = await createTestUser({ accessLevel: 5 })
    const accessLevel = CAPABILITIES.useAdvancedFields.level - 1
    await callApi(`/api/users/${owner.id}`, { method: 'PATCH', cookie: stranger.cookie, body: { accessLevel } })
    expect(await seenBy()).not.toContain('rebeccapurple')
    expect(await seenBy(stranger.cookie)).not.toContain('rebeccapurple')
    expect(JSON.parse(await seenBy())).toMatchObject({
      customCss: null,
      customizations: { customCss: null },
      user: { id: owner.id, accessLevel },
    })
    expect(JSON.parse(await seenBy(owner.cookie))).toMatchObject({ customCss: css, customizations: { customCss: css } })
    expect(await getLatestCardSnapshot(env, 'styled')).toMatchObject({ state: 'live', card: { customCss: css } })
  })

  it('is sent cleaned to viewers, and to its editor as typed', async () => {
    const css = '@import url(https://other.example/a.css); .card-header { color: rebeccapurple }'
    const { owner, card } = await createUserWithCard({ slug: 'half-styled', customCss: css }, { accessLevel: 3 })
    const { customCss, customizations } = await (await callApi('/api/card/half-styled')).json<PublicCard>()
    expect(customCss).toContain('rebeccapurple')
    expect(customCss).not.toContain('other.example')
    expect(customizations['customCss']).toBe(customCss)
    const kept = await (await callApi(`/api/business-cards/${card.id}`, { cookie: owner.cookie })).json<PublicCard>()
    expect(kept.customCss).toBe(css)
  })

  it('is always current for the card’s owner, even if KV is stale', async () => {
    const { owner, card } = await createUserWithCard({ slug: 'at-once' })
    await putCardFields(owner, card.id, { title: 'Fresh' })
    await env.CARDS.put(
      'card:at-once',
      JSON.stringify({
        ...(await readSnapshotFromKv('at-once')),
        version: 1,
        card: { ...card, title: 'Stale', user: { id: owner.id, accessLevel: 1 } },
      }),
    )
    expect(await (await callApi('/api/card/at-once', { cookie: owner.cookie })).json()).toMatchObject({ title: 'Fresh' })
    expect(await (await callApi('/api/card/at-once')).json()).toMatchObject({ title: 'Stale' })
  })

  it('is sent to an owner below its level only with a valid session', async () => {
    const { owner } = await createUserWithCard({ slug: 'signed-out' }, { accessLevel: CAPABILITIES.useAdvancedFields.level - 1 })
    await db.update(businessCardsTable).set({ customCss: '.a{color:rebeccapurple}' }).where(eq(businessCardsTable.slug, 'signed-out'))
    const seen = async () => (await callApi('/api/card/signed-out', { cookie: owner.cookie })).text()
    expect(await seen()).toContain('rebeccapurple')
    expect((await callApi('/api/logout', { method: 'POST', cookie: owner.cookie })).status).toBe(204)
    expect(await seen()).not.toContain('rebeccapurple')
  })
})

describe('cleaned CSS', () => {
  const shown = async (slug: string) => [
    await (await callApi(`/view/${slug}`)).text(),
    (await (await callApi(`/api/card/${slug}`)).json<PublicCard>()).customCss,
  ]
  const stored = async (slug: string) => (await readSnapshotFromKv(slug)) as LiveCardSnapshot
  const styled = async (slug: string, customCss = 'body{all:unset;color:rebeccapurple}') => {
    const card = await createTestCard(await createTestUser({ accessLevel: 3 }), { slug, customCss })
    return { card, snapshot: await stored(slug) }
  }
  const css = '.card-container:is(*,#a){color:rebeccapurple}'

  it('is published with the card and not cleaned again', async () => {
    const { snapshot } = await styled('cleaned')
    expect(snapshot).toMatchObject({ css: { rules: CSS_CLEANING_VERSION, css, asTyped: false } })
    const marked = css.replace('rebeccapurple', 'teal')
    await env.CARDS.put('card:cleaned', JSON.stringify({ ...snapshot, css: { ...snapshot.css, css: marked } }))
    expect(await shown('cleaned')).toEqual([expect.stringContaining(marked), marked])
    await createTestCard(await createTestUser({ accessLevel: 3 }), { slug: 'unstyled' })
    expect(await stored('unstyled')).not.toHaveProperty('css')
  })

  it.each([
    ['before there were any', undefined],
    ['by other rules', { rules: '0-x', css: 'body{color:rebeccapurple}', asTyped: true }],
  ])('is cleaned on reading and published again if the card was published %s', async (when, old) => {
    const slug = `old-${when.replaceAll(' ', '-')}`
    const { snapshot } = await styled(slug)
    await env.CARDS.put(`card:${slug}`, JSON.stringify({ ...snapshot, css: old }))
    const work: Promise<unknown>[] = []
    const read = () => getCardSnapshot(env, slug, (later) => work.push(later))
    expect(await read()).toMatchObject({ css: { rules: CSS_CLEANING_VERSION, css } })
    expect(await read()).toMatchObject({ css: { rules: CSS_CLEANING_VERSION, css } })
    expect(await shown(slug)).toEqual([expect.not.stringContaining('body{color:rebeccapurple}'), css])
    expect(work).toHaveLength(1)
    await work[0]
    expect(await stored(slug)).toEqual(snapshot)
  })

  it('adds at most its own maximum size to a snapshot', async () => {
    const { snapshot } = await styled('bounded', '.a{top:0}'.repeat(2000))
    expect(snapshot.css!.css.length).toBeGreaterThan(30_000)
    expect(snapshot.css!.css.length).toBeLessThanOrEqual(CUSTOM_CSS_LIMITS.output)
  })
})

describe('the font of the name', () => {
  const stored = async (slug: string) => (await readSnapshotFromKv(slug)) as LiveCardSnapshot
  const pageOf = async (slug: string) => (await callApi(`/view/${slug}`)).text()

  it('is published with the card, and made again if it is of another deployment', async () => {
    await createTestCard(await createTestUser(), { slug: 'own-face', name: 'Amina Okafor', theme: 'creative' })
    const snapshot = await stored('own-face')
    expect(snapshot.nameFace!.css).toContain('font/woff2')
    const page = await pageOf('own-face')
    expect(page).toContain(snapshot.nameFace!.css)
    // A preload before the style sheet has the font ready for the first frame.
    const [font] = /data:font\/woff2;base64,[^)]+/.exec(snapshot.nameFace!.css)!
    expect(page).toContain(`<link rel="preload" href="${font}" as="font"`)
    expect(page.indexOf(font)).toBeLessThan(page.indexOf('<style'))
    await env.CARDS.put('card:own-face', JSON.stringify({ ...snapshot, nameFace: { key: 'old', css: 'old' } }))
    const work: Promise<unknown>[] = []
    expect(await getCardSnapshot(env, 'own-face', (later) => work.push(later))).toMatchObject({ state: 'live', nameFace: undefined })
    await Promise.all(work)
    expect(await stored('own-face')).toEqual(snapshot)
  })

  it('is left out if the owner’s CSS names a font or a weight, and if it cannot be made', async () => {
    const customCss = '.card-name { font-weight: 700 }'
    await createTestCard(await createTestUser({ accessLevel: 3 }), { slug: 'own-weight', customCss, theme: 'creative' })
    expect(await pageOf('own-weight')).not.toContain('font/woff2')
    const card = await createTestCard(await createTestUser(), { slug: 'no-face', name: 'Ada Unmade', theme: 'creative' })
    await updateCardRow(card.id, { name: 'Ada Unmakable' })
    await publishCard({ ...env, ASSETS: createFailingBinding<Fetcher>('no files') }, card.id)
    expect(await stored('no-face')).toMatchObject({ state: 'live', card: { name: 'Ada Unmakable' }, nameFace: { css: '' } })
    expect(await pageOf('no-face')).toContain('Ada Unmakable')
  })
})
