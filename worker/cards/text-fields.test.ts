import { beforeAll, describe, expect, it } from 'vitest'
import type { Card } from '../../schema/card.ts'
import { CARD_TEXT_FIELD_NAMES, type CardTextFieldName, type CardTextFieldRule, cardTextFieldRuleOf } from '../../schema/card-fields.ts'
import { publicCardPathOf } from '../../schema/route.ts'
import { CARD_THEME_KEYS } from '../../schema/theme.ts'
import { createTestCard } from '../test/cards.ts'
import { callApi, createTestUser } from '../test/client.ts'

const SAMPLE_TEXT_BY_FIELD_KIND: Record<CardTextFieldRule['kind'], (field: CardTextFieldName) => string> = {
  line: (field) => `Line of ${field}`,
  prose: (field) => `Text of ${field}`,
  email: () => 'ada@cards.example',
  phone: () => '+41 44 123 45 67',
  website: () => 'ada.example/home',
  url: () => 'https://films.example/a.mp4',
}
const sampleTextOfField = (field: CardTextFieldName) => SAMPLE_TEXT_BY_FIELD_KIND[cardTextFieldRuleOf(field).kind](field)

const pageHtmlByTheme: Record<string, string> = {}
let cardWithAllTextFields: Card
let contactFileText: string
beforeAll(async () => {
  const owner = await createTestUser({ accessLevel: 5 })
  const texts = Object.fromEntries(CARD_TEXT_FIELD_NAMES.map((field) => [field, sampleTextOfField(field)]))
  for (const theme of CARD_THEME_KEYS) {
    cardWithAllTextFields = await createTestCard(owner, { ...texts, theme })
    pageHtmlByTheme[theme] = await (await callApi(publicCardPathOf(cardWithAllTextFields.slug))).text()
  }
  contactFileText = await (await callApi(`/api/vcard/${cardWithAllTextFields.id}`, { address: '192.0.2.70' })).text()
})

describe.each(CARD_TEXT_FIELD_NAMES)('the text field %s', (field) => {
  it('is stored', () => {
    expect(cardWithAllTextFields[field]).toBe(sampleTextOfField(field))
  })

  it('is shown by every theme', () => {
    expect(CARD_THEME_KEYS.filter((theme) => !pageHtmlByTheme[theme]!.split('<body')[1]!.includes(sampleTextOfField(field)))).toEqual([])
  })

  it('is in the contact file under the property that its rule names', () => {
    const { vcard } = cardTextFieldRuleOf(field)
    if (vcard) expect(contactFileText).toMatch(new RegExp(`^(item\\d+\\.)?${vcard}[;:]`, 'm'))
    else expect(contactFileText).not.toContain(sampleTextOfField(field))
  })

  it('is in the structured data under the property that its rule names', () => {
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(pageHtmlByTheme[cardWithAllTextFields.theme]!)!
    const { mainEntity } = JSON.parse(json!) as { mainEntity: Record<string, unknown> }
    const { schemaOrg } = cardTextFieldRuleOf(field)
    if (schemaOrg) expect(mainEntity).toHaveProperty(schemaOrg)
    else expect(JSON.stringify(mainEntity)).not.toContain(sampleTextOfField(field))
  })
})
