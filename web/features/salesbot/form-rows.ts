import type { ActionButton, QuestionAndAnswer } from '../../../schema/salesbot.ts'

export interface OfferRow {
  id: string
  name: string
  price: string
}
export interface TextRow {
  id: string
  text: string
}
export interface AnswerRow extends QuestionAndAnswer {
  id: string
}

export type FormRow = OfferRow | TextRow | AnswerRow | ActionButton

let createdRowCount = 0
/** The id must also differ from the ids of rows in stored drafts. */
const createRowId = () => `row-${Date.now().toString(36)}-${createdRowCount++}`

export const createOfferRow = (name = '', price = ''): OfferRow => ({ id: createRowId(), name, price })
export const createTextRow = (text = ''): TextRow => ({ id: createRowId(), text })
export const createAnswerRow = (fields: Partial<QuestionAndAnswer> = {}): AnswerRow => ({
  question: '',
  answer: '',
  isVisitors: false,
  ...fields,
  id: createRowId(),
})

/** The id is `btn-` and a timestamp that no other button has. */
export function createActionButton(buttons: ActionButton[], fields: Partial<ActionButton> = {}, now = Date.now()): ActionButton {
  let stamp = now
  while (buttons.some(({ id }) => id === `btn-${stamp}`)) stamp++
  return { description: '', url: '', ...fields, id: `btn-${stamp}` }
}

/** Two names count as equal if they differ only in letter case or surrounding spaces. */
export const caseInsensitiveNameOf = (name: string) => name.trim().toLowerCase()

export const listRowValues = ({ id: _id, ...values }: FormRow): (string | boolean)[] =>
  Object.entries(values)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, value]) => value as string | boolean)

export const isBlankRow = (row: FormRow) => listRowValues(row).every((value) => typeof value !== 'string' || value.trim() === '')

/** A blank action button stays: it was added on purpose, so its owner is told what it lacks. */
export const withoutBlankRows = <SomeRow extends FormRow>(rows: SomeRow[]): SomeRow[] =>
  rows.filter((row) => 'url' in row || !isBlankRow(row))
