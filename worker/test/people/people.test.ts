import { Parser } from 'htmlparser2'
import ICAL from 'ical.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeCard } from '../cards.ts'
import { call, createSiteUser, type TestUser } from '../client.ts'
import { cardOf, PEOPLE } from './people.ts'

interface Link {
  href: string
  click: string
  id: string
}

/** The links of a page that are counted as clicks. */
function linksOf(html: string): Link[] {
  const links: Link[] = []
  const parser = new Parser({
    onopentag: (name, { href, 'data-click': click, 'data-id': id }) => {
      if (name === 'a' && href !== undefined && click && id) links.push({ href, click, id })
    },
  })
  parser.end(html)
  return links
}

/** The canonical spelling of a URL, with its host in lower case and ASCII. */
const spelt = (address: string) => (/^https?:/i.test(address) ? new URL(address).href : address)

type Property = [name: string, parameters: Record<string, string | string[]>, type: string, ...values: (string | string[] | string[][])[]]

/** The properties of a contact file, read by ical.js, which shares no code with the writer. */
function readContactFile(vcard: string): Property[] {
  const [, properties] = ICAL.parse(vcard) as unknown as [string, Property[]]
  return properties
}
const valuesOf = (properties: Property[], name: string) => properties.filter(([key]) => key === name).map(([, , , value]) => value)

describe('the cards of fifty people', () => {
  let owner: TestUser
  beforeAll(async () => {
    owner = await createSiteUser()
  })
  it('are of at least twenty countries, each with a unique name', () => {
    expect(PEOPLE).toHaveLength(50)
    expect(new Set(PEOPLE.map(({ name }) => name)).size).toBe(50)
    expect(new Set(PEOPLE.map(({ country }) => country)).size).toBeGreaterThanOrEqual(20)
  })

  it.each(PEOPLE.map((person, index) => [person.name, person, index] as const))(
    '%s is reached by every link and filed under the right name',
    async (_, person, index) => {
      const card = await makeCard(owner, cardOf(person, index))
      const socials = Object.entries(person.socials).map(([platform, [, link]]) => [platform, link ? spelt(link) : ''] as const)

      const links = linksOf(await (await call(`/view/${card.slug}`)).text())
      const of = (click: string, id = 'primary') =>
        [...new Set(links.filter((link) => link.click === click && link.id === id).map(({ href }) => spelt(href)))].join(' ')
      expect
        .soft({
          tel: of('phone'),
          mailto: of('email'),
          site: of('website'),
          socials: socials.map(([platform]) => [platform, of('social', platform)]),
        })
        .toEqual({ tel: person.tel, mailto: person.mailto, site: person.site && spelt(person.site), socials })

      const answer = await call(`/api/vcard/${card.id}`, { address: `192.0.2.${index + 1}` })
      const contact = readContactFile(await answer.text())
      const [name] = valuesOf(contact, 'n') as (string | string[])[][]
      expect.soft(name!.map((part) => [part].flat().join(', ')).join(';')).toBe(person.filed)
      expect.soft(valuesOf(contact, 'fn')).toEqual([person.name])
      expect.soft(valuesOf(contact, 'email')).toEqual([person.email])
      expect
        .soft(valuesOf(contact, 'tel').map((number) => `tel:${String(number).replace(/[^\d+]/g, '')}`))
        .toEqual(person.tel ? [person.tel.replace(/,.*/, '')] : [])
      const urls = valuesOf(contact, 'url').map((url) => spelt(String(url)))
      expect
        .soft(urls)
        .toEqual(expect.arrayContaining([person.site && spelt(person.site), ...socials.map(([, link]) => link)].filter(Boolean)))
    },
  )
})
