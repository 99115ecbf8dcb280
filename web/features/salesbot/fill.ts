import type { Card } from '../../../schema/card.ts'
import { type ActionButton, DEFAULT_QUALIFICATION_QUESTIONS, SALESBOT_CONFIG_LIMITS } from '../../../schema/salesbot.ts'
import type { SalesbotPreset } from '../../../schema/salesbot-presets.ts'
import { isButtonUrl, websiteLinkOf } from '../../../schema/url.ts'
import { caseInsensitiveNameOf, createActionButton, createOfferRow, createTextRow, isBlankRow, withoutBlankRows } from './form-rows.ts'
import { type ConfigFormValues, isSameConfigFieldValue } from './form-values.ts'

type FilledCard = Pick<Card, 'name' | 'title' | 'company' | 'about' | 'address' | 'website' | 'phone' | 'customButtons'>

const WEBSITE_BUTTON_DESCRIPTION = 'Visit our website'

const SUGGESTED_FIELDS = ['businessType', 'primaryGoal', 'salesPersonality', 'companyInfo', 'questions', 'actionButtons'] as const
export type SuggestedField = (typeof SUGGESTED_FIELDS)[number]
export const SUGGESTED_FIELD_LABELS: Record<SuggestedField, string> = {
  businessType: 'Business type',
  primaryGoal: 'Primary goal',
  salesPersonality: 'Sales personality',
  companyInfo: 'Company information',
  questions: 'Qualification questions',
  actionButtons: 'Action buttons',
}
export type SuggestedFormValues = Pick<ConfigFormValues, SuggestedField>

export function composeCompanyInfo({ name, title, company, about, address, website, phone }: FilledCard): string {
  const person = [name, title].filter(Boolean).join(', ')
  const isOwnName = name && company && caseInsensitiveNameOf(name) === caseInsensitiveNameOf(company)
  const lines = [
    isOwnName || !company || !person ? person || company : `${company}\nYour contact: ${person}`,
    about,
    [address && `Address: ${address.replace(/(?<!\s)\s*\n\s*/g, ', ')}`, phone && `Phone: ${phone}`, website && `Website: ${website}`]
      .filter(Boolean)
      .join('\n'),
  ]
  return lines
    .map((line) => line?.trim())
    .filter(Boolean)
    .join('\n\n')
    .slice(0, SALESBOT_CONFIG_LIMITS.companyInfo)
}

export function composeActionButtons({ customButtons, website }: FilledCard): ActionButton[] {
  const websiteUrl = website ? websiteLinkOf(website) : null
  const offered = [
    ...customButtons.map(({ text, url }) => ({ description: text, url })),
    ...(websiteUrl ? [{ description: WEBSITE_BUTTON_DESCRIPTION, url: websiteUrl }] : []),
  ]
  const buttons: ActionButton[] = []
  for (const { description: text, url } of offered) {
    // Replies contain a button as text in brackets, so its description must not contain brackets.
    const description = text.replace(/[[\]]/g, '').trim().slice(0, SALESBOT_CONFIG_LIMITS.buttonDescription).trim()
    const isRepeated = buttons.some((button) => button.url === url || button.description === description)
    if (description === '' || !isButtonUrl(url) || isRepeated) continue
    buttons.push(createActionButton(buttons, { description, url }))
  }
  return buttons.slice(0, SALESBOT_CONFIG_LIMITS.actionButtons)
}

export function suggestedFormValuesOf(card: FilledCard, preset: SalesbotPreset): SuggestedFormValues {
  return {
    businessType: preset.businessType,
    primaryGoal: preset.primaryGoal,
    salesPersonality: preset.salesPersonality,
    companyInfo: composeCompanyInfo(card),
    questions: preset.questions.map(createTextRow),
    actionButtons: composeActionButtons(card),
  }
}

function isBlankField(field: SuggestedField, form: ConfigFormValues): boolean {
  const value = form[field]
  return typeof value === 'string' ? value.trim() === '' : value.every(isBlankRow)
}

interface FillOptions {
  /** The default form, before the first save; null afterwards. A field with its default value may be filled. */
  initial: ConfigFormValues | null
  /** The last suggestions. A field that the owner has not edited since then may be filled again. */
  last: SuggestedFormValues | null
}

/** Fills only fields that the owner has not edited, and lists the other fields in `kept`. */
export function fillUneditedFields(
  form: ConfigFormValues,
  values: SuggestedFormValues,
  { initial, last }: FillOptions,
): { form: ConfigFormValues; kept: SuggestedField[] } {
  const filled: ConfigFormValues = { ...form, ...values }
  const isUntouched = (field: SuggestedField) =>
    isBlankField(field, form) ||
    (initial !== null && isSameConfigFieldValue(field, form, initial)) ||
    (field === 'questions' && isDefaultQuestions(form)) ||
    (last !== null && isSameConfigFieldValue(field, form, { ...form, ...last }))
  const kept = SUGGESTED_FIELDS.filter(
    (field) => !isUntouched(field) && !isSameConfigFieldValue(field, form, filled) && !isBlankField(field, filled),
  )
  const keeps = SUGGESTED_FIELDS.filter((field) => kept.includes(field) || isBlankField(field, filled))
  return {
    form: {
      ...filled,
      ...(Object.fromEntries(keeps.map((field) => [field, form[field]])) as Partial<ConfigFormValues>),
      isEnabled: initial !== null || form.isEnabled,
    },
    kept,
  }
}

const isDefaultQuestions = ({ questions }: ConfigFormValues) =>
  questions.length === DEFAULT_QUALIFICATION_QUESTIONS.length &&
  questions.every(({ text }, index) => text.trim() === DEFAULT_QUALIFICATION_QUESTIONS[index])

export function replaceFieldsWithSuggestedValues(
  form: ConfigFormValues,
  values: SuggestedFormValues,
  fields: SuggestedField[],
): ConfigFormValues {
  return { ...form, ...(Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<ConfigFormValues>) }
}

export function suggestedServicesOf(form: ConfigFormValues, preset: SalesbotPreset | undefined): string[] {
  const names = new Set([...form.services, ...form.otherPrices].map(({ name }) => caseInsensitiveNameOf(name)))
  return preset?.services.filter((name) => !names.has(caseInsensitiveNameOf(name))) ?? []
}

export function addService(form: ConfigFormValues, name: string): ConfigFormValues {
  return { ...form, services: [...withoutBlankRows(form.services), createOfferRow(name)] }
}
