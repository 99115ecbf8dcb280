import { describe, expect, it } from 'vitest'
import { findCardIdInPath, listSidebarEntries } from './entries.ts'

/** The labels of the sidebar entries that the tests check. A new page needs no change here. */
const TESTED_SIDEBAR_LABELS = ['Dashboard', 'Card Editor', 'Advanced Analytics', 'Account', 'Guide', 'User Management', 'PWA Settings']
const listSidebarLabels = (level: number, cardId: number | null) =>
  listSidebarEntries(level, cardId)
    .map((entry) => entry.label)
    .filter((label) => TESTED_SIDEBAR_LABELS.includes(label))

describe('the sidebar', () => {
  it('lists the pages of a card in the sidebar only while a card is selected', () => {
    expect(listSidebarLabels(1, null)).toEqual(['Dashboard', 'Account', 'Guide', 'PWA Settings'])
    expect(listSidebarLabels(1, 7)).toEqual(['Dashboard', 'Card Editor', 'Advanced Analytics', 'Account', 'Guide', 'PWA Settings'])
    expect(listSidebarEntries(1, 7)[1]!.href).toBe('/card-editor/7')
    expect(listSidebarEntries(1, 7)[2]!.href).toBe('/analytics/7')
  })
  it('lists User Management in the sidebar from access level 4 on', () => {
    expect([1, 2, 3, 4, 5].map((level) => listSidebarLabels(level, null).includes('User Management'))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ])
  })
})

it('finds the card id in the path of a card page', () => {
  const paths = ['/card-editor/12', '/mobile-editor/12/', '/analytics/12', '/salesbot/12', '/veebubot-analytics/12']
  expect(paths.map(findCardIdInPath)).toEqual(paths.map(() => 12))
  const others = ['/dashboard', '/card-editor/', '/card-editor/0', '/card-editor/x', '/users/12']
  expect(others.map(findCardIdInPath)).toEqual(others.map(() => null))
})
