import { describe, expect, it } from 'vitest'
import { DEFAULT_SALESBOT_CONFIG, SALESBOT_CONFIG_LIMITS as LIMITS } from '../../../schema/salesbot.ts'
import { SaveSalesbotConfigBody } from '../../../schema/salesbot-body.ts'
import { SALESBOT_PRESETS } from '../../../schema/salesbot-presets.ts'
import {
  addService,
  composeActionButtons,
  composeCompanyInfo,
  fillUneditedFields,
  suggestedFormValuesOf,
  replaceFieldsWithSuggestedValues,
  suggestedServicesOf,
} from './fill.ts'
import { createOfferRow } from './form-rows.ts'
import { configFormValuesOf, configRequestBodyOf } from './form-values.ts'

const CARD = {
  name: 'Ann Lee',
  title: 'Master plumber',
  company: 'Lee Pipes',
  about: 'Family business since 1980.',
  address: '1 Main St\nSpringfield',
  website: 'leepipes.example',
  phone: '+1 555 123 4567',
  customButtons: [
    { text: 'Book [now]', url: 'https://book.example', backgroundColor: '#000000' },
    { text: 'x'.repeat(60), url: 'tel:+15551234567', backgroundColor: '#000000' },
    { text: 'Bad', url: 'javascript:alert(1)', backgroundColor: '#000000' },
    { text: 'Book again', url: 'https://book.example', backgroundColor: '#000000' },
    { text: 'Book now', url: 'https://other.example', backgroundColor: '#000000' },
  ],
}
const [PLUMBING, ELECTRICIAN] = SALESBOT_PRESETS
const INITIAL = configFormValuesOf({ ...DEFAULT_SALESBOT_CONFIG, cardId: 7 })

describe('the kinds of business', () => {
  it('are at least twelve beside the general one, each different and within the limits', () => {
    expect(SALESBOT_PRESETS.length).toBeGreaterThan(12)
    expect(new Set(SALESBOT_PRESETS.map(({ businessType }) => businessType)).size).toBe(SALESBOT_PRESETS.length)
    for (const preset of SALESBOT_PRESETS) {
      const { form } = fillUneditedFields(INITIAL, suggestedFormValuesOf(CARD, preset), { initial: INITIAL, last: null })
      const filled = preset.services.reduce(addService, form)
      expect(SaveSalesbotConfigBody.safeParse(configRequestBodyOf(filled)).error).toBeUndefined()
      expect(preset.questions.length).toBeGreaterThan(1)
      // A suggestion never names a price.
      expect(preset.services.join()).not.toMatch(/\d/)
    }
  })
})

describe('filling in from a card', () => {
  it('composes the company information from the texts of the card', () => {
    expect(composeCompanyInfo(CARD)).toBe(
      'Lee Pipes\nYour contact: Ann Lee, Master plumber\n\nFamily business since 1980.\n\n' +
        'Address: 1 Main St, Springfield\nPhone: +1 555 123 4567\nWebsite: leepipes.example',
    )
    expect(composeCompanyInfo({ ...CARD, name: null, title: null, about: null, address: null, website: null, phone: null })).toBe(
      'Lee Pipes',
    )
  })
  it('names those once who use their own name as the company', () => {
    const alone = { ...CARD, company: 'ann lee ', about: null, address: null, website: null, phone: null }
    expect(composeCompanyInfo(alone)).toBe('Ann Lee, Master plumber')
    expect(composeCompanyInfo({ ...alone, title: null })).toBe('Ann Lee')
  })
  it('makes action buttons of the links of the card, without brackets and at most as long as allowed', () => {
    expect(composeActionButtons(CARD).map(({ description, url }) => [description, url])).toEqual([
      ['Book now', 'https://book.example'],
      ['x'.repeat(LIMITS.buttonDescription), 'tel:+15551234567'],
      ['Visit our website', 'https://leepipes.example'],
    ])
    const ids = composeActionButtons(CARD).map(({ id }) => id)
    expect(new Set(ids).size).toBe(3)
    expect(ids[0]).toMatch(/^btn-\d+$/)
  })
  it('leaves nothing but saving to a new owner: everything is filled in and the bot is enabled', () => {
    const { form, kept } = fillUneditedFields(INITIAL, suggestedFormValuesOf(CARD, PLUMBING!), { initial: INITIAL, last: null })
    expect(kept).toEqual([])
    expect(form).toMatchObject({ isEnabled: true, businessType: 'Plumbing and heating', services: [] })
    expect(form.questions.map(({ text }) => text)).toEqual(PLUMBING!.questions)
  })
  it('changes with the kind of business as long as the owner typed nothing', () => {
    const values = suggestedFormValuesOf(CARD, PLUMBING!)
    const first = fillUneditedFields(INITIAL, values, { initial: INITIAL, last: null })
    const second = fillUneditedFields(first.form, suggestedFormValuesOf(CARD, ELECTRICIAN!), { initial: INITIAL, last: values })
    expect(second.kept).toEqual([])
    expect(second.form.businessType).toBe('Electrical contractor')
  })
  it('keeps what the owner typed until the owner agrees', () => {
    const typed = { ...INITIAL, companyInfo: 'My own words' }
    const values = suggestedFormValuesOf(CARD, PLUMBING!)
    const { form, kept } = fillUneditedFields(typed, values, { initial: INITIAL, last: null })
    expect([form.companyInfo, kept]).toEqual(['My own words', ['companyInfo']])
    expect(replaceFieldsWithSuggestedValues(form, values, kept).companyInfo).toContain('Lee Pipes')
  })
  it('completes the blank fields of a stored configuration and does not switch it on', () => {
    const stored = { ...INITIAL, businessType: 'Heating', primaryGoal: 'make_sale' as const, questions: [] }
    const { form, kept } = fillUneditedFields(stored, suggestedFormValuesOf(CARD, ELECTRICIAN!), { initial: null, last: null })
    expect(form).toMatchObject({ isEnabled: false, businessType: 'Heating', primaryGoal: 'make_sale' })
    expect(form.questions).toHaveLength(ELECTRICIAN!.questions.length)
    expect(kept).toEqual(['businessType', 'primaryGoal'])
  })
  it('suggests services that are not listed yet, in any letter case', () => {
    const form = { ...INITIAL, services: [createOfferRow('LEAK repair')] }
    expect(suggestedServicesOf(form, PLUMBING)).not.toContain('Leak repair')
    expect(suggestedServicesOf(addService(form, 'Drain cleaning'), PLUMBING)).not.toContain('Drain cleaning')
    expect(suggestedServicesOf(form, undefined)).toEqual([])
  })
})
