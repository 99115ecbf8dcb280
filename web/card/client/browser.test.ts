import { expect, it } from 'vitest'
import { detectBrowserNeedingSaveInstructions } from './browser.ts'

const IPHONE_USER_AGENT = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ANDROID_USER_AGENT = 'Mozilla/5.0 (Linux; Android 15; Pixel 9'

it.each([
  [`${IPHONE_USER_AGENT} Version/18.5 Mobile/15E148 Safari/604.1`, 'iphone'],
  [`${IPHONE_USER_AGENT} CriOS/140.0.7339.101 Mobile/15E148 Safari/604.1`, null],
  [`${IPHONE_USER_AGENT} Version/18.0 EdgiOS/140.0.3485.54 Mobile/15E148 Safari/604.1`, null],
  [`${IPHONE_USER_AGENT} Mobile/15E148`, 'in-app'],
  [`${IPHONE_USER_AGENT} Mobile/22F76 Instagram 380.0.0.28.83 (iPhone16,2; iOS 18_5)`, 'in-app'],
  [`${IPHONE_USER_AGENT} Mobile/15E148 [LinkedInApp]/9.31.3`, 'in-app'],
  [`${IPHONE_USER_AGENT} Version/18.5 Mobile/15E148 Safari Line/15.10.0`, 'in-app'],
  [`${ANDROID_USER_AGENT}; wv) AppleWebKit/537.36 Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/500]`, 'in-app'],
  [`${ANDROID_USER_AGENT}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36`, null],
  ['Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/604.1', null],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15', null],
])('classifies %s', (userAgent, expected) => {
  expect(detectBrowserNeedingSaveInstructions({ userAgent })).toBe(expected)
})

it('recognizes a web page on the home screen of an iPhone', () => {
  const userAgent = `${IPHONE_USER_AGENT} Mobile/15E148`
  expect(detectBrowserNeedingSaveInstructions({ userAgent, standalone: true })).toBe('iphone')
  expect(detectBrowserNeedingSaveInstructions({ userAgent, standalone: false })).toBe('in-app')
})
