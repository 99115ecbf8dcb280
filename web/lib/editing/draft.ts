import { CardFields, type Card } from '../../../schema/card.ts'

/** The fields of a card that an editor may change. */
export type CardPatch = Partial<Pick<Card, EditableField>>
type EditableField = keyof typeof CardFields.shape
const FIELDS = Object.keys(CardFields.shape) as EditableField[]

/**
 * What is being edited. `base` is the card as the server last gave it, `draft` the same card with what was typed on top;
 * `issues` are the server's complaints by field, `conflict` that the card was changed elsewhere since `base`.
 */
export interface EditorState {
  base: Card
  draft: Card
  issues: Record<string, string>
  conflict: boolean
  /** The fields that the last refused save named; a new list for each refusal. */
  refusal: string[]
}

export type EditorAction =
  | { type: 'loaded'; card: Card }
  | { type: 'edited'; patch: CardPatch }
  /** Everything typed is given up for the card as it is stored now. */
  | { type: 'replaced'; card: Card }
  /** A save went through: `sent` is what it carried, `card` what the server made of it. */
  | { type: 'saved'; card: Card; sent: CardPatch }
  | { type: 'refused'; issues: Record<string, string> }
  | { type: 'conflicted' }
  /** The newer card of another device, with this one's edits put on top again. */
  | { type: 'rebased'; card: Card }

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

export function openDraft(card: Card): EditorState {
  return { base: card, draft: card, issues: {}, conflict: false, refusal: [] }
}

/** The fields in which the draft differs from the stored card: what a save has to send. */
export function changesOf({ base, draft }: EditorState): CardPatch {
  return Object.fromEntries(FIELDS.filter((field) => !same(base[field], draft[field])).map((field) => [field, draft[field]]))
}

export function isDirty(state: EditorState): boolean {
  return FIELDS.some((field) => !same(state.base[field], state.draft[field]))
}

/** An empty text is no text, except the slug's, which has to be typed anew before it can be saved. */
function cleaned(patch: CardPatch): CardPatch {
  return Object.fromEntries(Object.entries(patch).map(([field, value]) => [field, value === '' && field !== 'slug' ? null : value]))
}

/** The entries of a map that differ from `base`, put on top of what it holds elsewhere by now. */
function mergeEntries(base: object, mine: object, theirs: object): object {
  const [was, is] = [base as Record<string, unknown>, mine as Record<string, unknown>]
  const merged: Record<string, unknown> = { ...theirs }
  for (const key of new Set([...Object.keys(was), ...Object.keys(is)])) {
    if (same(was[key], is[key])) continue
    if (Object.hasOwn(is, key)) merged[key] = is[key]
    else delete merged[key]
  }
  return merged
}

/** What was changed here, as it is on top of a newer card: whole fields, of maps the single entries. */
function rebase(state: EditorState, newer: Card): CardPatch {
  const changes = changesOf(state)
  const { base, draft } = state
  return {
    ...changes,
    ...(changes.socialLinks && { socialLinks: mergeEntries(base.socialLinks, draft.socialLinks, newer.socialLinks) }),
    ...(changes.customizations && { customizations: mergeEntries(base.customizations, draft.customizations, newer.customizations) }),
  } as CardPatch
}

function without(issues: Record<string, string>, fields: string[]) {
  return Object.fromEntries(Object.entries(issues).filter(([path]) => !fields.includes(path.split('.')[0]!)))
}

export function editDraft(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'loaded':
      return isDirty(state) ? state : openDraft(action.card)
    case 'edited':
      return { ...state, draft: { ...state.draft, ...cleaned(action.patch) }, issues: without(state.issues, Object.keys(action.patch)) }
    case 'replaced':
      return openDraft(action.card)
    case 'saved': {
      // What was typed while the save was on its way is newer than the answer.
      const typedSince = Object.fromEntries(
        Object.entries(changesOf(state)).filter(([field, value]) => !same(value, action.sent[field as EditableField])),
      )
      return { ...openDraft(action.card), draft: { ...action.card, ...typedSince } }
    }
    case 'refused':
      return { ...state, issues: action.issues, refusal: Object.keys(action.issues).map((path) => path.split('.')[0]!) }
    case 'conflicted':
      return { ...state, conflict: true }
    case 'rebased':
      return { ...openDraft(action.card), draft: { ...action.card, ...rebase(state, action.card) } }
  }
}
