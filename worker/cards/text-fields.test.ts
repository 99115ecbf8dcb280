import { beforeAll, describe, expect, it } from 'vitest'
import type { Card } from '../../schema/card.ts'
import { TEXT_FIELD_NAMES, type TextFieldName, type TextFieldRule, textFieldRuleOf } from '../../schema/card-fields.ts'
import { publicCardPath } from '../../schema/route.ts'
import { CARD_THEME_KEYS } from '../../schema/theme.ts'
import { createTestCard } from '../test/cards.ts'
import { callApi, createUser } from '../test/client.ts'

const SAMPLE_TEXT_BY_KIND: Record<TextFieldRule['kind'], (field: TextFieldName) => string> = {
  line: (field) => `Line of ${field}`,
  prose: (field) => `Text of ${field}`,
  email: () => 'ada@cards.example',
  phone: () => '+41 44 123 45 67',
  website: () => 'ada.example/home',
  url: () => 'https://films.example/a.mp4',
}
const sampleTextOf = (field: TextFieldName) => SAMPLE_TEXT_BY_KIND[textFieldRuleOf(field).kind](field)

const pageHtmlByTheme: Record<string, string> = {}
let cardWithAllTextFields: Card
let contactFileText: string
beforeAll(async () => {
  const owner = await createUser({ accessLevel: 5 })
  const texts = Object.fromEntries(TEXT_FIELD_NAMES.map((field) => [field, sampleTextOf(field)]))
  for (const theme of CARD_THEME_KEYS) {
    cardWithAllTextFields = await createTestCard(owner, { ...texts, theme })
    pageHtmlByTheme[theme] = await (await callApi(publicCardPath(cardWithAllTextFields.slug))).text()
  }
  contactFileText = await (await callApi(`/api/vcard/${cardWithAllTextFields.id}`, { address: '192.0.2.70' })).text()
})

describe.each(TEXT_FIELD_NAMES)('the text field %s', (field) => {
  it('is stored', () => {
    expect(cardWithAllTextFields[field]).toBe(sampleTextOf(field))
  })

  it('is shown by every theme', () => {
    expect(CARD_THEME_KEYS.filter((theme) => !pageHtmlByTheme[theme]!.split('<body')[1]!.includes(sampleTextOf(field)))).toEqual([])
  })

  it('is in the contact file under the property that its rule names', () => {
    const { vcard } = textFieldRuleOf(field)
    if (vcard) expect(contactFileText).toMatch(new RegExp(`^(item\\d+\\.)?${vcard}[;:]`, 'm'))
    else expect(contactFileText).not.toContain(sampleTextOf(field))
  })

  it('is in the structured data under the property that its rule names', () => {
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(pageHtmlByTheme[cardWithAllTextFields.theme]!)!
    const { mainEntity } = JSON.parse(json!) as { mainEntity: Record<string, unknown> }
    const { schemaOrg } = textFieldRuleOf(field)
    if (schemaOrg) expect(mainEntity).toHaveProperty(schemaOrg)
    else expect(JSON.stringify(mainEntity)).not.toContain(sampleTextOf(field))
  })
})
