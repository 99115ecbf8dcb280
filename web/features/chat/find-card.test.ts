import { expect, it } from 'vitest'
import { readChatCard } from './find-card.ts'

it('the card of the chat’s page is named by a slug, a path or address that ends with it, or an id', () => {
  for (const card of ['demo', '/view/demo', 'view/demo/', 'https://veebu.example/view/demo?s=qr#form'])
    expect(readChatCard(new URLSearchParams({ card })), card).toEqual({ slug: 'demo' })
  expect(readChatCard(new URLSearchParams({ cardId: '12' }))).toEqual({ cardId: 12 })
  expect(readChatCard(new URLSearchParams({ card: 'demo', cardId: '12' }))).toEqual({ slug: 'demo' })
  expect(readChatCard(new URLSearchParams({ card: '', cardId: '12' }))).toEqual({ cardId: 12 })
})

it('an address that names no card leads to no card', () => {
  for (const query of ['', 'card=', 'card=/', 'cardId=0', 'cardId=-1', 'cardId=1e3', 'cardId=x', `cardId=${'9'.repeat(30)}`])
    expect(readChatCard(new URLSearchParams(query)), query).toBeNull()
})
