import { Parser } from 'htmlparser2'
import ICAL from 'ical.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestCard } from '../cards.ts'
import { callApi, createFirstUser, type TestUser } from '../client.ts'
import { cardBodyOfPerson, TEST_PEOPLE } from './people.ts'

interface TrackedLink {
  href: string
  click: string
  id: string
}

/** Returns the links of a card page whose clicks are counted. */
function trackedLinksOf(html: string): TrackedLink[] {
  const links: TrackedLink[] = []
  const parser = new Parser({
    onopentag: (name, { href, 'data-click': click, 'data-id': id }) => {
      if (name === 'a' && href !== undefined && click && id) links.push({ href, click, id })
    },
  })
  parser.end(html)
  return links
}

/** Returns a URL in its canonical spelling, with the host in lower case and ASCII. */
const normalizeUrl = (address: string) => (/^https?:/i.test(address) ? new URL(address).href : address)

type VcardProperty = [
  name: string,
  parameters: Record<string, string | string[]>,
  type: string,
  ...values: (string | string[] | string[][])[],
]

/** Returns the properties of a vCard contact file. ical.js parses it, which shares no code with the product's vCard writer. */
function parseVcard(vcard: string): VcardProperty[] {
  const [, properties] = ICAL.parse(vcard) as unknown as [string, VcardProperty[]]
  return properties
}
const vcardValuesOf = (properties: VcardProperty[], name: string) =>
  properties.filter(([key]) => key === name).map(([, , , value]) => value)

describe('the cards of fifty test people', () => {
  let owner: TestUser
  beforeAll(async () => {
    owner = await createFirstUser()
  })
  it('come from at least twenty countries, each with a unique name', () => {
    expect(TEST_PEOPLE).toHaveLength(50)
    expect(new Set(TEST_PEOPLE.map(({ name }) => name)).size).toBe(50)
    expect(new Set(TEST_PEOPLE.map(({ country }) => country)).size).toBeGreaterThanOrEqual(20)
  })

  it.each(TEST_PEOPLE.map((person, index) => [person.name, person, index] as const))(
    '%s has correct links on the card and a correct name in the contact file',
    async (_, person, index) => {
      const card = await createTestCard(owner, cardBodyOfPerson(person, index))
      const socials = Object.entries(person.socials).map(([platform, [, link]]) => [platform, link ? normalizeUrl(link) : ''] as const)

      const links = trackedLinksOf(await (await callApi(`/view/${card.slug}`)).text())
      const of = (click: string, id = 'primary') =>
        [...new Set(links.filter((link) => link.click === click && link.id === id).map(({ href }) => normalizeUrl(href)))].join(' ')
      expect
        .soft({
          tel: of('phone'),
          mailto: of('email'),
          site: of('website'),
          socials: socials.map(([platform]) => [platform, of('social', platform)]),
        })
        .toEqual({ tel: person.tel, mailto: person.mailto, site: person.site && normalizeUrl(person.site), socials })

      const answer = await callApi(`/api/vcard/${card.id}`, { address: `192.0.2.${index + 1}` })
      const contact = parseVcard(await answer.text())
      const [name] = vcardValuesOf(contact, 'n') as (string | string[])[][]
      expect.soft(name!.map((part) => [part].flat().join(', ')).join(';')).toBe(person.filed)
      expect.soft(vcardValuesOf(contact, 'fn')).toEqual([person.name])
      expect.soft(vcardValuesOf(contact, 'email')).toEqual([person.email])
      expect
        .soft(vcardValuesOf(contact, 'tel').map((number) => `tel:${String(number).replace(/[^\d+]/g, '')}`))
        .toEqual(person.tel ? [person.tel.replace(/,.*/, '')] : [])
      const urls = vcardValuesOf(contact, 'url').map((url) => normalizeUrl(String(url)))
      expect
        .soft(urls)
        .toEqual(expect.arrayContaining([person.site && normalizeUrl(person.site), ...socials.map(([, link]) => link)].filter(Boolean)))
    },
  )
})
