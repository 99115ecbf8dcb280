import { describe, expect, it } from 'vitest'
import { readPhoneNumber } from './phone-reader.ts'
import { isAllowedSocialValue } from './social.ts'
import { findPlatformOfMisplacedUrl, normalizeSocialValue, recognizeSocialAddress, socialLinkOf } from './social-link.ts'

const SWISS_PHONE_CONTEXT = { read: readPhoneNumber, countries: ['CH'] }
const YOUTUBE_CHANNEL_ID = 'UCabcdefghijklmnopqrst-_'

it('accepts a Skype id that looks like a URL', () => {
  expect(isAllowedSocialValue('live:.cid.1a2b')).toBe(true)
  expect(socialLinkOf('skype', 'live:.cid.1a2b')).toBe('skype:live:.cid.1a2b?chat')
  expect(socialLinkOf('facebook', 'live:me')).toBeNull()
})

it.each(['javascript:alert(1)', 'data:text/html,x', 'live:/x', 'vbscript:x', '\u202ajavascript:x', 'tel:javascript:x y'])(
  'refuses %s',
  (value) => expect(isAllowedSocialValue(value)).toBe(false),
)

it.each(['tel: +41 79 123 45 67', '\u202atel:+41791234567\u202c', '\u200e@ada'])('accepts %j', (value) =>
  expect(isAllowedSocialValue(value)).toBe(true),
)

describe('builds the links of social handles, ids and phone numbers', () => {
  it.each<[string, string, string | null]>([
    ['facebook', 'ada.lovelace', 'https://www.facebook.com/ada.lovelace'],
    ['facebook', '@ada', 'https://www.facebook.com/ada'],
    ['facebook', '100012345678901', 'https://www.facebook.com/profile.php?id=100012345678901'],
    ['facebook', 'profile.php?id=100012345678901', 'https://www.facebook.com/profile.php?id=100012345678901'],
    ['facebook', 'groups/knitting', 'https://www.facebook.com/groups/knitting'],
    ['facebook', 'people/Ada-Lovelace/100012345678901', 'https://www.facebook.com/people/Ada-Lovelace/100012345678901'],
    ['facebook', 'Ada Lovelace', null],
    ['facebook', '@', null],
    ['facebook', '..', null],
    ['facebook', 'groups/../x', null],
    ['twitter', 'ada', 'https://x.com/ada'],
    ['twitter', '@ada', 'https://x.com/ada'],
    ['instagram', 'ada.l', 'https://www.instagram.com/ada.l'],
    ['instagram', '@ada.l', 'https://www.instagram.com/ada.l'],
    ['instagram', '\u200e@ada.l\u200f', 'https://www.instagram.com/ada.l'],
    ['instagram', 'p/Cabc123', 'https://www.instagram.com/p/Cabc123'],
    ['linkedin', 'ada', 'https://www.linkedin.com/in/ada'],
    ['linkedin', 'in/ada', 'https://www.linkedin.com/in/ada'],
    ['linkedin', '/in/ada/', 'https://www.linkedin.com/in/ada'],
    ['linkedin', 'company/acme', 'https://www.linkedin.com/company/acme'],
    ['linkedin', 'school/eth', 'https://www.linkedin.com/school/eth'],
    ['linkedin', 'jürg-müller', 'https://www.linkedin.com/in/j%C3%BCrg-m%C3%BCller'],
    ['linkedin', 'j%C3%BCrg-m%C3%BCller', 'https://www.linkedin.com/in/j%C3%BCrg-m%C3%BCller'],
    ['linkedin', 'linkedin.com', null],
    ['youtube', 'www.youtube.com', null],
    ['linkedin', '100%', null],
    ['youtube', 'ada', 'https://www.youtube.com/@ada'],
    ['youtube', '@ada', 'https://www.youtube.com/@ada'],
    ['youtube', YOUTUBE_CHANNEL_ID, `https://www.youtube.com/channel/${YOUTUBE_CHANNEL_ID}`],
    ['youtube', `channel/${YOUTUBE_CHANNEL_ID}`, `https://www.youtube.com/channel/${YOUTUBE_CHANNEL_ID}`],
    ['youtube', 'c/AdaTalks', 'https://www.youtube.com/c/AdaTalks'],
    ['youtube', 'user/ada', 'https://www.youtube.com/user/ada'],
    ['youtube', 'UCshort', 'https://www.youtube.com/@UCshort'],
    ['whatsapp', '+41 (0)79 123 45 67', 'https://wa.me/41791234567'],
    ['whatsapp', '079 123 45 67', 'https://wa.me/41791234567'],
    ['whatsapp', 'wa.me/41791234567', 'https://wa.me/41791234567'],
    ['whatsapp', 'https://api.whatsapp.com/send?phone=41791234567', 'https://wa.me/41791234567'],
    ['whatsapp', 'https://api.whatsapp.com/send/?phone=%2B41791234567&type=phone_number&app_absent=0', 'https://wa.me/41791234567'],
    ['whatsapp', 'https://wa.me/0791234567', 'https://wa.me/41791234567'],
    ['whatsapp', 'https://wa.me/41791234567?text=Hello', 'https://wa.me/41791234567?text=Hello'],
    ['whatsapp', 'wa.me/message/ABCDEF12', 'https://wa.me/message/ABCDEF12'],
    ['whatsapp', 'message/ABCDEF12', 'https://wa.me/message/ABCDEF12'],
    ['whatsapp', 'https://chat.whatsapp.com/AbCdEf', 'https://chat.whatsapp.com/AbCdEf'],
    ['whatsapp', 'tel:+41791234567', 'https://wa.me/41791234567'],
    ['whatsapp', 'ada', null],
    ['viber', '+41 79 123 45 67', 'viber://chat?number=%2B41791234567'],
    ['viber', 'viber://chat?number=41791234567', 'viber://chat?number=%2B41791234567'],
    ['viber', 'viber://chat?number=+41791234567', 'viber://chat?number=%2B41791234567'],
    ['viber', 'ada', null],
    ['telegram', 'ada_l', 'https://t.me/ada_l'],
    ['telegram', '@ada_l', 'https://t.me/ada_l'],
    ['telegram', 't.me/ada_l', 'https://t.me/ada_l'],
    ['telegram', '+41 79 123 45 67', 'https://t.me/+41791234567'],
    ['telegram', '079 123 45 67', 'https://t.me/+41791234567'],
    ['telegram', '+AbCdEf_12-x', 'https://t.me/+AbCdEf_12-x'],
    ['telegram', 'https://t.me/+AbCdEf_12-x', 'https://t.me/+AbCdEf_12-x'],
    ['telegram', 'joinchat/AbCdEf', 'https://t.me/joinchat/AbCdEf'],
    ['skype', 'ada.lovelace', 'skype:ada.lovelace?chat'],
    ['skype', 'live:.cid.1a2b3c', 'skype:live:.cid.1a2b3c?chat'],
    ['skype', 'https://join.skype.com/invite/abc', 'https://join.skype.com/invite/abc'],
    ['gmail', 'ada@gmail.com', 'mailto:ada@gmail.com'],
    ['gmail', 'mailto:ada@gmail.com', 'mailto:ada@gmail.com'],
    ['gmail', 'ada', null],
    ['wechat', 'ada_wx', null],
    ['wechat', 'u.wechat.com/EAbc123', 'https://u.wechat.com/EAbc123'],
    ['threads', '@ada.l', 'https://www.threads.net/@ada.l'],
    ['tiktok', 'ada', 'https://www.tiktok.com/@ada'],
    ['tiktok', '@ada', 'https://www.tiktok.com/@ada'],
    ['pinterest', 'ada', 'https://www.pinterest.com/ada'],
    ['snapchat', 'ada', 'https://www.snapchat.com/add/ada'],
    ['snapchat', 'add/ada', 'https://www.snapchat.com/add/ada'],
    ['discord', 'AbCdEf12', 'https://discord.gg/AbCdEf12'],
    ['discord', 'discord.gg/AbCdEf12', 'https://discord.gg/AbCdEf12'],
    ['discord', '123456789012345678', 'https://discord.com/users/123456789012345678'],
    ['discord', 'ada#1234', null],
    ['discord', '@ada', null],
    ['discord', 'ada.l', null],
    ['medium', 'ada', 'https://medium.com/@ada'],
    ['medium', '@ada', 'https://medium.com/@ada'],
    ['medium', 'ada.medium.com', 'https://ada.medium.com'],
    ['video', 'ada', null],
    ['video', 'https://vimeo.com/1', 'https://vimeo.com/1'],
    ['mastodon', '@ada@example.social', null],
    ['mastodon', 'https://example.social/@ada', 'https://example.social/@ada'],
    ['constructor', 'ada', null],
    ['facebook', 'tel:+41 (0)79 123 45 67', 'tel:+41791234567'],
    ['facebook', 'javascript:alert(1)', null],
    ['whatsapp', 'javascript:alert(1)', null],
    ['linkedin', 'https://', null],
  ])('%s: %s', (key, value, href) => expect(socialLinkOf(key, value, SWISS_PHONE_CONTEXT)).toBe(href))
})

describe('builds no link of values that cannot be a social handle', () => {
  it.each([
    ['instagram', '@anna.müller'],
    ['instagram', '#anna'],
    ['instagram', 'anna@gmail.com'],
    ['instagram', 'anna.müller/'],
    ['instagram', 'anna@gmail.com/anna'],
    ['instagram', '...'],
    ['linkedin', '..'],
    ['snapchat', '...'],
    ['skype', '#anna'],
    ['skype', 'anna müller'],
    ['instagram', 'explore'],
    ['twitter', '@jäck'],
    ['twitter', 'jack@x.com'],
    ['twitter', 'home'],
    ['twitter', 'jack/status/1?s=20'],
    ['facebook', 'anna@gmail.com'],
    ['facebook', '#anna'],
    ['facebook', 'me'],
    ['linkedin', 'anna@gmail.com'],
    ['linkedin', 'in/anna@gmail.com'],
    ['youtube', '#anna'],
    ['youtube', 'watch?v=dQw4w9WgXcQ'],
    ['telegram', '@дуров'],
    ['telegram', 'ada'],
    ['telegram', 'share'],
    ['threads', '@anna.müller'],
    ['tiktok', 'anna@gmail.com'],
    ['pinterest', 'anna.müller'],
    ['snapchat', 'anna müller'],
    ['medium', '#anna'],
    // A platform's home page has no link, because it is not a person's profile.
    ['instagram', 'https://www.instagram.com/'],
    ['instagram', 'https://www.instagram.com/?hl=en#'],
    ['instagram', 'instagram.com/'],
    ['instagram', 'instagram.com'],
    ['linkedin', 'https://www.linkedin.com'],
    ['facebook', 'https://www.instagram.com'],
    ['telegram', 'https://t.me/'],
    ['medium', 'https://medium.com'],
  ])('%s: %s', (key, value) => {
    expect(socialLinkOf(key, value, SWISS_PHONE_CONTEXT)).toBeNull()
    // The editor warns about a social value without a link, but the owner may still save it.
    expect(isAllowedSocialValue(value)).toBe(true)
    expect(normalizeSocialValue(key, value, SWISS_PHONE_CONTEXT)).toBe(value)
  })
})

describe('builds the links of unusual social handles', () => {
  it.each([
    ['instagram', '/ada_l/', 'https://www.instagram.com/ada_l'],
    ['instagram', '%40ada', 'https://www.instagram.com/ada'],
    ['facebook', 'acme_corp', 'https://www.facebook.com/acme_corp'],
    ['facebook', 'Café-Zürich', 'https://www.facebook.com/Caf%C3%A9-Z%C3%BCrich'],
    ['youtube', '@日本語', 'https://www.youtube.com/@%E6%97%A5%E6%9C%AC%E8%AA%9E'],
    [
      'linkedin',
      'दीपक-शर्मा',
      'https://www.linkedin.com/in/%E0%A4%A6%E0%A5%80%E0%A4%AA%E0%A4%95-%E0%A4%B6%E0%A4%B0%E0%A5%8D%E0%A4%AE%E0%A4%BE',
    ],
    ['linkedin', 'ada-🚀', 'https://www.linkedin.com/in/ada-%F0%9F%9A%80'],
    ['pinterest', 'anna-m', 'https://www.pinterest.com/anna-m'],
    ['telegram', 'durov.t.me', 'https://t.me/durov'],
    ['instagram', '//instagram.com/ada', 'https://instagram.com/ada'],
    ['instagram', 'https://https://instagram.com/ada', 'https://instagram.com/ada'],
    ['whatsapp', 'wa.me/41 79 123 45 67', 'https://wa.me/41791234567'],
    ['myplace', 'https://www.instagram.com/', 'https://www.instagram.com/'],
  ])('%s: %s', (key, value, href) => expect(socialLinkOf(key, value, SWISS_PHONE_CONTEXT)).toBe(href))
})

/** Each row: social platform, pasted profile URL, saved value. */
const PROFILE_URL_CASES: [string, string, string][] = [
  ['facebook', 'https://www.facebook.com/ada.lovelace/', 'ada.lovelace'],
  ['facebook', 'm.facebook.com/ada.lovelace?mibextid=ZbWKwL', 'ada.lovelace'],
  ['facebook', 'https://de-de.facebook.com/ada.lovelace', 'ada.lovelace'],
  ['facebook', 'https://fb.com/ada', 'ada'],
  ['facebook', 'https://www.facebook.com/profile.php?id=100012345678901&sk=about', '100012345678901'],
  ['facebook', 'https://www.facebook.com/groups/knitting/?ref=share', 'groups/knitting'],
  ['facebook', 'https://www.facebook.com/people/Ada-L/100012345678901/', 'people/Ada-L/100012345678901'],
  ['twitter', 'https://twitter.com/ada?lang=de', 'ada'],
  ['twitter', 'x.com/@ada', 'ada'],
  ['twitter', 'x.com/ada/with_replies', 'ada'],
  ['linkedin', 'https://www.linkedin.com/in/ada/overlay/contact-info/', 'ada'],
  ['instagram', 'https://www.instagram.com/ada.l/reels/', 'ada.l'],
  ['facebook', 'https://www.facebook.com/ada.lovelace/about', 'ada.lovelace'],
  ['pinterest', 'https://pinterest.com/ada/_saved/', 'ada'],
  ['twitter', 'https://x.com/jack/followers', 'jack'],
  ['twitter', 'https://twitter.com/#!/jack', 'jack'],
  ['facebook', 'https://www.facebook.com/acme/followers', 'acme'],
  ['facebook', 'https://www.facebook.com/acme_corp', 'acme_corp'],
  ['pinterest', 'https://www.pinterest.com/anna-m/', 'anna-m'],
  ['youtube', `https://music.youtube.com/channel/${YOUTUBE_CHANNEL_ID}`, YOUTUBE_CHANNEL_ID],
  ['whatsapp', 'https://wa.me/+41-79-123-45-67', '+41 79 123 45 67'],
  ['whatsapp', 'wa.me/+41 (0)79 123 45 67', '+41 79 123 45 67'],
  ['instagram', '//instagram.com/ada.l', 'ada.l'],
  ['instagram', 'https://https://www.instagram.com/ada.l', 'ada.l'],
  ['twitter', 'HTTPS://Mobile.Twitter.com/ada?s=21&t=abc', 'ada'],
  ['instagram', 'https://www.instagram.com/ada.l/?igsh=MzRlODBiNWFlZA==', 'ada.l'],
  ['instagram', 'instagram.com/ada.l?utm_source=qr#', 'ada.l'],
  ['instagram', '\u202ahttps://instagram.com/ada.l\u202c', 'ada.l'],
  ['linkedin', 'https://de.linkedin.com/in/ada-lovelace?trk=public', 'ada-lovelace'],
  ['linkedin', 'linkedin.com/in/ada/de', 'ada'],
  ['linkedin', 'https://www.linkedin.com/in/j%C3%BCrg-m%C3%BCller-1a2b3c/', 'jürg-müller-1a2b3c'],
  ['linkedin', 'https://ch.linkedin.com/company/acme/about/', 'company/acme'],
  ['linkedin', 'http://linkedin.com/school/eth-zurich', 'school/eth-zurich'],
  ['youtube', 'https://youtube.com/@AdaTalks?si=abc', '@AdaTalks'],
  ['youtube', 'https://m.youtube.com/@AdaTalks/videos', '@AdaTalks'],
  ['youtube', `https://www.youtube.com/channel/${YOUTUBE_CHANNEL_ID}`, YOUTUBE_CHANNEL_ID],
  ['youtube', 'https://www.youtube.com/c/AdaTalks', 'c/AdaTalks'],
  ['youtube', 'https://www.youtube.com/user/ada/featured', 'user/ada'],
  ['whatsapp', 'https://wa.me/41791234567', '+41 79 123 45 67'],
  ['whatsapp', 'https://wa.me/+41791234567', '+41 79 123 45 67'],
  ['whatsapp', 'https://api.whatsapp.com/send?phone=41791234567', '+41 79 123 45 67'],
  ['whatsapp', 'whatsapp://send?phone=+41791234567', '+41 79 123 45 67'],
  ['whatsapp', 'https://wa.me/message/ABCDEF12', 'message/ABCDEF12'],
  ['whatsapp', '079 123 45 67', '+41 79 123 45 67'],
  ['viber', '٠٧٩ ١٢٣ ٤٥ ٦٧', '+41 79 123 45 67'],
  ['whatsapp', '\u202a+41 (0)79 123 45 67\u202c', '+41 79 123 45 67'],
  ['viber', 'viber://chat?number=%2B41791234567', '+41 79 123 45 67'],
  ['telegram', 'https://t.me/ada_l', 'ada_l'],
  ['telegram', 'telegram.me/ada_l/', 'ada_l'],
  ['telegram', 'https://ada_l.t.me/', 'ada_l'],
  ['telegram', 'https://t.me/s/ada_l', 'ada_l'],
  ['telegram', 'durov.t.me', 'durov'],
  ['telegram', 'tg://resolve?domain=ada_l', 'ada_l'],
  ['telegram', 'https://t.me/+AbCdEf_12', '+AbCdEf_12'],
  ['telegram', 'https://t.me/joinchat/AbCdEf', 'joinchat/AbCdEf'],
  ['telegram', 'https://t.me/+41791234567', '+41 79 123 45 67'],
  ['skype', 'skype:live:.cid.1a2b?chat', 'live:.cid.1a2b'],
  ['skype', 'skype:ada?chat', 'ada'],
  ['gmail', 'mailto:ada@gmail.com', 'ada@gmail.com'],
  ['threads', 'https://www.threads.com/@ada.l?xmt=abc', 'ada.l'],
  ['tiktok', 'https://www.tiktok.com/@ada?_t=8abc&_r=1', 'ada'],
  ['pinterest', 'https://www.pinterest.de/ada/', 'ada'],
  ['pinterest', 'https://pinterest.co.uk/ada', 'ada'],
  ['snapchat', 'https://www.snapchat.com/add/ada-l?share_id=abc', 'ada-l'],
  ['discord', 'https://discord.com/invite/AbCdEf12', 'AbCdEf12'],
  ['discord', 'https://discord.gg/AbCdEf12', 'AbCdEf12'],
  ['discord', 'https://discordapp.com/users/123456789012345678', '123456789012345678'],
  ['medium', 'https://medium.com/@ada?source=follow', 'ada'],
  ['medium', 'https://ada.medium.com/', 'ada.medium.com'],
]

describe('saves a pasted social profile URL as its handle', () => {
  it.each(PROFILE_URL_CASES)('%s: %s', (key, address, handle) => {
    expect(isAllowedSocialValue(address)).toBe(true)
    expect(normalizeSocialValue(key, address, SWISS_PHONE_CONTEXT)).toBe(handle)
    // The saved handle has a link. Saving the handle or its link again does not change the handle.
    expect(socialLinkOf(key, handle, SWISS_PHONE_CONTEXT)).not.toBeNull()
    expect(normalizeSocialValue(key, handle, SWISS_PHONE_CONTEXT)).toBe(handle)
    expect(normalizeSocialValue(key, socialLinkOf(key, handle, SWISS_PHONE_CONTEXT)!, SWISS_PHONE_CONTEXT)).toBe(handle)
  })
})

describe('saves a URL that is not a social profile unchanged', () => {
  it.each([
    ['facebook', 'https://fb.me/abc'],
    ['facebook', 'https://www.facebook.com/share/1AbCd/'],
    ['facebook', 'https://www.facebook.com/ada/posts/123'],
    ['facebook', 'https://l.facebook.com/l.php?u=https%3A%2F%2Fevil.example'],
    ['facebook', 'https://notfacebook.com/ada'],
    ['facebook', 'https://facebook.com.evil.example/ada'],
    ['facebook', 'https://facebook.com@evil.example/ada'],
    ['twitter', 'https://x.com/ada/status/123'],
    ['twitter', 'https://x.com/i/communities/1'],
    ['twitter', 'https://netflix.com/ada'],
    ['instagram', 'https://www.instagram.com/p/Cabc/'],
    ['instagram', 'https://www.instagram.com/reel/Cabc/'],
    ['linkedin', 'https://lnkd.in/abc'],
    ['linkedin', 'https://www.linkedin.com/posts/ada_x'],
    ['linkedin', 'https://www.linkedin.com/feed/update/urn:li:activity:1'],
    ['youtube', 'https://youtu.be/dQw4w9WgXcQ'],
    ['youtube', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['youtube', 'https://www.youtube.com/AdaTalks'],
    ['whatsapp', 'https://chat.whatsapp.com/AbCdEf'],
    ['whatsapp', 'https://wa.me/41791234567?text=Hello'],
    ['whatsapp', 'https://whatsapp.com/channel/0029Va'],
    ['telegram', 'https://t.me/ada_l/123'],
    ['telegram', 'https://t.me/ada_bot?start=card'],
    ['tiktok', 'https://vm.tiktok.com/ZMabc/'],
    ['tiktok', 'https://www.tiktok.com/@ada/video/123'],
    ['pinterest', 'https://pin.it/abc'],
    ['pinterest', 'https://www.pinterest.com/ada/board/'],
    ['medium', 'https://medium.com/@ada/a-post-1a2b'],
    ['medium', 'https://medium.com/publication'],
    ['linkedin', 'https://www.linkedin.com/in/%00%0a'],
    ['instagram', 'https://www.instagram.com/%2e%2e'],
    ['myplace', 'https://www.instagram.com/ada'],
  ])('%s: %s', (key, address) => {
    expect(normalizeSocialValue(key, address, SWISS_PHONE_CONTEXT)).toBe(address)
    expect(socialLinkOf(key, address, SWISS_PHONE_CONTEXT)).toBe(address)
  })
})

it.each([
  ['facebook', 'https://www.instagram.com/ada', 'instagram'],
  ['facebook', 'https://www.instagram.com/p/Cabc', 'instagram'],
  ['instagram', 'wa.me/41791234567', 'whatsapp'],
  ['instagram', 'durov.t.me', 'telegram'],
  ['instagram', 'facebook.com', 'facebook'],
  ['viber', 'whatsapp://send?phone=41791234567', 'whatsapp'],
  ['twitter', 'mailto:ada@gmail.com', 'gmail'],
  ['instagram', 'https://instagram.com/ada', null],
  ['instagram', 'https://ada.example', null],
  ['instagram', 'ada', null],
  ['video', 'https://www.youtube.com/@ada', null],
  ['myplace', 'https://www.instagram.com/ada', null],
])('%s: %s belongs to %s', (key, value, platform) => expect(findPlatformOfMisplacedUrl(key, value)).toBe(platform))

it('parses hostile social values without throwing and without excessive backtracking of regular expressions', () => {
  for (const unit of ['https://', '/', '@', '%', '.', 'a.', 'a/', '%41', ' ', '\u202a', '+1', '(0)'])
    for (const key of ['facebook', 'linkedin', 'telegram', 'whatsapp', 'other'])
      for (const value of [unit.repeat(500), `https://facebook.com/${unit.repeat(240)}`, `wa.me/${unit.repeat(240)}`]) {
        expect(() => [
          socialLinkOf(key, value, SWISS_PHONE_CONTEXT),
          normalizeSocialValue(key, value, SWISS_PHONE_CONTEXT),
          findPlatformOfMisplacedUrl(key, value),
        ]).not.toThrow()
      }
})

it.each([
  ['ann@gmail.com', 'mailto:ann@gmail.com'],
  ['пример@почта.рф', 'mailto:%D0%BF%D1%80%D0%B8%D0%BC%D0%B5%D1%80@%D0%BF%D0%BE%D1%87%D1%82%D0%B0.%D1%80%D1%84'],
  ['ann+cards@gmail.com', 'mailto:ann%2Bcards@gmail.com'],
  ['ann@@gmail.com', null],
  ['ann', null],
])('links the Gmail address %s', (value, href) => expect(socialLinkOf('gmail', value)).toBe(href))

describe('recognizes the platform and the handle of a pasted address', () => {
  it.each<[string, string, string]>([
    ['instagram.com/ada.l', 'instagram', 'ada.l'],
    [' https://www.linkedin.com/in/ada-lovelace?utm_source=share ', 'linkedin', 'ada-lovelace'],
    ['https://wa.me/41791234567', 'whatsapp', '+41 79 123 45 67'],
    ['t.me/ada_l', 'telegram', 'ada_l'],
    ['https://youtube.com/@ada?si=x', 'youtube', '@ada'],
    ['https://x.com/ada/status/1', 'twitter', 'https://x.com/ada/status/1'],
    ['youtu.be/dQw4w9WgXcQ', 'youtube', 'youtu.be/dQw4w9WgXcQ'],
    ['https://lnkd.in/abc', 'linkedin', 'https://lnkd.in/abc'],
    ['mailto:ada@gmail.com', 'gmail', 'ada@gmail.com'],
    ['Ada@Gmail.com', 'gmail', 'Ada@Gmail.com'],
    ['https://www.tiktok.com/@ada', 'tiktok', 'ada'],
    ['skype:ada.l?call', 'skype', 'skype:ada.l?call'],
    ['skype:ada;ben?chat&topic=Tea', 'skype', 'skype:ada;ben?chat&topic=Tea'],
    ['https://join.skype.com/invite/abc', 'skype', 'https://join.skype.com/invite/abc'],
    ['pin.it/3AbcDef', 'pinterest', 'pin.it/3AbcDef'],
  ])('%s', (typed, platform, value) => {
    const found = recognizeSocialAddress(typed, SWISS_PHONE_CONTEXT)
    expect(found).toEqual({ platform, value })
    // The saved value opens the same profile as the pasted URL.
    expect(socialLinkOf(platform, value, SWISS_PHONE_CONTEXT)).not.toBeNull()
  })

  it.each(['', 'ada', '@ada', 'x.com', 'https://www.instagram.com/', 'ada@example.com', 'example.com/ada', 'javascript:alert(1)'])(
    'and nothing in %j',
    (typed) => expect(recognizeSocialAddress(typed)).toBeNull(),
  )
})
