import { describe, expect, it } from 'vitest'
import { DEFAULT_SALESBOT_CONFIG, type SalesbotConfig, SALESBOT_CONFIG_LIMITS } from '../../../schema/salesbot.ts'
import { validateConfigForm, mapIssuesToFields } from './check-form.ts'
import { createActionButton, createAnswerRow, createOfferRow, createTextRow } from './form-rows.ts'
import {
  addOrUpdateAnswer,
  changedConfigFieldsOf,
  type ConfigFormValues,
  configFormValuesAfterSave,
  configFormValuesOf,
  rebaseConfigFormValues,
  configRequestBodyOf,
} from './form-values.ts'

const STORED_CONFIG: SalesbotConfig = {
  ...DEFAULT_SALESBOT_CONFIG,
  cardId: 7,
  services: ['Haircut', 'Colour'],
  priceRanges: { haircut: 35, 'Call-out fee': 20 },
  updatedAt: '2026-01-01T00:00:00.000Z',
}
const createForm = (patch: Partial<ConfigFormValues> = {}) => ({ ...configFormValuesOf(STORED_CONFIG), ...patch })
const namesAndPricesOf = (rows: ConfigFormValues['services']) => rows.map(({ name, price }) => [name, price])

describe('services and prices as rows', () => {
  it('put the price of a service in its row, and other prices in a list of their own', () => {
    const form = createForm()
    expect(namesAndPricesOf(form.services)).toEqual([
      ['Haircut', '35'],
      ['Colour', ''],
    ])
    expect(namesAndPricesOf(form.otherPrices)).toEqual([['Call-out fee', '20']])
  })
  it('come back as services and prices under the names of the rows', () => {
    expect(configRequestBodyOf(createForm())).toMatchObject({
      services: ['Haircut', 'Colour'],
      priceRanges: { Haircut: 35, 'Call-out fee': 20 },
    })
  })
  it('drop blank rows, and services that are listed twice', () => {
    const form = createForm({
      services: [createOfferRow(' Trim '), createOfferRow('  ', ' '), createOfferRow('trim')],
      questions: [createTextRow(''), createTextRow(' When? ')],
    })
    expect(configRequestBodyOf(form)).toMatchObject({ services: ['Trim'], leadQualificationQuestions: ['When?'] })
  })
})

describe('questions with answers', () => {
  const asked = { question: 'Do you work on weekends?', answer: 'On Saturdays.', isVisitors: true }
  it('come back without the space around them, and without blank rows', () => {
    const rows = [createAnswerRow(asked), createAnswerRow(), createAnswerRow({ question: ' Parking? ', answer: ' In the yard.\nFree. ' })]
    const form = createForm({ questionsAndAnswers: rows, pinnedLines: [createTextRow(' No pianos '), createTextRow()] })
    expect(configRequestBodyOf(form)).toMatchObject({
      questionsAndAnswers: [asked, { question: 'Parking?', answer: 'In the yard.\nFree.', isVisitors: false }],
      pinnedLines: ['No pianos'],
    })
  })
  it("differ by whose words they are, which a save keeps and another device's edits do not touch", () => {
    const form = createForm({ questionsAndAnswers: [createAnswerRow(asked)] })
    const own = createForm({ questionsAndAnswers: [createAnswerRow({ ...asked, isVisitors: false })] })
    expect(changedConfigFieldsOf(own, form)).toEqual(['questionsAndAnswers'])
    const fresh = configFormValuesOf({ ...STORED_CONFIG, questionsAndAnswers: [asked], pinnedLines: ['No pianos'] })
    const rebased = rebaseConfigFormValues(own, form, fresh)
    expect(configRequestBodyOf(rebased)).toMatchObject({ questionsAndAnswers: [{ isVisitors: false }], pinnedLines: ['No pianos'] })
    const saved = configFormValuesOf({ ...STORED_CONFIG, questionsAndAnswers: [{ ...asked, isVisitors: false }] })
    expect(configFormValuesAfterSave(own, own, saved).questionsAndAnswers).toEqual(own.questionsAndAnswers)
  })
  it('that were given on another device are kept beside the edits here, but not what was removed here', () => {
    const [removed, meanwhile] = ['Parking?', 'Do you deliver?'].map((question) => ({ question, answer: 'Yes.', isVisitors: false }))
    const base = configFormValuesOf({ ...STORED_CONFIG, questionsAndAnswers: [asked, removed!] })
    const mine = { ...base, questionsAndAnswers: [createAnswerRow({ ...asked, answer: 'Never.' })] }
    const fresh = configFormValuesOf({ ...STORED_CONFIG, questionsAndAnswers: [asked, removed!, meanwhile!] })
    const { questionsAndAnswers } = configRequestBodyOf(rebaseConfigFormValues(mine, base, fresh))
    expect(questionsAndAnswers).toEqual([{ ...asked, answer: 'Never.' }, meanwhile])
  })
  it('are added once: the same question gets the new answer', () => {
    const form = createForm({ questionsAndAnswers: [createAnswerRow(asked), createAnswerRow()] })
    const twice = { ...form, ...addOrUpdateAnswer(form, 'do you work on weekends? ', 'Never.') }
    expect(configRequestBodyOf(twice).questionsAndAnswers).toEqual([{ ...asked, answer: 'Never.' }])
    const { questionsAndAnswers } = addOrUpdateAnswer(twice, 'x'.repeat(400), 'y')
    expect(questionsAndAnswers.map(({ question }) => question.length)).toEqual([24, SALESBOT_CONFIG_LIMITS.question])
  })
})

describe('changes of a form', () => {
  it('are told by field, without regard to ids of rows and blank rows', () => {
    const form = createForm()
    expect(changedConfigFieldsOf(form, createForm())).toEqual([])
    const edited = { ...form, botName: 'Ann', services: [...form.services, createOfferRow()], questions: form.questions.toReversed() }
    expect(changedConfigFieldsOf(edited, createForm())).toEqual(['botName', 'questions'])
    expect(changedConfigFieldsOf({ ...form, actionButtons: [createActionButton([])] }, createForm())).toEqual(['actionButtons'])
  })
  it('are applied to what another device has saved', () => {
    const fresh = configFormValuesOf({ ...STORED_CONFIG, botName: 'Theirs', companyInfo: 'Open on Mondays' })
    const mine = createForm({ botName: 'Mine', customInstructions: 'Be brief' })
    expect(rebaseConfigFormValues(mine, createForm(), fresh)).toMatchObject({
      botName: 'Mine',
      customInstructions: 'Be brief',
      companyInfo: 'Open on Mondays',
    })
  })
  it('that were typed during a save stay, and blank rows go', () => {
    const sent = createForm({ botName: ' Ann ', services: [createOfferRow('Trim'), createOfferRow()] })
    const now = { ...sent, companyInfo: 'typed meanwhile' }
    const after = configFormValuesAfterSave(
      now,
      sent,
      configFormValuesOf({ ...STORED_CONFIG, botName: 'Ann', services: ['Trim'], priceRanges: {} }),
    )
    expect(after).toMatchObject({ botName: 'Ann', companyInfo: 'typed meanwhile' })
    expect(after.services).toEqual([sent.services[0]])
  })
  it('give each action button an id of its own, of btn- and a timestamp', () => {
    const first = createActionButton([], {}, 5)
    expect([first, createActionButton([first], {}, 5)].map(({ id }) => id)).toEqual(['btn-5', 'btn-6'])
  })
})

describe('checking a form', () => {
  it('accepts the stored configuration', () => {
    expect(validateConfigForm(createForm()).errors).toBeNull()
  })
  it('names each invalid input by its row', () => {
    const services = [createOfferRow('A', 'abc'), createOfferRow('', '5'), createOfferRow('B', '-1'), createOfferRow('C', '1')]
    const otherPrices = [createOfferRow('Fee'), createOfferRow('c', '9')]
    const named = createActionButton([], { description: 'Book', url: 'https://example.com' }, 1)
    const actionButtons = [
      named,
      createActionButton([], { description: '', url: 'https://a.example' }, 2),
      createActionButton([], { description: 'Shop', url: 'javascript:alert(1)' }, 3),
      createActionButton([], { description: 'Book', url: 'tel:+15551234567' }, 4),
      createActionButton([], {}, 5),
    ]
    const questionsAndAnswers = [createAnswerRow({ question: 'Parking?' }), createAnswerRow({ answer: 'Yes' }), createAnswerRow()]
    const form = createForm({ botName: ' ', services, otherPrices, questionsAndAnswers, actionButtons })
    expect(validateConfigForm(form).errors).toEqual({
      botName: 'Bot name is required',
      [`services.${services[0]!.id}.price`]: 'A price must be a number',
      [`services.${services[1]!.id}.name`]: 'Say what the price is for',
      [`services.${services[2]!.id}.price`]: 'A price cannot be negative',
      [`otherPrices.${otherPrices[0]!.id}.price`]: 'Enter a price, or remove this line',
      [`otherPrices.${otherPrices[1]!.id}.name`]: 'Another line has a price for this name',
      [`questionsAndAnswers.${questionsAndAnswers[0]!.id}.answer`]: 'Please write an answer',
      [`questionsAndAnswers.${questionsAndAnswers[1]!.id}.question`]: 'Please write the question',
      'actionButtons.btn-2.description': 'Description is required',
      'actionButtons.btn-3.url': 'Please enter a valid URL',
      'actionButtons.btn-4.description': 'Another action button has the same description',
      'actionButtons.btn-5.description': 'Description is required',
      'actionButtons.btn-5.url': 'Please enter a valid URL',
    })
  })
  it('places the issues of the server, which count sent entries only, at their rows', () => {
    const form = createForm({
      questions: [createTextRow(''), createTextRow('When?')],
      services: [createOfferRow(), createOfferRow('Trim', '5')],
      questionsAndAnswers: [createAnswerRow(), createAnswerRow({ question: 'Parking?', answer: 'Yes' })],
      pinnedLines: [createTextRow('No pianos')],
    })
    const issues = [
      { path: 'leadQualificationQuestions.0', message: 'one' },
      { path: 'services.0', message: 'two' },
      { path: 'priceRanges.Trim', message: 'three' },
      { path: 'companyInfo', message: 'four' },
      { path: 'services', message: 'five' },
      { path: 'questionsAndAnswers.0.answer', message: 'six' },
      { path: 'pinnedLines.0', message: 'seven' },
    ]
    expect(mapIssuesToFields(issues, form)).toEqual({
      [`questions.${form.questions[1]!.id}`]: 'one',
      [`services.${form.services[1]!.id}.name`]: 'two',
      [`services.${form.services[1]!.id}.price`]: 'three',
      companyInfo: 'four',
      services: 'five',
      [`questionsAndAnswers.${form.questionsAndAnswers[1]!.id}.answer`]: 'six',
      [`pinnedLines.${form.pinnedLines[0]!.id}`]: 'seven',
    })
  })
})
