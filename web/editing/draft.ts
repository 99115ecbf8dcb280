import type { Card } from '../../schema/card.ts'
import { CARD_FIELD_KEYS, type CardField, fieldRule } from '../../schema/card-fields.ts'
import { ownValue } from '../../schema/own-value.ts'
import { type BegunEntry, type Stop, touchedEntries, untouchedEntries } from './begun.ts'
import { cameOf, type CardPatch, isSame } from './fields.ts'

/**
 * What is being edited. `base` is the card as the server last gave it, `draft` the same card with what was typed on top;
 * `issues` are the server's complaints by field.
 */
export interface EditorState {
  base: Card
  draft: Card
  /** What was begun in a form and is not part of the draft yet. */
  begun: BegunEntry[]
  /** The entry that stopped the last save, until something is typed in a form. */
  stop: Stop | null
  issues: Record<string, string>
  /** The fields that the last refused save named; a new list for each refusal. */
  refusal: string[]
  /** The card as somebody else left it since `base`, until a choice is made. */
  theirs: Card | null
  /** What was sent without an answer so far: the server may have stored it, or not. */
  unanswered: CardPatch[]
  /** Why the last save did not go through, where trying again may help. */
  failure: SaveFailure | null
  /** When edits that this device had kept were put back, in ms; null where there were none. */
  restoredAt: number | null
}

export interface SaveFailure {
  /** The answer's status, 0 where none came. */
  status: number
  message: string
}

/** What is changed; as a function of the draft where it builds on what stands there when the change arrives. */
export type CardEdit = CardPatch | ((draft: Card) => CardPatch)

/** A change to the entries that stand in forms, whatever they are when it arrives. */
export type BegunEdit = (begun: BegunEntry[]) => BegunEntry[]

export type EditorAction =
  | { type: 'loaded'; card: Card }
  | { type: 'edited'; patch: CardEdit }
  | { type: 'begun'; change: BegunEdit }
  /** A save takes along what stood in the forms. */
  | { type: 'taken'; patch: CardPatch }
  /** A save was stopped by an entry that is not complete. */
  | { type: 'stopped'; stop: Stop; begun: BegunEntry[] }
  /** Everything typed is given up for the card as it is stored now. */
  | { type: 'replaced'; card: Card }
  | { type: 'sent'; sent: CardPatch }
  /** A save went through: `sent` is what it carried, `card` what the server made of it. */
  | { type: 'saved'; card: Card; sent: CardPatch }
  | { type: 'refused'; sent: CardPatch; issues: Record<string, string> }
  | { type: 'failed'; sent: CardPatch; failure: SaveFailure }
  /** The card is another one than `base`, and not by this device's own doing. */
  | { type: 'conflicted'; sent: CardPatch; card: Card }
  /** The newer card with what is to stay of this device's edits on top: all of them without `keep`. */
  | { type: 'rebased'; card: Card; keep?: CardPatch }
  | { type: 'noticed' }

export function openDraft(card: Card): EditorState {
  return {
    base: card,
    draft: card,
    begun: [],
    stop: null,
    issues: {},
    refusal: [],
    theirs: null,
    unanswered: [],
    failure: null,
    restoredAt: null,
  }
}

/** The fields in which the draft differs from the stored card: what a save has to send. */
export function changesOf({ base, draft }: Pick<EditorState, 'base' | 'draft'>): CardPatch {
  return Object.fromEntries(
    CARD_FIELD_KEYS.filter((field) => !isSame(field, base[field], draft[field])).map((field) => [field, draft[field]]),
  )
}

export function isDirty(state: EditorState): boolean {
  return CARD_FIELD_KEYS.some((field) => !isSame(field, state.base[field], state.draft[field]))
}

/** True when closing the page would lose something: a changed field, or an entry that is half typed. */
export function isUnsaved(state: EditorState): boolean {
  return isDirty(state) || touchedEntries(state.begun).length > 0
}

/**
 * The fields that somebody else changed since `base`, by the card as it is stored now. What this device typed or sent
 * itself is its own doing, even where no answer ever came.
 */
export function changedElsewhere({ base, draft, unanswered }: EditorState, stored: Card): CardField[] {
  return CARD_FIELD_KEYS.filter(
    (field) =>
      !isSame(field, base[field], stored[field]) &&
      !cameOf(field, stored[field], draft[field]) &&
      !unanswered.some((sent) => field in sent && cameOf(field, stored[field], sent[field])),
  )
}

type Entries = Record<string, unknown>

/** The entries of a map that differ from `base`, put on top of what it holds elsewhere by now. */
function mergeEntries(base: Entries, mine: Entries, theirs: Entries): Entries {
  const merged = new Map(Object.entries(theirs))
  for (const key of new Set([...Object.keys(base), ...Object.keys(mine)])) {
    if (ownValue(base, key) === ownValue(mine, key)) continue
    if (Object.hasOwn(mine, key)) merged.set(key, mine[key])
    else merged.delete(key)
  }
  return Object.fromEntries(merged)
}

/** What was changed here, as it is on top of a newer card: whole fields, of maps the single entries. */
function merged(state: EditorState, newer: Card): CardPatch {
  const changes = changesOf(state)
  const entries = (card: Card, field: CardField) => (card[field] ?? {}) as Entries
  return Object.fromEntries(
    Object.entries(changes).map(([key, value]) => {
      const field = key as CardField
      if (!fieldRule(field).mergeEntries) return [field, value]
      return [field, mergeEntries(entries(state.base, field), entries(state.draft, field), entries(newer, field))]
    }),
  )
}

/** The stored card with what this device still has to say on top. */
export function rebase(state: EditorState, stored: Card, keep: CardPatch = merged(state, stored)): EditorState {
  const left = Object.entries(keep).filter(([field, value]) => !cameOf(field as CardField, stored[field as CardField], value))
  return { ...openDraft(stored), draft: { ...stored, ...Object.fromEntries(left) }, begun: state.begun }
}

/** An empty text is no text, except the slug's, which has to be typed anew before it can be saved. */
function cleaned(patch: CardPatch): CardPatch {
  return Object.fromEntries(Object.entries(patch).map(([field, value]) => [field, value === '' && field !== 'slug' ? null : value]))
}

function without(issues: Record<string, string>, fields: string[]) {
  return Object.fromEntries(Object.entries(issues).filter(([path]) => !fields.includes(path.split('.')[0]!)))
}

/** Answers that say for certain that nothing was stored. */
const isFinal = (status: number) => status >= 400 && status < 500

export function editDraft(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'loaded':
      if (!isDirty(state)) {
        return { ...openDraft(action.card), begun: state.begun, restoredAt: isUnsaved(state) ? state.restoredAt : null }
      }
      return state.theirs ? { ...state, theirs: action.card } : state
    case 'edited': {
      const patch = typeof action.patch === 'function' ? action.patch(state.draft) : action.patch
      return { ...state, draft: { ...state.draft, ...cleaned(patch) }, issues: without(state.issues, Object.keys(patch)) }
    }
    case 'begun':
      return { ...state, begun: action.change(state.begun), stop: null }
    case 'taken':
      return { ...state, draft: { ...state.draft, ...action.patch }, begun: untouchedEntries(state.begun), stop: null }
    case 'stopped':
      return { ...state, begun: action.begun, stop: action.stop }
    case 'replaced':
      return openDraft(action.card)
    case 'sent':
      return { ...state, unanswered: [...state.unanswered, action.sent] }
    case 'saved': {
      // What was typed while the save was on its way is newer than the answer.
      const typedSince = Object.fromEntries(
        Object.entries(changesOf(state)).filter(
          // A field that was emptied and not sent is no field that was sent as none.
          ([field, value]) => !(field in action.sent) || !isSame(field as CardField, value, action.sent[field as CardField]),
        ),
      )
      return { ...openDraft(action.card), draft: { ...action.card, ...typedSince }, begun: state.begun }
    }
    case 'refused':
      return {
        ...answered(state, action.sent),
        failure: null,
        issues: action.issues,
        refusal: Object.keys(action.issues).map((path) => path.split('.')[0]!),
      }
    case 'failed':
      return { ...(isFinal(action.failure.status) ? answered(state, action.sent) : state), failure: action.failure }
    case 'conflicted':
      return { ...answered(state, action.sent), failure: null, theirs: action.card }
    case 'rebased':
      return rebase(state, action.card, action.keep)
    case 'noticed':
      return { ...state, restoredAt: null }
  }
}

function answered(state: EditorState, sent: CardPatch): EditorState {
  return { ...state, unanswered: state.unanswered.filter((patch) => patch !== sent) }
}
