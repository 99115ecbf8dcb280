import { expect, it } from 'vitest'
import { specialBrowser } from './browser.ts'

const IOS = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9'

it.each([
  [`${IOS} Version/18.5 Mobile/15E148 Safari/604.1`, 'iphone'],
  [`${IOS} CriOS/140.0.7339.101 Mobile/15E148 Safari/604.1`, null],
  [`${IOS} Version/18.0 EdgiOS/140.0.3485.54 Mobile/15E148 Safari/604.1`, null],
  [`${IOS} Mobile/15E148`, 'in-app'],
  [`${IOS} Mobile/22F76 Instagram 380.0.0.28.83 (iPhone16,2; iOS 18_5)`, 'in-app'],
  [`${IOS} Mobile/15E148 [LinkedInApp]/9.31.3`, 'in-app'],
  [`${IOS} Version/18.5 Mobile/15E148 Safari Line/15.10.0`, 'in-app'],
  [`${ANDROID}; wv) AppleWebKit/537.36 Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/500]`, 'in-app'],
  [`${ANDROID}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36`, null],
  ['Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/604.1', null],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15', null],
])('classifies %s', (userAgent, expected) => {
  expect(specialBrowser({ userAgent })).toBe(expected)
})

it('recognizes a page installed on an iPhone', () => {
  const userAgent = `${IOS} Mobile/15E148`
  expect(specialBrowser({ userAgent, standalone: true })).toBe('iphone')
  expect(specialBrowser({ userAgent, standalone: false })).toBe('in-app')
})
