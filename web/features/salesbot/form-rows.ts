import type { ActionButton, QuestionAndAnswer } from '../../../schema/salesbot.ts'

/** A line of the lists of services and of other prices. `price` is what the owner typed. */
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

export type Row = OfferRow | TextRow | AnswerRow | ActionButton

let createdRowCount = 0
/** Creates an id for a row of the form. It differs from the ids of all rows that this browser has stored in drafts. */
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

/** Creates a blank action button. Its id is `btn-` and a timestamp, raised until no other button has it. */
export function createActionButton(buttons: ActionButton[], fields: Partial<ActionButton> = {}, now = Date.now()): ActionButton {
  let stamp = now
  while (buttons.some(({ id }) => id === `btn-${stamp}`)) stamp++
  return { description: '', url: '', ...fields, id: `btn-${stamp}` }
}

/** The name of a service or price for comparisons: letter case and surrounding spaces do not count. */
export const comparableNameOf = (name: string) => name.trim().toLowerCase()

/** The values of a row, in an order that does not depend on who made the row. */
export const valuesOf = ({ id: _id, ...values }: Row): (string | boolean)[] =>
  Object.entries(values)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, value]) => value as string | boolean)

/** True if all texts of a row are blank. Such rows are not saved. */
export const isBlankRow = (row: Row) => valuesOf(row).every((value) => typeof value !== 'string' || value.trim() === '')

export const withoutBlankRows = <SomeRow extends Row>(rows: SomeRow[]): SomeRow[] => rows.filter((row) => !isBlankRow(row))
