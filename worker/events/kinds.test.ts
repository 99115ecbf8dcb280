import { describe, expect, it } from 'vitest'
import { type Analytics, type HistoryPage, ORIGIN } from '../../schema/analytics.ts'
import { EVENT_KINDS, QUEUED_KINDS, type QueuedKind } from '../../schema/event-kinds.ts'
import { call, env, query } from '../test/client.ts'
import { createOwnedCard, deliver, expectRollUpsAgree, keepSent, messageOf, storedTotals } from '../test/events.ts'
import { EVENT_CALLS } from './accept.ts'
import { sendEvent } from './send.ts'

const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

/** The field names of a kind's record, with these parts of the visitor's origin. */
function fieldsOf(kind: QueuedKind, origin: readonly string[]): string[] {
  const { actor, listed } = EVENT_KINDS[kind]
  const own = listed.filter((name) => !(ORIGIN as readonly string[]).includes(name))
  return ['timestamp', ...own, ...origin.map((part) => `${actor}${part[0]!.toUpperCase()}${part.slice(1)}`)].toSorted()
}

describe.each(QUEUED_KINDS)('a %s', (kind) => {
  const { counts, list, listed } = EVENT_KINDS[kind]
  const count = counts[0]

  it('is stored and counted once, however often it is delivered', async () => {
    const card = await createOwnedCard()
    const message = messageOf(kind, card.id)
    await deliver([message, message])
    expect((await deliver([message])).explicitAcks).toHaveLength(1)
    expect(await storedTotals(card.id)).toMatchObject({ [count]: 1 })
    await expectRollUpsAgree()
  })

  it('is stored but not counted if it comes from a bot, the owner, a preview or a flood', async () => {
    const card = await createOwnedCard()
    await deliver([
      messageOf(kind, card.id, { ua: BOT }),
      messageOf(kind, card.id, { userId: card.owner.id }),
      messageOf(kind, card.id, { exclusion: 'preview' }),
      messageOf(kind, card.id, { exclusion: 'flood' }),
    ])
    expect(await storedTotals(card.id)).toMatchObject({ [count]: 0, bots: 1, own_visits: 1, previews: 1, floods: 1 })
    await expectRollUpsAgree()
  })

  it('appears in its card’s analytics: totals, days, newest records and pages', async () => {
    const { id, owner } = await createOwnedCard()
    await deliver([messageOf(kind, id), messageOf(kind, id, { exclusion: 'bot' })])
    const get = async <T>(query: string) => (await call(`/api/analytics/${id}${query}`, { cookie: owner.cookie })).json<T>()
    const answer = await get<Analytics>('')
    expect(answer.summary).toMatchObject({ [`total${count[0]!.toUpperCase()}${count.slice(1)}`]: 1, excluded: 1 })
    expect(answer.series[0]).toMatchObject({ start: '2026-05-31', [count]: 1 })
    const origin = ORIGIN.filter((part) => (listed as readonly string[]).includes(part))
    expect(answer[list].map((record) => Object.keys(record).toSorted())).toEqual([fieldsOf(kind, origin)])
    const page = await get<HistoryPage<object>>(`?kind=${list}`)
    expect(page.items.map((record) => Object.keys(record).toSorted())).toEqual([fieldsOf(kind, ORIGIN)])
  })
})

it('lets visitors report views, clicks and saves, but no chat or lead', async () => {
  expect(Object.keys(EVENT_CALLS)).toEqual(expect.arrayContaining(['/card-views', '/card-clicks', '/card-saves']))
  for (const path of ['/api/card-chats', '/api/card-leads'])
    expect((await call(path, { body: { cardId: 1, leadScore: 99 } })).status).toBe(404)
  const { sent, EVENTS } = keepSent()
  await call('/api/card-saves', { body: { cardId: 5, eventId: 's', kind: 'lead', leadScore: 99, exclusion: 'bot' }, env: { EVENTS } })
  expect(sent).toMatchObject([{ kind: 'save', id: 's' }])
  expect(Object.keys(sent[0]!)).not.toContain('leadScore')
  expect(Object.keys(sent[0]!)).not.toContain('exclusion')
})

it('lets the server send a lead, once for a conversation', async () => {
  const card = await createOwnedCard()
  const request = new Request('http://localhost/', {
    headers: { 'cf-connecting-ip': '203.0.113.77' },
    cf: { city: 'Hanoi', country: 'VN' },
  } as RequestInit)
  const { sent, EVENTS } = keepSent()
  for (const leadScore of [70, 90])
    await sendEvent(request, { ...env, EVENTS }, { kind: 'lead', id: 'session', cardId: card.id, leadScore }, null)
  await deliver(sent)
  expect(await storedTotals(card.id)).toMatchObject({ leads: 1 })
  expect(await query('SELECT lead_score, visitor_ip, visitor_location FROM card_leads WHERE card_id = ?', card.id)).toEqual([
    { lead_score: 70, visitor_ip: '203.0.113.0', visitor_location: 'Hanoi, Vietnam' },
  ])
})
