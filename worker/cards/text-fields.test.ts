import { beforeAll, describe, expect, it } from 'vitest'
import type { Card } from '../../schema/card.ts'
import { TEXT_FIELDS, type TextCardField, type TextField, textRule } from '../../schema/card-fields.ts'
import { viewPath } from '../../schema/route.ts'
import { THEME_KEYS } from '../../schema/theme.ts'
import { makeCard } from '../test/cards.ts'
import { call, createUser } from '../test/client.ts'

const SAMPLES: Record<TextField['kind'], (field: TextCardField) => string> = {
  line: (field) => `Line of ${field}`,
  prose: (field) => `Text of ${field}`,
  email: () => 'ada@cards.example',
  phone: () => '+41 44 123 45 67',
  website: () => 'ada.example/home',
  url: () => 'https://films.example/a.mp4',
}
const sample = (field: TextCardField) => SAMPLES[textRule(field).kind](field)

const pages: Record<string, string> = {}
let card: Card
let contact: string
beforeAll(async () => {
  const owner = await createUser({ accessLevel: 5 })
  const texts = Object.fromEntries(TEXT_FIELDS.map((field) => [field, sample(field)]))
  for (const theme of THEME_KEYS) {
    card = await makeCard(owner, { ...texts, theme })
    pages[theme] = await (await call(viewPath(card.slug))).text()
  }
  contact = await (await call(`/api/vcard/${card.id}`, { address: '192.0.2.70' })).text()
})

describe.each(TEXT_FIELDS)('the text field %s', (field) => {
  it('is stored', () => {
    expect(card[field]).toBe(sample(field))
  })

  it('is shown by every theme', () => {
    expect(THEME_KEYS.filter((theme) => !pages[theme]!.split('<body')[1]!.includes(sample(field)))).toEqual([])
  })

  it('is in the contact file under the property that its rule names', () => {
    const { vcard } = textRule(field)
    if (vcard) expect(contact).toMatch(new RegExp(`^(item\\d+\\.)?${vcard}[;:]`, 'm'))
    else expect(contact).not.toContain(sample(field))
  })

  it('is in the structured data under the property that its rule names', () => {
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(pages[card.theme]!)!
    const { mainEntity } = JSON.parse(json!) as { mainEntity: Record<string, unknown> }
    const { schemaOrg } = textRule(field)
    if (schemaOrg) expect(mainEntity).toHaveProperty(schemaOrg)
    else expect(JSON.stringify(mainEntity)).not.toContain(sample(field))
  })
})
