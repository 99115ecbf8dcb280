import { expect, it } from 'vitest'
import { cardAppPagePathOf, isAppPagePath, isDarkPagePath, APP_PAGE_NAMES, APP_PAGE_PATHS } from './route.ts'

it('recognizes the URL paths of all pages of the app', () => {
  expect(APP_PAGE_NAMES.every((page) => isAppPagePath(APP_PAGE_PATHS[page].replace(/:\w+/, '3')))).toBe(true)
  expect(['/', '/auth', '/dashboard', '/card-editor/3', '/card-editor/3/'].every(isAppPagePath)).toBe(true)
  expect(['/nope', '/card-editor', '/card-editor/3/4', '/view/demo', '/dashboard/x'].some(isAppPagePath)).toBe(false)
})

it('recognizes the URL paths of the pages that are always dark', () => {
  expect(['/salesbot/3', '/veebubot-chat', '/veebubot-analytics/3', '/pwa-settings'].every(isDarkPagePath)).toBe(true)
  expect(['/', '/dashboard', '/salesbots/3'].some(isDarkPagePath)).toBe(false)
})

it('inserts the id of a card into the URL path of a page', () => {
  expect(cardAppPagePathOf('chatAnalytics', 12)).toBe('/veebubot-analytics/12')
})
