import { describe, expect, it } from 'vitest'
import { type CardAnalytics, type CursorPage, VISITOR_ORIGIN_PARTS } from '../../schema/analytics.ts'
import { EVENT_KINDS, QUEUED_EVENT_KINDS, type QueuedEventKind } from '../../schema/event-kinds.ts'
import { callApi, env, queryRows } from '../test/client.ts'
import {
  createTestCardWithOwner,
  deliverToQueueConsumer,
  expectRollUpsMatchEvents,
  createRecordingQueue,
  createEventMessage,
  readCardTotals,
} from '../test/events.ts'
import { EVENT_BODY_READERS } from './accept.ts'
import { sendEventToQueue } from './send.ts'

const BOT_USER_AGENT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

/** Returns all field names of an analytics record of this kind, including the visitor data in `origin`. */
function eventRecordFieldNamesOf(kind: QueuedEventKind, origin: readonly string[]): string[] {
  const { actor, listed } = EVENT_KINDS[kind]
  const own = listed.filter((name) => !(VISITOR_ORIGIN_PARTS as readonly string[]).includes(name))
  return ['timestamp', ...own, ...origin.map((part) => `${actor}${part[0]!.toUpperCase()}${part.slice(1)}`)].toSorted()
}

describe.each(QUEUED_EVENT_KINDS)('a %s', (kind) => {
  const { counts, list, listed } = EVENT_KINDS[kind]
  const count = counts[0]

  it('is stored and counted once, however often it is delivered', async () => {
    const card = await createTestCardWithOwner()
    const message = createEventMessage(kind, card.id)
    await deliverToQueueConsumer([message, message])
    expect((await deliverToQueueConsumer([message])).explicitAcks).toHaveLength(1)
    expect(await readCardTotals(card.id)).toMatchObject({ [count]: 1 })
    await expectRollUpsMatchEvents()
  })

  it('is stored but not counted if it comes from a bot, the owner, a preview or a flood', async () => {
    const card = await createTestCardWithOwner()
    await deliverToQueueConsumer([
      createEventMessage(kind, card.id, { ua: BOT_USER_AGENT }),
      createEventMessage(kind, card.id, { userId: card.owner.id }),
      createEventMessage(kind, card.id, { exclusion: 'preview' }),
      createEventMessage(kind, card.id, { exclusion: 'flood' }),
    ])
    expect(await readCardTotals(card.id)).toMatchObject({ [count]: 0, bots: 1, own_visits: 1, previews: 1, floods: 1 })
    await expectRollUpsMatchEvents()
  })

  it('appears in its card’s analytics: totals, days, newest records and pages', async () => {
    const { id, owner } = await createTestCardWithOwner()
    await deliverToQueueConsumer([createEventMessage(kind, id), createEventMessage(kind, id, { exclusion: 'bot' })])
    const get = async <T>(query: string) => (await callApi(`/api/analytics/${id}${query}`, { cookie: owner.cookie })).json<T>()
    const answer = await get<CardAnalytics>('')
    expect(answer.summary).toMatchObject({ [`total${count[0]!.toUpperCase()}${count.slice(1)}`]: 1, excluded: 1 })
    expect(answer.series[0]).toMatchObject({ start: '2026-05-31', [count]: 1 })
    const origin = VISITOR_ORIGIN_PARTS.filter((part) => (listed as readonly string[]).includes(part))
    expect(answer[list].map((record) => Object.keys(record).toSorted())).toEqual([eventRecordFieldNamesOf(kind, origin)])
    const page = await get<CursorPage<object>>(`?kind=${list}`)
    expect(page.items.map((record) => Object.keys(record).toSorted())).toEqual([eventRecordFieldNamesOf(kind, VISITOR_ORIGIN_PARTS)])
  })
})

it('lets visitors report views, clicks and saves, but no chat or lead', async () => {
  expect(Object.keys(EVENT_BODY_READERS)).toEqual(expect.arrayContaining(['/card-views', '/card-clicks', '/card-saves']))
  for (const path of ['/api/card-chats', '/api/card-leads'])
    expect((await callApi(path, { body: { cardId: 1, leadScore: 99 } })).status).toBe(404)
  const { sent, EVENTS } = createRecordingQueue()
  await callApi('/api/card-saves', { body: { cardId: 5, eventId: 's', kind: 'lead', leadScore: 99, exclusion: 'bot' }, env: { EVENTS } })
  expect(sent).toMatchObject([{ kind: 'save', id: 's' }])
  expect(Object.keys(sent[0]!)).not.toContain('leadScore')
  expect(Object.keys(sent[0]!)).not.toContain('exclusion')
})

it('lets the server send one lead per conversation', async () => {
  const card = await createTestCardWithOwner()
  const request = new Request('http://localhost/', {
    headers: { 'cf-connecting-ip': '203.0.113.77' },
    cf: { city: 'Hanoi', country: 'VN' },
  } as RequestInit)
  const { sent, EVENTS } = createRecordingQueue()
  for (const leadScore of [70, 90])
    await sendEventToQueue(request, { ...env, EVENTS }, { kind: 'lead', id: 'session', cardId: card.id, leadScore }, null)
  await deliverToQueueConsumer(sent)
  expect(await readCardTotals(card.id)).toMatchObject({ leads: 1 })
  expect(await queryRows('SELECT lead_score, visitor_ip, visitor_location FROM card_leads WHERE card_id = ?', card.id)).toEqual([
    { lead_score: 70, visitor_ip: '203.0.113.0', visitor_location: 'Hanoi, Vietnam' },
  ])
})
