import { afterEach, expect, it, vi } from 'vitest'
import { findInstallMethod } from './install-prompt.ts'

afterEach(() => vi.unstubAllGlobals())

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15'
const IPHONE_WITHOUT_STANDALONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 CriOS/138.0 Mobile/15E148'

it.each([
  ['an iPad, which says that it is a Mac', { userAgent: MAC, standalone: false, maxTouchPoints: 5 }, 'ios'],
  ['another browser on an iPhone', { userAgent: IPHONE_WITHOUT_STANDALONE, maxTouchPoints: 5 }, 'ios'],
  ['Safari on a Mac', { userAgent: MAC, standalone: false, maxTouchPoints: 0 }, null],
  ['a laptop with a touch screen', { userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', maxTouchPoints: 10 }, null],
])('the way to install the app on %s', (_, navigator, method) => {
  vi.stubGlobal('navigator', navigator)
  expect(findInstallMethod()).toBe(method)
})
