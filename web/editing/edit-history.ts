import { CARD_FIELD_NAMES, type CardFieldName, cardFieldRuleOf } from '../../schema/card-fields.ts'
import { type CardPatch, isSameFieldValue, matchesStoredValue } from './compare-fields.ts'
import { type CardEditorState, mergeObjectsByKey } from './draft.ts'
import { type HalfTypedEntry, modifiedFormEntriesOf } from './in-progress.ts'

/** The part of the editor's state that a step of the history is about. */
export type EditedValues = Pick<CardEditorState, 'base' | 'draft' | 'inProgress'>

interface FieldChange {
  field: CardFieldName
  before: unknown
  after: unknown
}

/** One edit that can be undone: the changed fields of the card and, if they changed, the half-typed links and buttons. */
export interface EditStep {
  fields: FieldChange[]
  entries: { before: HalfTypedEntry[]; after: HalfTypedEntry[] } | null
}

interface RecordedStep extends EditStep {
  at: number
  /** The control in which the user typed; null for any other edit. */
  typedIn: object | null
}

export interface EditHistory {
  past: RecordedStep[]
  future: RecordedStep[]
}
export type HistoryDirection = 'undo' | 'redo'

/** The most steps that can be undone. The oldest are forgotten. */
export const HISTORY_STEPS_MAX = 200
/** Typing into one control is one step until the user pauses for this long. */
const TYPING_PAUSE_MS = 1000

export const EMPTY_HISTORY: EditHistory = { past: [], future: [] }

const areSameEntries = (a: HalfTypedEntry[], b: HalfTypedEntry[]) =>
  a === b || JSON.stringify(modifiedFormEntriesOf(a)) === JSON.stringify(modifiedFormEntriesOf(b))

/** True if a new card from the server has discarded the user's change of this field, for example after Reset. */
function isChangeDiscarded(field: CardFieldName, before: EditedValues, after: EditedValues): boolean {
  return (
    !isSameFieldValue(field, before.base[field], before.draft[field]) &&
    isSameFieldValue(field, after.base[field], after.draft[field]) &&
    !matchesStoredValue(field, after.draft[field], before.draft[field])
  )
}

/**
 * The user's edit between two states of the editor; null if there is none. If the card came anew from the server in between (after a
 * save or a reload), only the user's changes that it discarded count: the rest are changes of the server.
 */
export function findEditBetween(before: EditedValues, after: EditedValues): EditStep | null {
  const isEdited = (field: CardFieldName) =>
    before.base === after.base ? !isSameFieldValue(field, before.draft[field], after.draft[field]) : isChangeDiscarded(field, before, after)
  const fields = CARD_FIELD_NAMES.filter(isEdited).map((field) => ({ field, before: before.draft[field], after: after.draft[field] }))
  const entries = areSameEntries(before.inProgress, after.inProgress) ? null : { before: before.inProgress, after: after.inProgress }
  return fields.length > 0 || entries ? { fields, entries } : null
}

const fieldNamesOf = ({ fields, entries }: EditStep) => [...fields.map(({ field }) => field), entries && 'entries'].join()

/** Adds an edit, which cannot be redone after others any more. Typing without a pause into one control stays one step. */
export function recordStep({ past }: EditHistory, step: EditStep, at: number, typedIn: object | null): EditHistory {
  const last = past.at(-1)
  const continues =
    last && typedIn && last.typedIn === typedIn && at - last.at < TYPING_PAUSE_MS && fieldNamesOf(last) === fieldNamesOf(step)
  if (!continues) return { past: [...past, { ...step, at, typedIn }].slice(-HISTORY_STEPS_MAX), future: [] }
  const fields = step.fields.map((change, index) => ({ ...change, before: last.fields[index]!.before }))
  const entries = step.entries && { ...step.entries, before: last.entries!.before }
  return { past: past.with(-1, { fields, entries, at, typedIn }), future: [] }
}

/** What undoing or redoing a step changes in the editor; null if nothing, because the values are there already. */
export interface StepResult {
  patch: CardPatch
  inProgress: HalfTypedEntry[] | null
}

function applyStep(step: EditStep, now: EditedValues, direction: HistoryDirection): StepResult | null {
  const patch: Record<string, unknown> = {}
  for (const { field, before, after } of step.fields) {
    const [from, to] = direction === 'undo' ? [after, before] : [before, after]
    const current = now.draft[field]
    // Entries that came from the server since then, such as another device's social link, stay.
    const isMerged = cardFieldRuleOf(field).mergeEntries && !isSameFieldValue(field, current, from)
    const value = isMerged ? mergeObjectsByKey({ ...(from as object) }, { ...(to as object) }, { ...(current as object) }) : to
    if (!isSameFieldValue(field, current, value)) patch[field] = value
  }
  const entries = step.entries && (direction === 'undo' ? step.entries.before : step.entries.after)
  const inProgress = entries && !areSameEntries(entries, now.inProgress) ? entries : null
  return Object.keys(patch).length > 0 || inProgress ? { patch: patch as CardPatch, inProgress } : null
}

/** Undoes or redoes the next step that changes something. `result` is null if there is none. */
export function stepHistory(history: EditHistory, now: EditedValues, direction: HistoryDirection) {
  const past = [...history.past]
  const future = [...history.future]
  const [from, to] = direction === 'undo' ? [past, future] : [future, past]
  let result: StepResult | null = null
  for (let step = from.pop(); step; step = from.pop()) {
    to.push({ ...step, typedIn: null })
    result = applyStep(step, now, direction)
    if (result) break
  }
  return { history: { past, future }, result }
}

const STORED_PICTURE_PATTERN = /\/media\/[^"\\\s]+/g

/** The uploaded pictures that a change would bring back into the card. The server may have deleted them as unused. */
export function listReturningPictures({ patch }: StepResult, { base, draft }: EditedValues): string[] {
  const used = JSON.stringify([base, draft])
  return [...new Set(JSON.stringify(patch).match(STORED_PICTURE_PATTERN))].filter((url) => !used.includes(`${url}"`))
}

/** Leaves out of a change the pictures that are no longer stored. */
export function omitPictures({ patch, inProgress }: StepResult, gone: string[]): StepResult {
  const kept = Object.entries(patch).filter(([, value]) => !gone.includes(value as string))
  const { gallery, ...others } = Object.fromEntries(kept) as CardPatch
  return { patch: gallery ? { ...others, gallery: gallery.filter(({ url }) => !gone.includes(url)) } : others, inProgress }
}
