import { expect, it } from 'vitest'
import { cardPath, isAppPath, isDarkPath, PAGE_NAMES, ROUTES } from './route.ts'

it('knows the pages of the app', () => {
  expect(PAGE_NAMES.every((page) => isAppPath(ROUTES[page].replace(/:\w+/, '3')))).toBe(true)
  expect(['/', '/auth', '/dashboard', '/card-editor/3', '/card-editor/3/'].every(isAppPath)).toBe(true)
  expect(['/nope', '/card-editor', '/card-editor/3/4', '/view/demo', '/dashboard/x'].some(isAppPath)).toBe(false)
})

it('knows the pages that are always dark', () => {
  expect(['/salesbot/3', '/veebubot-chat', '/veebubot-analytics/3', '/pwa-settings'].every(isDarkPath)).toBe(true)
  expect(['/', '/dashboard', '/salesbots/3'].some(isDarkPath)).toBe(false)
})

it('inserts the id of the card into a path', () => {
  expect(cardPath('chatAnalytics', 12)).toBe('/veebubot-analytics/12')
})
