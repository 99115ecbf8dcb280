import { type SalesbotConfig, SALESBOT_CONFIG_LIMITS } from '../../../schema/salesbot.ts'
import type { SaveSalesbotConfigBody } from '../../../schema/salesbot-body.ts'
import {
  type OfferRow,
  type TextRow,
  type AnswerRow,
  type FormRow,
  createOfferRow,
  createTextRow,
  createAnswerRow,
  caseInsensitiveNameOf,
  listRowValues,
  withoutBlankRows,
} from './form-rows.ts'
import { parsePrice } from './price.ts'

/** Texts are never null, and each list entry is a row with its own id. */
export interface ConfigFormValues extends Pick<
  SalesbotConfig,
  'isEnabled' | 'botName' | 'avatarUrl' | 'primaryGoal' | 'salesPersonality' | 'currency' | 'leadMails' | 'actionButtons'
> {
  businessType: string
  companyInfo: string
  customInstructions: string
  services: OfferRow[]
  otherPrices: OfferRow[]
  questions: TextRow[]
  questionsAndAnswers: AnswerRow[]
  pinnedLines: TextRow[]
}
export type ConfigFormField = keyof ConfigFormValues

/** A configuration that an older version stored on this device lacks these fields. */
type NewerField = 'questionsAndAnswers' | 'pinnedLines'

export function configFormValuesOf(config: Omit<SalesbotConfig, NewerField> & Partial<Pick<SalesbotConfig, NewerField>>): ConfigFormValues {
  const prices = new Map(Object.entries(config.priceRanges))
  const services = config.services.map((name) => {
    const key = prices.has(name) ? name : [...prices.keys()].find((other) => caseInsensitiveNameOf(other) === caseInsensitiveNameOf(name))
    const price = key === undefined ? undefined : prices.get(key)
    if (key !== undefined) prices.delete(key)
    return createOfferRow(name, price?.toString())
  })
  const { isEnabled, botName, avatarUrl, primaryGoal, salesPersonality, currency, leadMails, actionButtons } = config
  const { questionsAndAnswers = [], pinnedLines = [] } = config
  return {
    isEnabled,
    botName,
    avatarUrl,
    primaryGoal,
    salesPersonality,
    currency,
    leadMails,
    actionButtons,
    businessType: config.businessType ?? '',
    companyInfo: config.companyInfo ?? '',
    customInstructions: config.customInstructions ?? '',
    services,
    otherPrices: Array.from(prices, ([name, price]) => createOfferRow(name, String(price))),
    questions: config.leadQualificationQuestions.map(createTextRow),
    questionsAndAnswers: questionsAndAnswers.map(createAnswerRow),
    pinnedLines: pinnedLines.map(createTextRow),
  }
}

export function addOrUpdateAnswer(
  { questionsAndAnswers }: ConfigFormValues,
  question: string,
  answer: string,
): Pick<ConfigFormValues, 'questionsAndAnswers'> {
  const rows = withoutBlankRows(questionsAndAnswers)
  const at = rows.findIndex((row) => caseInsensitiveNameOf(row.question) === caseInsensitiveNameOf(question))
  if (at >= 0) return { questionsAndAnswers: rows.with(at, { ...rows[at]!, answer }) }
  return { questionsAndAnswers: [...rows, createAnswerRow({ question: question.slice(0, SALESBOT_CONFIG_LIMITS.question), answer })] }
}

/** Returns the request without blank rows. A price that is no number becomes NaN. */
export function configRequestBodyOf(form: ConfigFormValues): Required<Omit<SaveSalesbotConfigBody, 'updatedAt'>> {
  const { services, otherPrices, questions, questionsAndAnswers, pinnedLines, actionButtons, ...rest } = form
  const offered = withoutBlankRows(services).filter(({ name }) => name.trim() !== '')
  const names = offered.map(({ name }) => name.trim())
  const priced = withoutBlankRows([...services, ...otherPrices]).flatMap(({ name, price }) => {
    const amount = parsePrice(price)
    return amount === null ? [] : [[name.trim(), amount] as const]
  })
  return {
    ...rest,
    businessType: form.businessType.trim(),
    companyInfo: form.companyInfo.trim(),
    customInstructions: form.customInstructions.trim(),
    services: names.filter(
      (name, index) => names.findIndex((other) => caseInsensitiveNameOf(other) === caseInsensitiveNameOf(name)) === index,
    ),
    priceRanges: Object.fromEntries(priced),
    leadQualificationQuestions: withoutBlankRows(questions).map(({ text }) => text.trim()),
    questionsAndAnswers: withoutBlankRows(questionsAndAnswers).map(({ question, answer, isVisitors }) => ({
      question: question.trim(),
      answer: answer.trim(),
      isVisitors,
    })),
    pinnedLines: withoutBlankRows(pinnedLines).map(({ text }) => text.trim()),
    actionButtons: withoutBlankRows(actionButtons),
  }
}

/** Compares a field without the ids of rows and without blank rows. */
function comparableValueOf(value: ConfigFormValues[ConfigFormField]): string {
  if (!Array.isArray(value)) return typeof value === 'string' ? value.trim() : String(value)
  const rows: FormRow[] = value
  return JSON.stringify(withoutBlankRows(rows).map(listRowValues))
}

export const isSameConfigFieldValue = (field: ConfigFormField, one: ConfigFormValues, other: ConfigFormValues) =>
  comparableValueOf(one[field]) === comparableValueOf(other[field])

export function changedConfigFieldsOf(form: ConfigFormValues, stored: ConfigFormValues): ConfigFormField[] {
  return (Object.keys(stored) as ConfigFormField[]).filter((field) => !isSameConfigFieldValue(field, form, stored))
}

function newAnswersOf(form: ConfigFormValues, base: ConfigFormValues, fresh: ConfigFormValues): AnswerRow[] {
  const known = new Set([...base.questionsAndAnswers, ...form.questionsAndAnswers].map(({ question }) => caseInsensitiveNameOf(question)))
  return fresh.questionsAndAnswers.filter(({ question }) => !known.has(caseInsensitiveNameOf(question)))
}

/**
 * Applies the form's changes to a configuration that another device has saved meanwhile. Answers to visitors' questions that the other
 * device added are kept, because the owner is not asked these questions again.
 */
export function rebaseConfigFormValues(form: ConfigFormValues, base: ConfigFormValues, fresh: ConfigFormValues): ConfigFormValues {
  const changed = new Set(changedConfigFieldsOf(form, base))
  const fields = (Object.keys(fresh) as ConfigFormField[]).map((field) => [field, (changed.has(field) ? form : fresh)[field]])
  const rebased = Object.fromEntries(fields) as ConfigFormValues
  if (!changed.has('questionsAndAnswers')) return rebased
  return { ...rebased, questionsAndAnswers: [...form.questionsAndAnswers, ...newAnswersOf(form, base, fresh)] }
}

/**
 * Returns the form after a save. Fields that were not edited meanwhile get the stored value. Equal rows keep their ids, so that an input
 * keeps the focus.
 */
export function configFormValuesAfterSave(form: ConfigFormValues, sent: ConfigFormValues, stored: ConfigFormValues): ConfigFormValues {
  const fields = (Object.keys(stored) as ConfigFormField[]).map((field) => {
    if (!isSameConfigFieldValue(field, form, sent)) return [field, form[field]]
    const value = form[field]
    return [field, Array.isArray(value) && isSameConfigFieldValue(field, form, stored) ? withoutBlankRows<FormRow>(value) : stored[field]]
  })
  return Object.fromEntries(fields) as ConfigFormValues
}
