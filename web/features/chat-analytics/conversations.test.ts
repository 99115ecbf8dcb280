import { expect, test } from 'vitest'
import type { ConversationSummary } from '../../../schema/salesbot-analytics.ts'
import { countClicksByButton, mergeConversations } from './conversations.ts'

const click = (description: string) => ({ description, timestamp: '2026-11-20T10:00:00.000Z' })
const conversation = (id: number, fields: Partial<ConversationSummary> = {}): ConversationSummary => ({
  id,
  visitorName: null,
  visitorEmail: null,
  visitorPhone: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  leadScore: 0,
  outcome: 'browsing',
  messageCount: 2,
  conversationDuration: 0,
  buttonInteractions: [],
  handedOver: false,
  language: 'en',
  ...fields,
})
const idsOf = (list: ConversationSummary[] | null) => list?.map(({ id }) => id)

test('new conversations come before those that were loaded already, and newer states replace older ones', () => {
  const loaded = [conversation(5), conversation(4), conversation(3)]
  const merged = mergeConversations([conversation(6), conversation(5, { leadScore: 80 })], loaded)
  expect(idsOf(merged)).toEqual([6, 5, 4, 3])
  expect(merged![1]!.leadScore).toBe(80)
})

test('loaded conversations are dropped if conversations between them and the newest ones are missing', () => {
  expect(mergeConversations([conversation(9), conversation(8)], [conversation(5), conversation(4)])).toBeNull()
})

test('clicks are counted by button, most clicks first', () => {
  const list = [
    conversation(2, { buttonInteractions: [click('Book a call'), click('Prices'), click('Prices')] }),
    conversation(1, { buttonInteractions: [click('Prices'), click('__proto__')] }),
  ]
  expect(countClicksByButton(list)).toEqual([
    { description: 'Prices', clicks: 3 },
    { description: 'Book a call', clicks: 1 },
    { description: '__proto__', clicks: 1 },
  ])
  expect(countClicksByButton([conversation(1)])).toEqual([])
})
