import { beforeAll, describe, expect, it } from 'vitest'
import type { Card } from '../../schema/card.ts'
import { createTestCard, createUserWithCard, putCardFields } from '../test/cards.ts'
import { type TestUser, callApi, createTestUser } from '../test/client.ts'

let testCardOwner: TestUser
let testCard: Card
beforeAll(async () => {
  testCardOwner = await createTestUser({ accessLevel: 4 })
  testCard = await createTestCard(testCardOwner, { title: 'Untouched' })
})

const JAVASCRIPT_URLS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
]
const putUrlIntoEachField = (url: string): [string, unknown][] => [
  ['website', { website: url }],
  ['customizations.website', { customizations: { website: url } }],
  ['customizations as a string', { customizations: JSON.stringify({ website: url }) }],
  ['profilePicture', { profilePicture: url }],
  ['coverPhoto', { coverPhoto: url }],
  ['logoUrl', { logoUrl: url }],
  ['faviconUrl', { faviconUrl: url }],
  ['videoUrl', { videoUrl: url }],
  ['customButtons', { customButtons: [{ text: 'x', url }] }],
  ['gallery', { gallery: [{ url }] }],
  ['socialLinks', { socialLinks: { facebook: url } }],
]

const createNestedJsonArray = (n: number) => '['.repeat(n) + ']'.repeat(n)
const REFUSED_CARD_BODIES: [string, unknown][] = [
  ...JAVASCRIPT_URLS.flatMap((url) => putUrlIntoEachField(url).map(([where, body]): [string, unknown] => [`${url} as ${where}`, body])),
  ['nine images', { gallery: Array.from({ length: 9 }, () => ({ url: '/media/a.jpg' })) }],
  ['an image without address', { gallery: [{ url: '' }] }],
  ['a path that climbs', { profilePicture: '/media/../api/user' }],
  ['an unknown theme', { theme: 'neon' }],
  ['no theme', { theme: '' }],
  ['a theme off the prototype', { theme: 'constructor' }],
  ['121 characters of name', { name: 'a'.repeat(121) }],
  ['61 characters of a part of the name', { nameParts: { given: 'a'.repeat(61) } }],
  ['a part of the name with an escape character', { nameParts: { family: 'a\u001bb' } }],
  ['parts of a name that are text', { nameParts: 'Smith' }],
  ['121 characters of title', { title: 'a'.repeat(121) }],
  ['121 characters of company', { company: 'a'.repeat(121) }],
  ['41 characters of phone', { phone: '1'.repeat(41) }],
  ['301 characters of address', { address: 'a'.repeat(301) }],
  ['2001 characters of about', { about: 'a'.repeat(2001) }],
  ['2001 characters of about inside', { customizations: { about: 'a'.repeat(2001) } }],
  ['20001 characters of CSS', { customCss: 'a'.repeat(20_001) }],
  ['10001 characters of embed', { embedCodes: ['a'.repeat(10_001)] }],
  ['six embeds', { embedCodes: ['a', 'b', 'c', 'd', 'e', 'f'] }],
  ['21 buttons', { customButtons: Array.from({ length: 21 }, () => ({ text: 'x', url: 'tel:1' })) }],
  ['a button without label', { customButtons: [{ text: ' ', url: 'tel:1' }] }],
  ['a colour that is CSS', { customButtons: [{ text: 'x', url: 'tel:1', backgroundColor: 'red;}' }] }],
  ['31 social links', { socialLinks: Object.fromEntries(Array.from({ length: 31 }, (_, n) => [`s${n}`, 'x'])) }],
  ['a social key with a space', { socialLinks: { 'a b': 'x' } }],
  ['an address that is none', { email: 'nobody' }],
  ['a name with an escape character', { name: 'a\u001bb' }],
  ['a name with a NUL', { name: 'a\0b' }],
  ['an address that is a word', { videoUrl: 'word' }],
  ['a slug of other signs', { slug: 'a/b/c' }],
  ['a NUL', { about: 'a\0b' }],
  ['a lone surrogate', '{"about":"\\ud800"}'],
  ['a NUL in a JSON string', { customizations: JSON.stringify({ x: '\0' }) }],
  ['a lone surrogate in a JSON string', { customizations: '{"x":"\\ud800"}' }],
  ['a key of the prototype', '{"__proto__":{"theme":"tech"}}'],
  ['a key of the prototype in a JSON string', { customizations: '{"x":{"__proto__":1}}' }],
  ['customizations that are no JSON', { customizations: '{' }],
  ['customizations that are a list', { customizations: '[]' }],
  ['customizations that nest without end', { customizations: `{"x":${createNestedJsonArray(25_000)}}` }],
  ['a body that nests without end', `{"customizations":{"x":${createNestedJsonArray(100_000)}}}`],
  ['more customizations than are kept', { customizations: { x: 'a'.repeat(20_000) } }],
  ['wrong types', { name: 7 }],
  ['a list for a map', { socialLinks: [] }],
  ['a map for a list', { gallery: {} }],
  ['a form field that is none', { formConfig: { fields: [{ name: '<b>', label: 'x' }] } }],
  ['no object', '[]'],
  ['no JSON', '{"name":'],
]

it('names the length limit for an embed code that is too long', async () => {
  const res = await putCardFields(testCardOwner, testCard.id, { embedCodes: ['a'.repeat(10_001)] })
  expect((await res.json<{ message: string }>()).message).toMatch(/^An embed code is HTML of at most 10000 characters/)
})

describe('saving and creating a card refuse', () => {
  it.each(REFUSED_CARD_BODIES)('%s', async (_what, body) => {
    for (const res of [
      await putCardFields(testCardOwner, testCard.id, body),
      await callApi('/api/business-cards', { cookie: testCardOwner.cookie, body }),
    ]) {
      expect(res.status).toBe(400)
      expect((await res.json<{ message: string }>()).message).toMatch(/^[A-Z{a-z].{5,}/)
    }
    expect((await (await callApi('/api/business-cards', { cookie: testCardOwner.cookie })).json<Card[]>()).length).toBe(1)
  })

  it('an invalid updatedAt', async () => {
    for (const updatedAt of ['yesterday', '2026-02-30T00:00:00Z', '', 5, null])
      expect((await putCardFields(testCardOwner, testCard.id, { title: 'x', updatedAt })).status, String(updatedAt)).toBe(400)
  })

  it('a body that is too large, with 413', async () => {
    expect((await putCardFields(testCardOwner, testCard.id, { about: 'a'.repeat(300_000) })).status).toBe(413)
  })

  it('a body with another content type than JSON, with 415', async () => {
    const init = { method: 'PUT', cookie: testCardOwner.cookie, body: '{}', headers: { 'content-type': 'text/plain' } }
    expect((await callApi(`/api/business-cards/${testCard.id}`, init)).status).toBe(415)
  })

  it('an invalid id', async () => {
    for (const id of ['0', '-1', '1.5', 'x', '1e3', '99999999999999999999', '%00'])
      for (const method of ['GET', 'PUT', 'DELETE'])
        expect(
          (await callApi(`/api/business-cards/${id}`, { method, cookie: testCardOwner.cookie, ...(method === 'PUT' && { body: {} }) }))
            .status,
          `${method} ${id}`,
        ).toBe(method === 'DELETE' ? 403 : 400)
  })
})

it('has written nothing to the database after all refusals', async () => {
  expect(await (await callApi(`/api/business-cards/${testCard.id}`, { cookie: testCardOwner.cookie })).json()).toEqual(testCard)
})

it('accepts other notations of card fields and normalizes them', async () => {
  const { owner, card: own } = await createUserWithCard({}, { accessLevel: 2 })
  const res = await putCardFields(owner, own.id, {
    name: 'Jane\r\nDoe\t',
    videoUrl: 'vimeo.com/123456789',
    logoUrl: '//example.com/a.png',
    customButtons: [
      { text: 'Call\tme', url: '+44 (0)20 7946 0000' },
      { text: 'Mail', url: 'ann@example.com' },
      { text: 'Shop', url: 'example.com:8080/x' },
    ],
  })
  expect(res.status).toBe(200)
  expect(await res.json()).toMatchObject({
    name: 'Jane Doe',
    videoUrl: 'https://vimeo.com/123456789',
    logoUrl: 'https://example.com/a.png',
    customButtons: [
      { text: 'Call me', url: 'tel:+442079460000' },
      { text: 'Mail', url: 'mailto:ann@example.com' },
      { text: 'Shop', url: 'https://example.com:8080/x' },
    ],
  })
})

it('accepts the maximum of images, texts and URLs in a card', async () => {
  const body = {
    name: 'é'.repeat(120),
    about: '😀'.repeat(1000),
    gallery: Array.from({ length: 8 }, () => ({ url: '/media/a/b.jpg', alt: 'A view' })),
    website: 'example.com/path',
    videoUrl: 'https://youtu.be/x',
    customButtons: [
      { text: 'Mail', url: 'mailto:a@example.com' },
      { text: 'Call', url: 'tel:+1555' },
    ],
    socialLinks: { wechat: 'some_id', whatsapp: '+44 20 7946', mastodon: 'https://example.social/@a' },
  }
  const res = await putCardFields(testCardOwner, testCard.id, body)
  expect(res.status).toBe(200)
  expect(await res.json()).toMatchObject({ name: body.name, about: body.about, website: body.website, socialLinks: body.socialLinks })
})
