import { type ActionButton, SALESBOT_CONFIG_LIMITS } from '../../../schema/salesbot.ts'
import { ActionButtonSchema, BotNameSchema, CONFIG_ERROR_MESSAGES } from '../../../schema/salesbot-fields.ts'
import { type FieldErrors, validateForm } from '../../lib/form.ts'
import { caseInsensitiveNameOf, type AnswerRow, isBlankRow, type TextRow, withoutBlankRows } from './form-rows.ts'
import { type ConfigFormValues, configRequestBodyOf } from './form-values.ts'
import { parsePrice } from './price.ts'

export type ConfigRequestBody = ReturnType<typeof configRequestBodyOf>

/**
 * Returns the request body, or the error messages by field. The path of a row's input contains the row's id (`services.row-1.name`),
 * because rows may move while errors are shown. The inputs limit lengths; the server checks everything again.
 */
export function validateConfigForm(
  form: ConfigFormValues,
): { body: ConfigRequestBody; errors: null } | { body: null; errors: FieldErrors } {
  const errors: FieldErrors = { ...checkOffers(form), ...checkAnswers(form), ...checkActionButtons(form) }
  const botName = validateForm(BotNameSchema, form.botName).errors?.['']
  if (botName !== undefined) errors['botName'] = botName
  return Object.keys(errors).length > 0 ? { body: null, errors } : { body: configRequestBodyOf(form), errors: null }
}

function checkOffers({ services, otherPrices }: ConfigFormValues): FieldErrors {
  const errors: FieldErrors = {}
  const pricedNames = new Set<string>()
  for (const [list, rows] of Object.entries({ services, otherPrices })) {
    for (const { id, name, price } of withoutBlankRows(rows)) {
      const amount = parsePrice(price)
      if (amount === null) {
        if (list === 'otherPrices') errors[`${list}.${id}.price`] = 'Enter a price, or remove this line'
        continue
      }
      const refused = findPriceError(amount)
      if (refused) errors[`${list}.${id}.price`] = refused
      if (name.trim() === '') errors[`${list}.${id}.name`] = CONFIG_ERROR_MESSAGES.namelessPrice
      else if (pricedNames.has(caseInsensitiveNameOf(name))) errors[`${list}.${id}.name`] = 'Another line has a price for this name'
      pricedNames.add(caseInsensitiveNameOf(name))
    }
  }
  return errors
}

function findPriceError(amount: number): string | null {
  if (Number.isNaN(amount)) return CONFIG_ERROR_MESSAGES.priceNotNumber
  if (amount < 0) return CONFIG_ERROR_MESSAGES.negativePrice
  return amount > SALESBOT_CONFIG_LIMITS.price ? CONFIG_ERROR_MESSAGES.priceTooHigh : null
}

function checkAnswers({ questionsAndAnswers }: ConfigFormValues): FieldErrors {
  const errors: FieldErrors = {}
  for (const { id, question, answer } of withoutBlankRows(questionsAndAnswers)) {
    if (question.trim() === '') errors[`questionsAndAnswers.${id}.question`] = CONFIG_ERROR_MESSAGES.noQuestion
    if (answer.trim() === '') errors[`questionsAndAnswers.${id}.answer`] = CONFIG_ERROR_MESSAGES.noAnswer
  }
  return errors
}

function checkActionButtons({ actionButtons }: ConfigFormValues): FieldErrors {
  const errors: FieldErrors = {}
  const descriptions = new Set<string>()
  for (const button of withoutBlankRows(actionButtons)) {
    const refused = validateForm(ActionButtonSchema, button).errors ?? {}
    for (const [key, message] of Object.entries(refused)) errors[`actionButtons.${button.id}.${key}`] = message
    const description = button.description.trim()
    if (descriptions.has(description) && description !== '')
      errors[`actionButtons.${button.id}.description`] ??= 'Another action button has the same description'
    descriptions.add(description)
  }
  return errors
}

/** Maps each list in the request body to the list of the form that it comes from, so that an error is shown at the right row. */
const ROW_LISTS = {
  leadQualificationQuestions: 'questions',
  actionButtons: 'actionButtons',
  questionsAndAnswers: 'questionsAndAnswers',
  pinnedLines: 'pinnedLines',
} as const

/** The server names list entries by their number in the request, in which blank rows are missing. */
export function mapIssuesToFields(issues: { path: string; message: string }[], form: ConfigFormValues): FieldErrors {
  const errors: FieldErrors = {}
  for (const { path, message } of issues) errors[formPathOf(path, form)] ??= message
  return errors
}

function formPathOf(path: string, form: ConfigFormValues): string {
  const [list = '', at, ...rest] = path.split('.')
  if (at === undefined) return path
  if (list === 'priceRanges') {
    const name = caseInsensitiveNameOf(path.slice(list.length + 1))
    for (const key of ['services', 'otherPrices'] as const) {
      const row = form[key].find((one) => !isBlankRow(one) && caseInsensitiveNameOf(one.name) === name && one.price.trim() !== '')
      if (row) return `${key}.${row.id}.price`
    }
    return list
  }
  if (list === 'services') {
    const name = caseInsensitiveNameOf(configRequestBodyOf(form).services[Number(at)] ?? '')
    const row = form.services.find((one) => caseInsensitiveNameOf(one.name) === name)
    return row ? `services.${row.id}.name` : list
  }
  const key = Object.hasOwn(ROW_LISTS, list) ? ROW_LISTS[list as keyof typeof ROW_LISTS] : null
  const row = key && withoutBlankRows<TextRow | AnswerRow | ActionButton>(form[key])[Number(at)]
  return row ? [key, row.id, ...rest].join('.') : (key ?? list)
}
