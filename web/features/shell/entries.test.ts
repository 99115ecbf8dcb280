import { describe, expect, it } from 'vitest'
import { CAPABILITIES } from '../../../schema/capabilities.ts'
import { ACCESS_LEVEL_MAX, ACCESS_LEVELS } from '../../../schema/level.ts'
import { findCardIdInPath, listSidebarEntries } from './entries.ts'

/** Labels of the sidebar entries that these tests check. A new page needs no change here. */
const TESTED_SIDEBAR_LABELS = ['Dashboard', 'Card Editor', 'Advanced Analytics', 'Account', 'Guide', 'User Management', 'PWA Settings']
const listSidebarLabels = (level: number, cardId: number | null) =>
  listSidebarEntries(level, cardId)
    .map((entry) => entry.label)
    .filter((label) => TESTED_SIDEBAR_LABELS.includes(label))

describe('the sidebar', () => {
  it('lists the pages of a card in the sidebar only while a card is selected', () => {
    const cardLabels = ['Card Editor', 'Advanced Analytics']
    expect(listSidebarLabels(ACCESS_LEVEL_MAX, 7)).toEqual(TESTED_SIDEBAR_LABELS)
    expect(listSidebarLabels(ACCESS_LEVEL_MAX, null)).toEqual(TESTED_SIDEBAR_LABELS.filter((label) => !cardLabels.includes(label)))
    expect(listSidebarEntries(ACCESS_LEVEL_MAX, 7)[1]!.href).toBe('/card-editor/7')
    expect(listSidebarEntries(ACCESS_LEVEL_MAX, 7)[2]!.href).toBe('/analytics/7')
  })
  it('lists User Management in the sidebar from the level of its capability on', () => {
    const levels = Object.values(ACCESS_LEVELS)
    expect(levels.filter((level) => listSidebarLabels(level, null).includes('User Management'))).toEqual(
      levels.filter((level) => level >= CAPABILITIES.manageUsers.level),
    )
  })
})

it('finds the card id in the path of a card page', () => {
  const paths = ['/card-editor/12', '/mobile-editor/12/', '/analytics/12', '/salesbot/12', '/veebubot-analytics/12']
  expect(paths.map(findCardIdInPath)).toEqual(paths.map(() => 12))
  const others = ['/dashboard', '/card-editor/', '/card-editor/0', '/card-editor/x', '/users/12']
  expect(others.map(findCardIdInPath)).toEqual(others.map(() => null))
})
