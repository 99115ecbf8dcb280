import ICAL from 'ical.js'
import { find } from 'linkifyjs'
import Papa from 'papaparse'
import { beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { Card } from '../../schema/card.ts'
import { CARD_FIELD_NAMES } from '../../schema/card-fields.ts'
import { CARD_THEME_KEYS } from '../../schema/theme.ts'
import { createTestCard } from './cards.ts'
import { callApi, createFirstUser, createTestUser, env, type TestUser } from './client.ts'
import { type HtmlStructure, parseHtmlStructure } from './html.ts'
import { INJECTION_TEXTS, type JsonValue, shuffleInjections, toHarmlessText } from './injection-texts.ts'
import { createTestOutbox, type SentMail } from './outbox.ts'
import { createTestVisitor, createVisitorAddress } from './salesbot.ts'
import { injectIntoBody, STORED_BODIES, type StoredBodyName } from './stored-texts.ts'

const ROUNDS = INJECTION_TEXTS.length
/** Texts that are no field of their own: values of a fixed set, ids, numbers, and pictures that must have been uploaded. */
const FIELDS_WITHOUT_FREE_TEXT: Record<StoredBodyName, string[]> = {
  card: ['slug', 'theme', 'userId', 'accentColor', 'typePairing', 'coverTreatment', 'density', 'sectionOrder', 'language'],
  salesbot: ['avatarUrl', 'primaryGoal', 'salesPersonality', 'priceRanges', 'currency', 'leadMails', 'updatedAt'],
  profile: ['username', 'email', 'currentPassword'],
  pwa: ['enableSplashScreen', 'splashImage', 'icons'],
}

beforeAll(async () => void (await createFirstUser()))

describe('the walk over stored texts', () => {
  it('knows every field of each call', () => {
    for (const name of Object.keys(STORED_BODIES) as StoredBodyName[]) {
      const { schema, body } = STORED_BODIES[name]
      const fields = Object.keys((schema as z.ZodObject).shape)
      expect([name, Object.keys(body).concat(FIELDS_WITHOUT_FREE_TEXT[name]).toSorted()]).toEqual([name, fields.toSorted()])
    }
    expect(Object.keys(STORED_BODIES.card.schema.shape)).toEqual(expect.arrayContaining([...CARD_FIELD_NAMES]))
  })

  it('puts thousands of injections into fields', () => {
    let injected = 0
    for (const name of Object.keys(STORED_BODIES) as StoredBodyName[])
      for (let round = 0; round < ROUNDS; round++) injected += injectIntoBody(name, INJECTION_TEXTS, round).injected
    expect(injected).toBeGreaterThan(1500)
  })
})

/** Header values, without hashes and lengths, which depend on the text. */
function comparableHeadersOf(res: Response): Record<string, string> {
  const hashes = /'sha256-[^']+'|[\w-]{16,}/g
  return Object.fromEntries(
    [...res.headers]
      .filter(([name]) => !/^(?:etag|content-length|set-cookie|last-modified|date|link|content-disposition)$/.test(name))
      .map(([name, value]) => [name, value.replaceAll(hashes, '#')]),
  )
}

interface StoredPair {
  owner: TestUser
  hostile: Card
  harmless: Card
}

async function storePair(round: number): Promise<StoredPair> {
  const injections = shuffleInjections(round)
  const owner = await createTestUser({ accessLevel: 4, fullName: 'Ada Lee' })
  const theme = CARD_THEME_KEYS[round % CARD_THEME_KEYS.length]!
  const { hostile, harmless } = injectIntoBody('card', injections, round)
  const salesbot = injectIntoBody('salesbot', injections, round)
  const create = async (body: JsonValue, assistant: JsonValue) => {
    const card = await createTestCard(owner, { ...(body as object), theme })
    const saved = await callApi(`/api/salesbot/${card.id}/config`, { cookie: owner.cookie, body: assistant })
    expect(saved.status, await saved.text()).toBe(200)
    return card
  }
  return { owner, hostile: await create(hostile, salesbot.hostile), harmless: await create(harmless, salesbot.harmless) }
}

const SAFE_LINK = /^(?:https?:\/\/|mailto:|tel:|sms:|\/(?!\/)|#|data:image\/)/

function expectSameStructure(hostileHtml: string, harmlessHtml: string, about: string) {
  const [hostile, harmless] = [parseHtmlStructure(hostileHtml), parseHtmlStructure(harmlessHtml)]
  // Lines and directions of writing depend on the letters. No injection has a span or a direction.
  const shapeOf = ({ elements }: HtmlStructure) =>
    elements.filter((element) => element !== 'span ').map((element) => element.replace(/ dir\b/, ''))
  expect([about, shapeOf(hostile)]).toEqual([about, shapeOf(harmless)])
  const handlers = hostile.attributes.filter(([, name]) => /^(?:on|srcdoc|style$)/i.test(name) && !/^srcdoc$/.test(name))
  expect([about, handlers]).toEqual([about, harmless.attributes.filter(([, name]) => /^(?:on|style$)/i.test(name))])
  for (const [tag, name, value] of hostile.attributes)
    if (/^(?:href|src|action|formaction|poster)$/.test(name))
      expect([about, tag, name, value]).toEqual([about, tag, name, expect.stringMatching(SAFE_LINK)])
  for (const text of hostile.textsOf('script').filter((script) => script.startsWith('{'))) JSON.parse(text)
}

describe.each(Array.from({ length: ROUNDS }, (_, round) => round))('injections in all fields of a card, round %i', (round) => {
  it('leave no page, contact file or manifest changed but for the texts', async () => {
    const { owner, hostile, harmless } = await storePair(round)
    const both = async (pathOf: (card: Card) => string, cookie?: string) => {
      const open = (card: Card) => callApi(pathOf(card), { address: createVisitorAddress(), cookie })
      const [bad, good] = [await open(hostile), await open(harmless)]
      const about = pathOf(hostile)
      expect([about, bad.status, comparableHeadersOf(bad)]).toEqual([about, 200, comparableHeadersOf(good)])
      return [await bad.text(), await good.text(), about] as const
    }
    for (const file of ['', '/show', '/print', '/map', '/embed/1'])
      expectSameStructure(...(await both(({ slug }) => `/view/${slug}${file}`)))
    expectSameStructure(...(await both(({ slug }) => `/view/${slug}`, owner.cookie)))

    const [badFile, goodFile] = await both(({ id }) => `/api/vcard/${id}`)
    const propertiesOf = (file: string) => (ICAL.parse(file) as [string, [string][]])[1].map(([name]) => name)
    expect(propertiesOf(badFile)).toEqual(propertiesOf(goodFile))
    expect(badFile.match(/^BEGIN:VCARD/gm)).toHaveLength(1)

    const [badManifest, goodManifest] = await both(({ slug }) => `/view/${slug}/manifest.webmanifest`)
    const keysOf = (json: string) => Object.keys(JSON.parse(json) as object)
    expect(keysOf(badManifest)).toEqual(keysOf(goodManifest))
    for (const path of ['/api/card/', '/api/salesbot/'])
      await both(({ slug, id }) => (path === '/api/card/' ? path + slug : `${path}${id}/config`)).then(
        ([json]) => JSON.parse(json) as unknown,
      )
  })
})

function expectCleanMail(mail: SentMail, harmless: SentMail | undefined) {
  const about = mail.subject
  for (const header of [mail.to, mail.subject, mail.replyTo ?? '']) expect(header).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
  const { elements, attributes } = parseHtmlStructure(mail.html)
  const shape = (all: string[]) => all.filter((element) => !/^(?:br|p|blockquote|b) ?/.test(element))
  if (harmless) expect([about, shape(elements)]).toEqual([about, shape(parseHtmlStructure(harmless.html).elements)])
  const linked = attributes.filter(([, name]) => /^(?:href|src|on\w+|action)$/.test(name)).map(([, , value]) => value)
  const named = find(mail.text).map(({ value }) => value)
  const own = (link: string) =>
    link.startsWith(`${env.APP_ORIGIN}/`) || link === env.APP_ORIGIN || /^(?:mailto:)?ann@visitor\.example$/.test(link)
  expect([about, [...linked, ...named].filter((link) => !own(link))]).toEqual([about, []])
}

describe('injections in what visitors send', () => {
  it('leave their field in no mail about a form, and in no call that lists forms', async () => {
    const owner = await createTestUser({ accessLevel: 4, emailConfirmedAt: 1 })
    const formConfig = {
      enabled: true,
      fields: ['name', 'email', 'message'].map((name) => ({
        name,
        label: name,
        type: name === 'email' ? 'email' : 'textarea',
        required: false,
      })),
    }
    const card = await createTestCard(owner, { name: 'Ada Lee', formConfig })
    const { mails, EMAIL } = createTestOutbox()
    const send = async (text: string) => {
      const formData = { name: text, email: 'ann@visitor.example', message: `${text}\n${text}` }
      const sent = mails.length
      const res = await callApi('/api/card-forms', { body: { cardId: card.id, formData }, address: createVisitorAddress(), env: { EMAIL } })
      expect(res.status, await res.text()).toBe(201)
      return mails[sent]
    }
    let mailed = 0
    for (const injection of INJECTION_TEXTS) {
      const [bad, good] = [await send(injection), await send(toHarmlessText(injection))]
      if (!bad) continue
      mailed++
      expectCleanMail(bad, good)
    }
    expect(mailed).toBeGreaterThan(0)
  })

  it('leave their field in no mail about a chat, and in no exported lead', async () => {
    const owner = await createTestUser({ accessLevel: 4, emailConfirmedAt: 1 })
    const { mails, EMAIL } = createTestOutbox()
    let cardId = 0
    for (const [index, injection] of INJECTION_TEXTS.entries()) {
      if (index % 12 === 0) cardId = (await createTestCard(owner, { name: 'Ada Lee' })).id
      if (index % 12 === 0) await callApi(`/api/salesbot/${cardId}/config`, { cookie: owner.cookie, body: STORED_BODIES.salesbot.body })
      // The model writes what the visitor calls himself into the lead.
      const visitor = { name: injection, email: 'ann@visitor.example', phone: null }
      const AI = { run: async () => ({ response: { reply: 'Thank you.', leadScore: 90, outcome: 'interested', visitor } }) }
      await createTestVisitor(cardId, { EMAIL, AI: AI as unknown as Ai })(`I am ${injection}`, `${injection} ann@visitor.example`)
    }
    expect(mails.length).toBeGreaterThan(0)
    for (const mail of mails) expectCleanMail(mail, undefined)

    const leadFile = async (format: string) =>
      (await callApi(`/api/salesbot/${cardId}/leads?format=${format}`, { cookie: owner.cookie })).text()
    const { data, errors, meta } = Papa.parse<string[]>((await leadFile('csv')).trim())
    expect([errors, meta.delimiter]).toEqual([[], ','])
    expect(data.length).toBeGreaterThan(1)
    for (const row of data) {
      expect(row).toHaveLength(data[0]!.length)
      for (const cell of row) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
    }
    const cards = ICAL.parse(await leadFile('vcf')) as unknown as [string, [string][]][]
    for (const [, properties] of cards) expect(properties.map(([name]) => name)).not.toContain('url')
    const analytics = await callApi(`/api/salesbot/${cardId}/analytics`, { cookie: owner.cookie })
    expect([analytics.status, analytics.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^application\/json/)])
  })
})

describe('injections in a profile and the settings of the app', () => {
  it('leave no page of the app changed but for the texts, and no mail to the user', async () => {
    for (let round = 0; round < ROUNDS; round += 4) {
      const open = async (kind: 'hostile' | 'harmless') => {
        const user = await createTestUser({ accessLevel: 5 })
        const pwa = injectIntoBody('pwa', shuffleInjections(round), round)[kind]
        const profile = injectIntoBody('profile', shuffleInjections(round), round)[kind]
        expect((await callApi('/api/pwa-settings', { cookie: user.cookie, body: pwa })).status).toBe(200)
        const saved = await callApi(`/api/users/${user.id}`, { method: 'PUT', cookie: user.cookie, body: profile })
        expect(saved.status, await saved.text()).toBe(200)
        const { mails, EMAIL } = createTestOutbox()
        await callApi('/api/reset-password', { body: { email: user.email }, env: { EMAIL }, address: createVisitorAddress() })
        const pages = await Promise.all(['/', '/dashboard', '/users'].map((path) => callApi(path, { cookie: user.cookie })))
        const manifest = await callApi('/manifest.webmanifest', { cookie: user.cookie })
        return {
          headers: pages.map(comparableHeadersOf),
          html: await Promise.all(pages.map((page) => page.text())),
          manifest: Object.keys(await manifest.json<object>()),
          mails,
        }
      }
      const [bad, good] = [await open('hostile'), await open('harmless')]
      expect(bad.headers).toEqual(good.headers)
      expect(bad.manifest).toEqual(good.manifest)
      for (const [index, html] of bad.html.entries()) expectSameStructure(html, good.html[index]!, `page ${index}, round ${round}`)
      for (const [index, mail] of bad.mails.entries()) expectCleanMail(mail, good.mails[index])
    }
  })
})
