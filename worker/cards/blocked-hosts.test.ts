import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ApiErrorBody } from '../../schema/error.ts'
import { createUserWithCard, putCardFields, updateCardRow } from '../test/cards.ts'
import { callApi, env } from '../test/client.ts'
import { createPublishedCard } from '../test/published.ts'
import { createTestSalesbot } from '../test/salesbot.ts'
import { BLOCKED_HOSTS, readBlockedHosts } from './blocked-hosts.ts'
import { publishCard } from './publish.ts'

const SHIPPED = { ...BLOCKED_HOSTS }
const useList = (text: string) => Object.assign(BLOCKED_HOSTS, readBlockedHosts(text))
beforeEach(() => void useList('# Test\n\n Evil.Example \nbücher.example\n[ip]\n'))
afterEach(() => void Object.assign(BLOCKED_HOSTS, SHIPPED))

const embed = (html: string) => ({ embedCodes: [{ title: '', html }] })

it.each([
  [{ website: 'https://evil.example/login' }, 'website', 'evil.example'],
  [{ website: 'WWW.EVIL.example.' }, 'website', 'www.evil.example'],
  [{ website: 'https://ann:x@a.b.evil.example:8443/' }, 'website', 'a.b.evil.example'],
  [{ website: 'http://BÜCHER.example' }, 'website', 'xn--bcher-kva.example'],
  [{ website: 'http://xn--bcher-kva.example' }, 'website', 'xn--bcher-kva.example'],
  [{ website: 'http://203.0.113.7/bank' }, 'website', '203.0.113.7'],
  [{ website: 'http://0xcb007107/' }, 'website', '203.0.113.7'],
  [{ website: 'http://[2001:db8::1]/' }, 'website', '[2001:db8::1]'],
  [{ socialLinks: { linkedin: 'https://evil.example/ann' } }, 'socialLinks.linkedin', 'evil.example'],
  [
    {
      customButtons: [
        { text: 'Go', url: 'https://ok.example' },
        { text: 'Win', url: 'evil.example/win' },
      ],
    },
    'customButtons.1.url',
    'evil.example',
  ],
  [{ videoUrl: 'https://cdn.evil.example/film.mp4' }, 'videoUrl', 'cdn.evil.example'],
  [embed('<iframe src="https://evil.example/x"></iframe>'), 'embedCodes.0', 'evil.example'],
  [embed('<script src=//evil.example/x.js></script>'), 'embedCodes.0', 'evil.example'],
  [embed('<a href="https:&#x2f;&#47;evil&period;example">x</a>'), 'embedCodes.0', 'evil.example'],
] as const)('refuses %o, and says which field and why', async (fields, path, host) => {
  const { owner, card } = await createUserWithCard({}, { accessLevel: 3 })
  for (const res of [
    await putCardFields(owner, card.id, fields),
    await callApi('/api/business-cards', { cookie: owner.cookie, body: fields }),
  ]) {
    const body = await res.json<ApiErrorBody>()
    expect([res.status, body.code, body.issues]).toEqual([
      400,
      'blockedHost',
      [{ path, message: expect.stringContaining(`Links to ${host} `) }],
    ])
  }
})

it.each([
  { website: 'https://notevil.example', videoUrl: 'https://evil.example.org/film.mp4' },
  { socialLinks: { whatsapp: '4155550134', wechat: 'evil', instagram: 'ann.evil' } },
  {
    customButtons: [
      { text: 'Write', url: 'mailto:ann@example.com' },
      { text: 'Call', url: 'tel:+14155550134' },
    ],
  },
  { about: 'Never trust evil.example' },
  embed('<p>5 // 6</p><a href="https://ok.example/?next=evil.example">x</a>'),
])('takes %o', async (fields) => {
  const { owner, card } = await createUserWithCard({}, { accessLevel: 3 })
  const res = await putCardFields(owner, card.id, fields)
  expect([res.status, await res.clone().text()]).toEqual([200, expect.any(String)])
})

it('refuses a button of the assistant', async () => {
  const { cardId, owner } = await createTestSalesbot({})
  const body = { actionButtons: [{ id: 'b1', description: 'Win', url: 'https://evil.example/' }] }
  const res = await callApi(`/api/salesbot/${cardId}/config`, { cookie: owner.cookie, body })
  expect([res.status, (await res.json<ApiErrorBody>()).issues?.[0]?.path]).toEqual([400, 'actionButtons.0.url'])
})

const STORED_LINKS = {
  website: 'https://evil.example/login',
  videoUrl: 'https://evil.example/film.mp4',
  socialLinks: { linkedin: 'https://evil.example/ann', instagram: 'ann' },
  customButtons: [
    { text: 'Win', url: 'https://evil.example/win', backgroundColor: '#112233' },
    { text: 'Book', url: 'https://ok.example/book', backgroundColor: '#112233' },
  ],
}

it('publishes older cards without their blocked links', async () => {
  const { card } = await createPublishedCard(STORED_LINKS)
  const shown = await (await callApi(`/api/card/${card.slug}`)).json()
  expect(shown).toMatchObject({ website: null, videoUrl: null, socialLinks: { instagram: 'ann' }, customButtons: [{ text: 'Book' }] })
  const page = await (await callApi(`/view/${card.slug}`)).text()
  expect(page).not.toContain('evil.example')
  expect(page).toContain('https://ok.example/book')
})

it('leaves links out of cards that were published under another list, and shows them when they are taken off the list', async () => {
  useList('')
  const { card } = await createPublishedCard(STORED_LINKS)
  const readPage = async () => (await callApi(`/view/${card.slug}`)).text()
  expect(await readPage()).toContain('evil.example')
  useList('evil.example')
  await updateCardRow(card.id, { version: card.version + 1 })
  expect(await (await callApi(`/api/card/${card.slug}`)).text()).not.toContain('evil.example')
  useList('')
  await publishCard(env, card.id)
  expect(await readPage()).toContain('evil.example')
})

it('an owner saves other fields of a card whose link is blocked since', async () => {
  const { owner, card } = await createUserWithCard()
  await updateCardRow(card.id, STORED_LINKS)
  expect((await putCardFields(owner, card.id, { name: 'Ann' })).status).toBe(200)
  expect((await putCardFields(owner, card.id, { website: '' })).status).toBe(200)
})

it('the shipped list is readable, and a line that is no host stops the build of a deployment', () => {
  expect(SHIPPED.hosts).toContain('[ip]')
  expect(() => readBlockedHosts('no host at all')).toThrow('no host at all is no host')
  expect(readBlockedHosts('# nothing').version).toBe('')
})
