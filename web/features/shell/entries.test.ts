import { describe, expect, it } from 'vitest'
import { cardOfPath, entriesFor } from './entries.ts'

/** The entries that are tested; pages that are added need no change here. */
const TESTED = ['Dashboard', 'Card Editor', 'Advanced Analytics', 'Account', 'Guide', 'User Management', 'PWA Settings']
const labels = (level: number, cardId: number | null) =>
  entriesFor(level, cardId)
    .map((entry) => entry.label)
    .filter((label) => TESTED.includes(label))

describe('the sidebar', () => {
  it('lists the pages of a card only while a card is selected', () => {
    expect(labels(1, null)).toEqual(['Dashboard', 'Account', 'Guide', 'PWA Settings'])
    expect(labels(1, 7)).toEqual(['Dashboard', 'Card Editor', 'Advanced Analytics', 'Account', 'Guide', 'PWA Settings'])
    expect(entriesFor(1, 7)[1]!.href).toBe('/card-editor/7')
    expect(entriesFor(1, 7)[2]!.href).toBe('/analytics/7')
  })
  it('lists User Management from level 4 on', () => {
    expect([1, 2, 3, 4, 5].map((level) => labels(level, null).includes('User Management'))).toEqual([false, false, false, true, true])
  })
})

it('finds the id of the card in the path of a page that reads it', () => {
  expect(['/card-editor/12', '/mobile-editor/12/', '/analytics/12'].map(cardOfPath)).toEqual([12, 12, 12])
  const others = ['/dashboard', '/card-editor/', '/card-editor/0', '/card-editor/x', '/users/12', '/salesbot/12', '/veebubot-analytics/12']
  expect(others.map(cardOfPath)).toEqual(others.map(() => null))
})
