import { beforeAll, describe, expect, it } from 'vitest'
import type { Card } from '../../schema/card.ts'
import { CARD_TEXT_FIELD_NAMES, type CardTextFieldName, type CardTextFieldRule, cardTextFieldRuleOf } from '../../schema/card-fields.ts'
import { publicCardPathOf } from '../../schema/route.ts'
import { CARD_THEME_KEYS } from '../../schema/theme.ts'
import { createTestCard } from '../test/cards.ts'
import { callApi, createTestUser } from '../test/client.ts'

const SAMPLE_TEXT_BY_FIELD_KIND: Record<CardTextFieldRule['kind'], (field: CardTextFieldName) => string> = {
  line: (field) => `Line of ${field}.`,
  prose: (field) => `Text of ${field}.`,
  email: (field) => `${field.toLowerCase()}@cards.example`,
  phone: (field) => `+41 44 123 45 ${60 + CARD_TEXT_FIELD_NAMES.indexOf(field)}`,
  website: (field) => `ada.example/${field}.html`,
  url: (field) => `https://films.example/${field}.mp4`,
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
  const contactFile = await callApi(`/api/vcard/${cardWithAllTextFields.id}`, { address: '192.0.2.70' })
  contactFileText = (await contactFile.text()).replaceAll('\r\n ', '')
})

describe.each(CARD_TEXT_FIELD_NAMES)('the text field %s', (field) => {
  it('is stored', () => {
    expect(cardWithAllTextFields[field]).toBe(sampleTextOfField(field))
  })

  it('is shown by every theme', () => {
    const themesWithout = CARD_THEME_KEYS.filter((theme) => !pageHtmlByTheme[theme]!.split('<body')[1]!.includes(sampleTextOfField(field)))
    expect(themesWithout, `${field} is not shown; draw it in a block of web/card/blocks.tsx`).toEqual([])
  })

  it('is in the contact file, or left out, as its rule says', () => {
    const { vcard } = cardTextFieldRuleOf(field)
    const text = sampleTextOfField(field)
    if (vcard === null) expect(contactFileText).not.toContain(text)
    else if (vcard === 'special') expect(contactFileText).toContain(text)
    else expect(contactFileText.split('\r\n').filter((line) => line.startsWith(`${vcard}:`))).toEqual([`${vcard}:${text}`])
  })

  it('is in the structured data under the property that its rule names', () => {
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(pageHtmlByTheme[cardWithAllTextFields.theme]!)!
    const { mainEntity } = JSON.parse(json!) as { mainEntity: Record<string, unknown> }
    const { schemaOrg } = cardTextFieldRuleOf(field)
    // Spaces are removed, because the structured data has phone numbers without them.
    const withoutSpaces = (text = '') => text.replaceAll(' ', '')
    if (schemaOrg) expect(withoutSpaces(JSON.stringify(mainEntity[schemaOrg]))).toContain(withoutSpaces(sampleTextOfField(field)))
    else expect(JSON.stringify(mainEntity)).not.toContain(sampleTextOfField(field))
  })
})
