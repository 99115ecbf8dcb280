import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import type { PublicCard } from '../../schema/card.ts'
import { toPublicCard } from '../cards/present.ts'
import { decodePicture, encodeJpeg, drawFourQuarters } from '../test/media/fixtures.ts'
import { renderRasterImage } from '../media/render.ts'
import { storeRenderedImage } from '../media/store.ts'
import { createPublishedCard } from '../test/published.ts'
import { callApi, db, env } from '../test/client.ts'
import { runWithinClockMinute } from '../test/minute.ts'
import golden from './golden/full.vcf?raw'
import { BLANK_TEST_CARD } from '../../web/card/test/blank-card.ts'
import { vcardContentDispositionOf, buildVcardText } from './vcard.ts'
import { isValidVcardTicket } from './ticket.ts'

const EMPTY_CARD: PublicCard = {
  ...BLANK_TEST_CARD,
  id: 7,
  userId: 3,
  createdAt: '2026-01-02T03:04:05.000Z',
  updatedAt: '2026-02-03T04:05:06.000Z',
  user: { id: 3, accessLevel: 1 },
}
const TEST_ORIGIN = 'https://cards.example'
const buildTestVcard = (fields: Partial<PublicCard>, photo?: Uint8Array) => buildVcardText({ ...EMPTY_CARD, ...fields }, TEST_ORIGIN, photo)
const unfoldVcard = (vcard: string) => vcard.replaceAll('\r\n ', '').split('\r\n')
/** Replaces the value of the vCard property PRODID, because it contains the library's version. */
const replaceProductId = (vcard: string) => vcard.replace(/^PRODID:.*$/m, 'PRODID:-//test//EN')

const FULL_CARD_FIELDS: Partial<PublicCard> = {
  name: 'María José Núñez',
  title: 'Surgeon; hand, wrist',
  company: 'Núñez \\ Partners',
  phone: '+34 600 000 000',
  email: 'maria@nunez.example',
  address: 'Calle Mayor 1, 2º\n28013 Madrid',
  website: 'nunez.example/about?x=1;2,3',
  about:
    'First line, with a comma; and a semicolon.\nSecond line: 東京の医師、手の外科を専門としています。長い行は折り返されますが、文字の途中では決して折り返されません。',
  socialLinks: { linkedin: 'maria-nunez', whatsapp: '+34 600 000 000', wechat: 'maria_wx' },
  customButtons: [
    { text: 'Book, now', url: 'https://nunez.example/book', backgroundColor: '#d9bd90' },
    { text: 'Call', url: 'tel:+34600000000', backgroundColor: '#d9bd90' },
  ],
}

describe('the contact file', () => {
  it('equals the stored example file byte by byte', () => {
    expect(replaceProductId(buildTestVcard(FULL_CARD_FIELDS))).toBe(golden.replaceAll(/\r?\n/g, '\r\n'))
  })

  it.each([
    ['044 123 45 67', { whatsapp: '+41 79 123 45 67' }, '+41 44 123 45 67'],
    ['044 123 45 67', {}, '044 123 45 67'],
    ['+41 (0)44 123 45 67', {}, '+41 44 123 45 67'],
    ['0041 44 123 45 67', {}, '+41 44 123 45 67'],
    ['\u202a+41 44 123 45 67\u202c', {}, '+41 44 123 45 67'],
    ['０９０-１２３４-５６７８', {}, '090-1234-5678'],
    ['ask at the desk', {}, 'ask at the desk'],
  ])('has a number that phones can dial: %s', (phone, socialLinks, tel) => {
    expect(unfoldVcard(buildTestVcard({ phone, socialLinks }))).toContain(`TEL;TYPE=WORK,VOICE:${tel}`)
  })

  it.each([
    ['+1 555 010 0000 ext. 12', {}, '+1 555 010 0000'],
    ['044 123 45 67 x12', {}, '044 123 45 67'],
    ['044 123 45 67 ext. 12', { whatsapp: '+41 79 123 45 67' }, '+41 44 123 45 67'],
  ])('writes an extension as the label of the number: %s', (phone, socialLinks, tel) => {
    const lines = unfoldVcard(buildTestVcard({ phone, socialLinks }))
    expect(lines).toContain(`item1.TEL;TYPE=WORK,VOICE:${tel}`)
    expect(lines).toContain('item1.X-ABLabel:Work\\, ext. 12')
  })

  it('links to a messenger account by its phone number', () => {
    const links = unfoldVcard(
      buildTestVcard({ phone: '+41 44 123 45 67', socialLinks: { whatsapp: '079 123 45 67', linkedin: 'company/acme' } }),
    )
    expect(links).toContain('item2.URL:https://wa.me/41791234567')
    expect(links).toContain('item3.URL:https://www.linkedin.com/company/acme')
    // A messenger account gets no link if the country of its phone number is unknown.
    expect(buildTestVcard({ socialLinks: { whatsapp: '079 123 45 67' } })).not.toContain('wa.me')
  })

  it('ends its lines with CRLF and wraps them at 75 bytes, never inside a character', () => {
    const vcard = buildTestVcard({ ...FULL_CARD_FIELDS, about: '😀日本語é'.repeat(200) })
    expect(vcard.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    for (const line of vcard.split('\r\n')) {
      expect(new TextEncoder().encode(line).byteLength).toBeLessThanOrEqual(75)
      expect(line).not.toContain('\uFFFD')
      expect(line.isWellFormed()).toBe(true)
    }
    expect(unfoldVcard(vcard)).toContain(`NOTE:${'😀日本語é'.repeat(200)}`)
  })

  it('leaves out empty card fields, but always contains a name', () => {
    const lines = unfoldVcard(buildTestVcard({}))
    expect(lines.filter((line) => /^(TEL|EMAIL|ADR|ORG|TITLE|NOTE|PHOTO|X-ABSHOWAS)/.test(line))).toEqual([])
    expect(lines).toContain('FN:Business card')
    expect(lines).toContain('N:;;;;')
    const company = unfoldVcard(buildTestVcard({ company: 'Blumen & Co' }))
    expect(company).toEqual(expect.arrayContaining(['FN:Blumen & Co', 'ORG:Blumen & Co', 'X-ABSHOWAS:COMPANY']))
  })

  it('has a UID that never changes, and REV is the time of the card’s last change', () => {
    expect(unfoldVcard(buildTestVcard({ name: 'A', slug: 'new-address' }))).toEqual(
      expect.arrayContaining(['UID:veebu-card-7@cards.example', 'REV:2026-02-03T04:05:06.000Z']),
    )
  })

  it('gives each link a label and does not escape the colon in its URL', () => {
    const lines = unfoldVcard(buildTestVcard(FULL_CARD_FIELDS))
    const links = lines.filter((line) => /^item\d+\.URL:/.test(line))
    expect(links).toContain('item1.URL:https://nunez.example/about?x=1;2,3')
    expect(links).toContain('item2.URL:https://cards.example/view/ada')
    for (const link of links) expect(lines.some((line) => line.startsWith(`${link.split('.')[0]}.X-ABLabel:`))).toBe(true)
    expect(lines).toContain('item5.X-ABLabel:Book\\, now')
  })

  it('contains the photo of the card', () => {
    const photo = Uint8Array.from({ length: 300 }, (_, index) => index % 256)
    const line = unfoldVcard(buildTestVcard({ name: 'Ada' }, photo)).find((found) => found.startsWith('PHOTO'))
    expect(line).toBe(`PHOTO;ENCODING=b;TYPE=JPEG:${Buffer.from(photo).toString('base64')}`)
  })

  it('does not let a card’s text with line breaks add properties to the contact file', () => {
    const evil = 'x\r\nEND:VCARD\r\nBEGIN:VCARD\nFN:Mallory'
    const lines = unfoldVcard(buildTestVcard({ name: evil, title: evil, company: evil, address: evil, about: evil }))
    expect(lines.filter((line) => /^(BEGIN|END|FN)\b/.test(line))).toHaveLength(3)
  })
})

describe('the name in the contact file', () => {
  /** Reads the full name and the five name parts from a contact file with an independent vCard parser. */
  const read = (fields: Partial<PublicCard>) => {
    const vcard = new ICAL.Component(ICAL.parse(buildTestVcard(fields)) as ConstructorParameters<typeof ICAL.Component>[0])
    return { fn: vcard.getAllProperties('fn').map((fn) => fn.getFirstValue()), n: vcard.getFirstPropertyValue('n') }
  }

  it.each([
    ['Anna Smith, PhD', ['Smith', 'Anna', '', '', 'PhD']],
    ['Prof. Dr. med. Anna Müller', ['Müller', 'Anna', '', 'Prof. Dr. med.', '']],
    ['John F. Smith, MBA, CPA', ['Smith', 'John', 'F.', '', 'MBA, CPA']],
    ['Anna Smith 🌸', ['Smith', 'Anna', '', '', '']],
    ['山田 太郎', ['山田', '太郎', '', '', '']],
    ['Ada', ['', 'Ada', '', '', '']],
    ['Vincent van der Berg', ['van der Berg', 'Vincent', '', '', '']],
    ['Ann C\\D', ['C\\D', 'Ann', '', '', '']],
  ])('splits %s into parts and shows it as typed', (name, parts) => {
    expect(read({ name })).toEqual({ fn: [name], n: parts })
  })

  it('uses the name parts that the card’s owner has entered', () => {
    const nameParts = { family: 'Di; Caprio, x', prefix: 'Dr.' }
    expect(read({ name: 'Leo Di Caprio', nameParts })).toEqual({ fn: ['Leo Di Caprio'], n: ['Di; Caprio, x', 'Leo', '', 'Dr.', ''] })
  })

  it('splits the name of a card published before name parts existed', () => {
    const old = Object.fromEntries(
      Object.entries({ ...EMPTY_CARD, name: 'Ada King' }).filter(([key]) => key !== 'nameParts'),
    ) as unknown as PublicCard
    expect(buildVcardText(old, TEST_ORIGIN)).toContain('\r\nN:King;Ada;;;\r\n')
  })
})

it('names the contact file after the card’s name, in ASCII and in Unicode', () => {
  expect(vcardContentDispositionOf('Ada Lovelace')).toBe(`attachment; filename="Ada_Lovelace.vcf"; filename*=UTF-8''Ada_Lovelace.vcf`)
  expect(vcardContentDispositionOf('José 東京')).toBe(
    `attachment; filename="Jos____.vcf"; filename*=UTF-8''Jos%C3%A9_%E6%9D%B1%E4%BA%AC.vcf`,
  )
  expect(vcardContentDispositionOf(null)).toBe(`attachment; filename="contact.vcf"; filename*=UTF-8''contact.vcf`)
  expect(vcardContentDispositionOf('"\r\nX: y')).not.toMatch(/[\r\n]|""/)
})

describe('GET /api/vcard/{id}', () => {
  it('returns the contact file of a published card', async () => {
    const { card } = await createPublishedCard({ name: 'Zoë Ω' })
    const res = await callApi(`/api/vcard/${card.id}`, { address: '192.0.2.50' })
    expect(res.status).toBe(200)
    expect(res.headers.get('content-type')).toBe('text/vcard; charset=utf-8')
    expect(res.headers.get('content-disposition')).toContain(`filename*=UTF-8''Zo%C3%AB_%CE%A9.vcf`)
    expect(await res.text()).toBe(buildVcardText(toPublicCard(card, 1, false), 'http://localhost'))
  })

  it('contains the card’s uploaded photo, or no photo if it was deleted', async () => {
    const { card, owner } = await createPublishedCard()
    const picture = await renderRasterImage(await encodeJpeg(drawFourQuarters(500, 500)), {
      box: { width: 500, height: 500, quality: 0.8 },
      vcard: true,
    })
    const profilePicture = await storeRenderedImage(env, db, owner.id, picture, { purpose: 'profilePicture', cardId: card.id })
    for (const [url, has] of [
      [profilePicture, true],
      [profilePicture.replace(/[0-9a-f]{24}/, '0'.repeat(24)), false],
    ] as const) {
      const { card: shown } = await createPublishedCard({ profilePicture: url })
      const text = (await (await callApi(`/api/vcard/${shown.id}`, { address: '192.0.2.54' })).text()).replaceAll('\r\n ', '')
      const photo = /^PHOTO;ENCODING=b;TYPE=JPEG:(\S+)\r$/m.exec(text)?.[1]
      expect(photo !== undefined).toBe(has)
      if (photo) expect((await decodePicture(Uint8Array.from(Buffer.from(photo, 'base64')))).width).toBe(400)
    }
  })

  it('answers 404 for a card that does not exist and 400 for an invalid id', async () => {
    expect((await callApi('/api/vcard/999999', { address: '192.0.2.51' })).status).toBe(404)
    expect((await callApi('/api/vcard/x', { address: '192.0.2.51' })).status).toBe(400)
  })

  it('limits contact file requests without a ticket to 60 a minute per network', async () => {
    const refused = await runWithinClockMinute(async (nth) => {
      const answers: Response[] = []
      for (let index = 0; index < 61; index++) answers.push(await callApi('/api/vcard/999999', { address: `192.0.3.${nth}` }))
      return answers.filter((res) => res.status === 429)
    })
    expect(refused.map((res) => res.headers.get('retry-after'))).toEqual(['60'])
    expect((await callApi('/api/vcard/999999', { address: '192.0.2.53' })).status).toBe(404)
  })

  const ask = (id: number, address: string) => callApi(`/api/vcard/${id}`, { method: 'HEAD', address })
  const fetchWith = (asked: Response, id: number, address: string) =>
    callApi(`/api/vcard/${id}?ticket=${asked.headers.get('x-ticket')}`, { address })

  it('counts a HEAD request and the download with its ticket as one request', async () => {
    const { card } = await createPublishedCard()
    const statuses = await runWithinClockMinute(async (nth) => {
      const address = `192.0.4.${nth}`
      const all: number[][] = []
      for (let tap = 0; tap < 60; tap++) {
        const asked = await ask(card.id, address)
        expect(await asked.text()).toBe('')
        all.push([asked.status, (await fetchWith(asked, card.id, address)).status])
      }
      return [...all, [(await ask(card.id, address)).status, (await callApi(`/api/vcard/${card.id}`, { address })).status]]
    })
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => [200, 200]), [429, 429]])
  })

  it('limits downloads, and requests without a ticket, to 60 a minute each, in any mix of requests', async () => {
    const { card } = await createPublishedCard()
    const [files, ids] = await runWithinClockMinute(async (nth) => {
      const address = `192.0.5.${nth}`
      const ticket = await ask(card.id, address)
      let got = 0
      let told = 1
      for (let index = 0; index < 45; index++) {
        if ((await ask(999_999, address)).status !== 429) told++
        if ((await fetchWith(ticket, card.id, address)).status === 200) got++
        const plain = await callApi(`/api/vcard/${card.id}`, { address })
        if (plain.status !== 429) told++
        if (plain.status === 200) got++
      }
      return [got, told]
    })
    expect(files).toBe(60)
    expect(ids).toBe(60)
  })

  it('accepts a download ticket only for its card and network, and only for one minute', async () => {
    const { card } = await createPublishedCard()
    const other = await createPublishedCard()
    const asked = await ask(card.id, '192.0.6.1')
    const ticket = asked.headers.get('x-ticket')!
    const now = Date.now()
    expect(isValidVcardTicket(env, ticket, card.id, '192.0.6.1', now)).toBe(true)
    expect(isValidVcardTicket(env, ticket, other.card.id, '192.0.6.1', now)).toBe(false)
    expect(isValidVcardTicket(env, ticket, card.id, '192.0.6.2', now)).toBe(false)
    expect(isValidVcardTicket(env, ticket, card.id, '192.0.6.1', now + 61_000)).toBe(false)
    expect(isValidVcardTicket(env, ticket.replace(/^./, 'z'), card.id, '192.0.6.1', now)).toBe(false)
    expect(isValidVcardTicket(env, undefined, card.id, '192.0.6.1', now)).toBe(false)
    // A download with an invalid ticket is treated like one without a ticket.
    expect((await callApi(`/api/vcard/${card.id}?ticket=x`, { address: '192.0.6.1' })).status).toBe(200)
    expect((await ask(999_999, '192.0.6.1')).status).toBe(404)
  })
})
