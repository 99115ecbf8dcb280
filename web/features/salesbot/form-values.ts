import type { ActionButton, SalesbotConfig } from '../../../schema/salesbot.ts'
import type { SaveSalesbotConfigBody } from '../../../schema/salesbot-body.ts'
import { parsePrice } from './price.ts'

/** A line of the lists of services and of other prices. `price` is what the owner typed. */
export interface OfferRow {
  id: string
  name: string
  price: string
}
export interface QuestionRow {
  id: string
  text: string
}

/** The configuration as the page's form edits it: texts are never null, and each list entry is a row with an id of its own. */
export interface ConfigFormValues extends Pick<
  SalesbotConfig,
  'isEnabled' | 'botName' | 'avatarUrl' | 'primaryGoal' | 'salesPersonality' | 'currency' | 'leadMails' | 'actionButtons'
> {
  businessType: string
  companyInfo: string
  customInstructions: string
  services: OfferRow[]
  /** Prices of what is no service, such as a call-out fee. */
  otherPrices: OfferRow[]
  questions: QuestionRow[]
}
export type ConfigFormField = keyof ConfigFormValues

let createdRowCount = 0
/** Creates an id for a row of the form. It differs from the ids of all rows that this browser has stored in drafts. */
const createRowId = () => `row-${Date.now().toString(36)}-${createdRowCount++}`

export const createOfferRow = (name = '', price = ''): OfferRow => ({ id: createRowId(), name, price })
export const createQuestionRow = (text = ''): QuestionRow => ({ id: createRowId(), text })

/** Creates a blank action button. Its id is `btn-` and a timestamp, raised until no other button has it. */
export function createActionButton(buttons: ActionButton[], fields: Partial<ActionButton> = {}, now = Date.now()): ActionButton {
  let stamp = now
  while (buttons.some(({ id }) => id === `btn-${stamp}`)) stamp++
  return { description: '', url: '', ...fields, id: `btn-${stamp}` }
}

/** The name of a service or price for comparisons: letter case and surrounding spaces do not count. */
export const comparableNameOf = (name: string) => name.trim().toLowerCase()

export function formValuesOf(config: SalesbotConfig): ConfigFormValues {
  const prices = new Map(Object.entries(config.priceRanges))
  const services = config.services.map((name) => {
    const key = prices.has(name) ? name : [...prices.keys()].find((other) => comparableNameOf(other) === comparableNameOf(name))
    const price = key === undefined ? undefined : prices.get(key)
    if (key !== undefined) prices.delete(key)
    return createOfferRow(name, price?.toString())
  })
  const { isEnabled, botName, avatarUrl, primaryGoal, salesPersonality, currency, leadMails, actionButtons } = config
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
    questions: config.leadQualificationQuestions.map(createQuestionRow),
  }
}

type Row = OfferRow | QuestionRow | ActionButton

/** The texts of a row, in an order that does not depend on who made the row. */
const textsOf = ({ id: _id, ...texts }: Row): string[] =>
  Object.entries(texts)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, text]) => String(text))

/** True if all texts of a row are blank. Such rows are not saved. */
export const isBlankRow = (row: Row) => textsOf(row).every((text) => text.trim() === '')

export const withoutBlankRows = <SomeRow extends Row>(rows: SomeRow[]): SomeRow[] => rows.filter((row) => !isBlankRow(row))

/** The request body that saves the form. Blank rows are dropped; a price that is no number becomes NaN. */
export function requestBodyOf(form: ConfigFormValues): Required<Omit<SaveSalesbotConfigBody, 'updatedAt'>> {
  const { services, otherPrices, questions, actionButtons, ...rest } = form
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
    services: names.filter((name, index) => names.findIndex((other) => comparableNameOf(other) === comparableNameOf(name)) === index),
    priceRanges: Object.fromEntries(priced),
    leadQualificationQuestions: withoutBlankRows(questions).map(({ text }) => text.trim()),
    actionButtons: withoutBlankRows(actionButtons),
  }
}

/** A field's value as text for comparisons: ids of rows and blank rows do not count. */
function comparableValueOf(value: ConfigFormValues[ConfigFormField]): string {
  if (!Array.isArray(value)) return typeof value === 'string' ? value.trim() : String(value)
  const rows: Row[] = value
  return JSON.stringify(withoutBlankRows(rows).map(textsOf))
}

export const isSameFieldValue = (field: ConfigFormField, one: ConfigFormValues, other: ConfigFormValues) =>
  comparableValueOf(one[field]) === comparableValueOf(other[field])

export function changedFieldsOf(form: ConfigFormValues, stored: ConfigFormValues): ConfigFormField[] {
  return (Object.keys(stored) as ConfigFormField[]).filter((field) => !isSameFieldValue(field, form, stored))
}

/** Applies what the form changed in comparison with `base` to `fresh`, which another device has saved meanwhile. */
export function rebaseFormValues(form: ConfigFormValues, base: ConfigFormValues, fresh: ConfigFormValues): ConfigFormValues {
  const changed = new Set(changedFieldsOf(form, base))
  const fields = (Object.keys(fresh) as ConfigFormField[]).map((field) => [field, (changed.has(field) ? form : fresh)[field]])
  return Object.fromEntries(fields) as ConfigFormValues
}

/**
 * The form after a save. Fields that were not edited since `sent` take the stored value, but keep the ids of their rows if nothing
 * else differs, so that an input in such a row keeps the focus.
 */
export function formValuesAfterSave(form: ConfigFormValues, sent: ConfigFormValues, stored: ConfigFormValues): ConfigFormValues {
  const kept: ConfigFormValues = {
    ...form,
    services: withoutBlankRows(form.services),
    otherPrices: withoutBlankRows(form.otherPrices),
    questions: withoutBlankRows(form.questions),
    actionButtons: withoutBlankRows(form.actionButtons),
  }
  const fields = (Object.keys(stored) as ConfigFormField[]).map((field) => {
    if (!isSameFieldValue(field, form, sent)) return [field, form[field]]
    const isRows = Array.isArray(stored[field])
    return [field, isRows && isSameFieldValue(field, form, stored) ? kept[field] : stored[field]]
  })
  return Object.fromEntries(fields) as ConfigFormValues
}
