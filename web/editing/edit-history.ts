import { type Card, CardFieldsInput } from '../../schema/card.ts'
import { CARD_FIELD_NAMES, CARD_IMAGE_FIELD_NAMES, type CardFieldName, type CardImageFieldName } from '../../schema/card-fields.ts'
import { imageStorageKeyOfUrl } from '../../schema/image.ts'
import { type CardPatch, isSameFieldValue, matchesStoredValue, normalizeFieldValue } from './compare-fields.ts'
import type { CardEditorState } from './draft.ts'
import { type HalfTypedEntry, listChangedEntries } from './in-progress.ts'
import { MERGE_CONFLICT, mergeFieldValues } from './merge-values.ts'

export type EditedValues = Pick<CardEditorState, 'base' | 'draft' | 'inProgress' | 'theirs'>

interface FieldChange {
  field: CardFieldName
  before: unknown
  after: unknown
}

export interface EditStep {
  fields: FieldChange[]
  entries: { before: HalfTypedEntry[]; after: HalfTypedEntry[] } | null
}

interface RecordedStep extends EditStep {
  at: number
  typedIn: object | null
}

export interface EditHistory {
  past: RecordedStep[]
  future: RecordedStep[]
}
export type HistoryDirection = 'undo' | 'redo'

export const UNDO_STEPS_MAX = 200
/** Everything typed into one control is undone together, until the user pauses for this long. */
const TYPING_PAUSE_MS = 1000

export const EMPTY_EDIT_HISTORY: EditHistory = { past: [], future: [] }

const areSameEntries = (a: HalfTypedEntry[], b: HalfTypedEntry[]) =>
  a === b || JSON.stringify(listChangedEntries(a)) === JSON.stringify(listChangedEntries(b))

/** True if a newer card from the server has replaced the user's change of this field, for example after Reset. */
function isChangeDiscarded(field: CardFieldName, before: EditedValues, after: EditedValues): boolean {
  return (
    !isSameFieldValue(field, before.base[field], before.draft[field]) &&
    isSameFieldValue(field, after.base[field], after.draft[field]) &&
    !matchesStoredValue(field, after.draft[field], before.draft[field])
  )
}

/** True if the user saw another device's change of this field and has just chosen their own value instead. */
function isChosenOverTheirs(field: CardFieldName, before: EditedValues, after: EditedValues): boolean {
  return (
    before.theirs !== null &&
    !isSameFieldValue(field, before.base[field], after.base[field]) &&
    !isSameFieldValue(field, after.base[field], after.draft[field])
  )
}

function findFieldChange(field: CardFieldName, before: EditedValues, after: EditedValues): FieldChange[] {
  const [was, is] = [before.draft[field], after.draft[field]]
  if (before.base === after.base) return isSameFieldValue(field, was, is) ? [] : [{ field, before: was, after: is }]
  if (isChosenOverTheirs(field, before, after)) return [{ field, before: after.base[field], after: is }]
  return isChangeDiscarded(field, before, after) ? [{ field, before: was, after: is }] : []
}

/**
 * Returns what the user edited between two states of the editor, or null. If the card was saved or reloaded in between, only two kinds of
 * differences count: user changes that the newer card replaced, and values that the user chose over another device's.
 */
export function findEditBetween(before: EditedValues, after: EditedValues): EditStep | null {
  const fields = CARD_FIELD_NAMES.flatMap((field) => findFieldChange(field, before, after))
  const entries = areSameEntries(before.inProgress, after.inProgress) ? null : { before: before.inProgress, after: after.inProgress }
  return fields.length > 0 || entries ? { fields, entries } : null
}

export function createEditStep(before: CardPatch, after: CardPatch): EditStep {
  const fields = Object.keys(after) as (keyof CardPatch & CardFieldName)[]
  return { fields: fields.map((field) => ({ field, before: before[field], after: after[field] })), entries: null }
}

const fieldNamesOf = ({ fields, entries }: EditStep) => [...fields.map(({ field }) => field), entries && 'entries'].join()

export function recordEditStep({ past }: EditHistory, step: EditStep, at: number, typedIn: object | null): EditHistory {
  const last = past.at(-1)
  const continues =
    last && typedIn && last.typedIn === typedIn && at - last.at < TYPING_PAUSE_MS && fieldNamesOf(last) === fieldNamesOf(step)
  if (!continues) return { past: [...past, { ...step, at, typedIn }].slice(-UNDO_STEPS_MAX), future: [] }
  const fields = step.fields.map((change, index) => ({ ...change, before: last.fields[index]!.before }))
  const entries = step.entries && { ...step.entries, before: last.entries!.before }
  return { past: past.with(-1, { fields, entries, at, typedIn }), future: [] }
}

export interface EditStepResult {
  patch: CardPatch
  inProgress: HalfTypedEntry[] | null
}

/**
 * Repeats a change on the field's current value. Returns MERGE_CONFLICT if others have changed it, or if the server would refuse the
 * result.
 */
function repeatChange(field: CardFieldName, from: unknown, to: unknown, current: unknown): unknown {
  // A saved value may differ from the typed one, for example without spaces at its end.
  const [stored, now] = [normalizeFieldValue(field, from), normalizeFieldValue(field, current)]
  if (isSameFieldValue(field, stored, now)) return to
  const merged = mergeFieldValues(field, stored, normalizeFieldValue(field, to), now)
  return CardFieldsInput.shape[field].safeParse(merged).success ? merged : MERGE_CONFLICT
}

function applyFieldChanges(changes: FieldChange[], draft: Card, direction: HistoryDirection): CardPatch | typeof MERGE_CONFLICT {
  const patch: Record<string, unknown> = {}
  for (const { field, before, after } of changes) {
    const [from, to] = direction === 'undo' ? [after, before] : [before, after]
    if (isSameFieldValue(field, draft[field], to)) continue
    const value = repeatChange(field, from, to, draft[field])
    if (value === MERGE_CONFLICT) return MERGE_CONFLICT
    patch[field] = value
  }
  return patch as CardPatch
}

/** Undoes or redoes one step. Returns MERGE_CONFLICT if any part of the step contradicts a newer change. */
export function applyEditStep(
  step: EditStep,
  now: EditedValues,
  direction: HistoryDirection,
): EditStepResult | null | typeof MERGE_CONFLICT {
  const patch = applyFieldChanges(step.fields, now.draft, direction)
  if (patch === MERGE_CONFLICT) return MERGE_CONFLICT
  const entries = step.entries && (direction === 'undo' ? step.entries.before : step.entries.after)
  const inProgress = entries && !areSameEntries(entries, now.inProgress) ? entries : null
  return Object.keys(patch).length > 0 || inProgress ? { patch, inProgress } : null
}

/**
 * Returns a function that applies the change to the latest draft. That draft may contain an edit that React has not rendered yet, such as
 * an uploaded picture.
 */
export function createEditUpdater(before: Card, patch: CardPatch): (draft: Card) => CardPatch {
  const { fields } = createEditStep(before as CardPatch, patch)
  return (draft) => {
    const applied = applyFieldChanges(fields, draft, 'redo')
    return applied === MERGE_CONFLICT ? {} : applied
  }
}

/**
 * Undoes or redoes the next step that changes something; `result` is null if there is none. `skipped` lists the fields of steps that were
 * dropped because they contradict newer changes.
 */
export function undoOrRedoStep(history: EditHistory, now: EditedValues, direction: HistoryDirection) {
  const past = [...history.past]
  const future = [...history.future]
  const [from, to] = direction === 'undo' ? [past, future] : [future, past]
  const skipped: CardFieldName[] = []
  let result: EditStepResult | null = null
  for (let step = from.pop(); step; step = from.pop()) {
    const applied = applyEditStep(step, now, direction)
    if (applied === MERGE_CONFLICT) {
      skipped.push(...step.fields.map(({ field }) => field))
      continue
    }
    to.push({ ...step, typedIn: null })
    result = applied
    if (result) break
  }
  return { history: { past, future }, result, skipped }
}

function listPictures(fields: Pick<CardPatch, CardImageFieldName | 'gallery'>): string[] {
  const urls = [...CARD_IMAGE_FIELD_NAMES.map((field) => fields[field]), ...(fields.gallery ?? []).map(({ url }) => url)]
  return urls.filter((url) => typeof url === 'string' && imageStorageKeyOfUrl(url) !== null) as string[]
}

/** Lists the uploaded pictures that a change would bring back into the card. The server may have deleted them as unused. */
export function listReturningPictures({ patch }: EditStepResult, { base, draft }: EditedValues): string[] {
  const used = new Set([...listPictures(base), ...listPictures(draft)])
  return [...new Set(listPictures(patch))].filter((url) => !used.has(url))
}

export function omitPictures({ patch, inProgress }: EditStepResult, gone: string[]): EditStepResult {
  const kept = Object.entries(patch).filter(([, value]) => !gone.includes(value as string))
  const { gallery, ...others } = Object.fromEntries(kept) as CardPatch
  return { patch: gallery ? { ...others, gallery: gallery.filter(({ url }) => !gone.includes(url)) } : others, inProgress }
}
