import { expect, it } from 'vitest'
import { APP_PAGE_PATHS } from '../../schema/route.ts'
import { choosePathAfterSignIn, pathOfLocation } from './return-path.ts'

it.each(['/analytics/7', '/analytics/7?range=weekly#reach', '/card-editor/12', '/guide'])('redirects to %s after sign-in', (path) => {
  expect(choosePathAfterSignIn({ path, userId: null }, 1)).toBe(path)
})

it.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/dashboard',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/%2f/evil.example',
  '/analytics/7\n',
  '/analytics/../api/logout',
  '/api/logout',
  '/api/user',
  '/view/demo',
  '/auth',
  '/auth?token=x',
  '/',
  'dashboard',
  '',
  `/guide?${'x'.repeat(3000)}`,
])('redirects to the dashboard instead of %j', (path) => {
  expect(choosePathAfterSignIn({ path, userId: null }, 1)).toBe(APP_PAGE_PATHS.dashboard)
})

it('sign-in does not redirect to a page that another user had open', () => {
  const wish = { path: '/card-editor/7', userId: 1 }
  expect(choosePathAfterSignIn(wish, 1)).toBe('/card-editor/7')
  expect(choosePathAfterSignIn(wish, 2)).toBe(APP_PAGE_PATHS.dashboard)
  expect(choosePathAfterSignIn(null, 1)).toBe(APP_PAGE_PATHS.dashboard)
})

it('the return path keeps the query and the hash of the page', () => {
  expect(pathOfLocation({ pathname: '/analytics/7', search: '?a=b', hash: '#c' })).toBe('/analytics/7?a=b#c')
})
