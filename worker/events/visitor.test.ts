import { expect, it } from 'vitest'
import { CHROME_USER_AGENT } from '../test/events.ts'
import { deviceLabelOf, eventExclusionReasonOf, locationLabelOf, pageRequestExclusionReasonOf, cardViewSourceOf } from './visitor.ts'

const IPHONE_USER_AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1'
const INSTAGRAM_USER_AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 300.0'
const HEADLESS_CHROME_USER_AGENT = CHROME_USER_AGENT.replace('Chrome/', 'HeadlessChrome/')
const GOOGLEBOT_USER_AGENT =
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/140.0 Safari/537.36'

it.each([
  [CHROME_USER_AGENT, null, null],
  [IPHONE_USER_AGENT, null, null],
  [INSTAGRAM_USER_AGENT, null, null],
  [HEADLESS_CHROME_USER_AGENT, null, null],
  [GOOGLEBOT_USER_AGENT, 'bot', 'bot'],
  ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', 'bot', 'bot'],
  ['facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)', 'preview', 'preview'],
  ['WhatsApp/2.23.20.0 A', 'preview', 'preview'],
  ['Twitterbot/1.0', 'preview', 'preview'],
  ['Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)', 'preview', 'preview'],
  ['TelegramBot (like TwitterBot)', 'preview', 'preview'],
  ['LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)', 'preview', 'preview'],
  ['Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)', 'preview', 'preview'],
  ['curl/8.5.0', null, 'bot'],
  [null, null, 'bot'],
])('excludes an event of the user agent %s as %s and its page request as %s', (ua, event, page) => {
  expect(eventExclusionReasonOf(ua)).toBe(event)
  expect(pageRequestExclusionReasonOf(ua)).toBe(page)
})

it.each([
  [CHROME_USER_AGENT, 'Desktop · Linux · Chrome'],
  [IPHONE_USER_AGENT, 'Mobile · iOS · Safari'],
  ['Made-Up/1.0 thing', null],
  ['', null],
  [null, null],
])('names the device of the user agent %s', (ua, device) => expect(deviceLabelOf(ua)).toBe(device))

it.each([
  ['Hanoi', 'VN', 'Hanoi, Vietnam'],
  [null, 'DE', 'Germany'],
  ['Hanoi', null, 'Hanoi'],
  ['Hanoi', 'XX', 'Hanoi'],
  [null, 'T1', null],
  [null, null, null],
])('names the place of %s and %s', (city, country, location) => expect(locationLabelOf(city, country)).toBe(location))

it.each([
  ['qr', 'example.com', 'tag:qr'],
  ['made-up', 'www.Example.com', 'ref:example.com'],
  ['constructor', undefined, 'direct'],
  [undefined, 'not a host', 'direct'],
  [undefined, '127.0.0.1', 'direct'],
  [undefined, `${'a.'.repeat(60)}com`, 'direct'],
  [undefined, undefined, 'direct'],
])('reads the source of %s and %s', (tag, referrer, source) => expect(cardViewSourceOf(tag, referrer)).toBe(source))
