import type { Card } from '../../schema/card.ts'
import { CARD_FIELD_KEYS, type CardField, fieldRule } from '../../schema/card-fields.ts'
import { ownValue } from '../../schema/own-value.ts'
import { type InProgressEntry, type IncompleteEntry, modifiedEntries, unmodifiedEntries } from './in-progress.ts'
import { matchesSent, type CardPatch, isSame } from './compare-fields.ts'

/**
 * State of an editor. `base` is the card as last received from the server, `draft` the card with the local edits, and
 * `issues` holds the server's error messages by field path.
 */
export interface EditorState {
  base: Card
  draft: Card
  /** Entries that are typed into a form and not part of the draft yet. */
  inProgress: InProgressEntry[]
  /** The entry that stopped the last save; null again once the user types into a form. */
  incomplete: IncompleteEntry | null
  issues: Record<string, string>
  /** The fields that the server refused in the last save. Each refusal makes a new array. */
  refusal: string[]
  /** The stored card after a conflicting change by someone else; null once the user resolved the conflict. */
  theirs: Card | null
  /** Changes that were sent and not answered. The server may have stored them. */
  unanswered: CardPatch[]
  /** Why the last save failed, if a retry may help. */
  failure: SaveFailure | null
  /** When the restored draft was stored, in ms since 1970; null if no draft was restored. */
  restoredAt: number | null
}

export interface SaveFailure {
  /** HTTP status; 0 without an answer. */
  status: number
  message: string
}

/** A change to the draft. As a function, it builds on the draft at the time it is applied. */
export type CardEdit = CardPatch | ((draft: Card) => CardPatch)

/** A change to the in-progress entries. */
export type EntriesEdit = (inProgress: InProgressEntry[]) => InProgressEntry[]

export type EditorAction =
  | { type: 'loaded'; card: Card }
  | { type: 'edited'; patch: CardEdit }
  | { type: 'entriesEdited'; change: EntriesEdit }
  /** A save moved the in-progress entries into the draft. */
  | { type: 'entriesJoined'; patch: CardPatch }
  /** An incomplete entry stopped a save. */
  | { type: 'entryIncomplete'; incomplete: IncompleteEntry; inProgress: InProgressEntry[] }
  /** All local edits are discarded for the stored card. */
  | { type: 'replaced'; card: Card }
  | { type: 'sent'; sent: CardPatch }
  /** The server stored `sent` and answered with `card`. */
  | { type: 'saved'; card: Card; sent: CardPatch }
  | { type: 'refused'; sent: CardPatch; issues: Record<string, string> }
  | { type: 'failed'; sent: CardPatch; failure: SaveFailure }
  /** Someone else changed the card since `base`. */
  | { type: 'conflictFound'; sent: CardPatch; card: Card }
  /** Local edits are applied on top of a newer card: those in `keep`, by default all. */
  | { type: 'rebased'; card: Card; keep?: CardPatch }
  | { type: 'noticeClosed' }

export function openDraft(card: Card): EditorState {
  return {
    base: card,
    draft: card,
    inProgress: [],
    incomplete: null,
    issues: {},
    refusal: [],
    theirs: null,
    unanswered: [],
    failure: null,
    restoredAt: null,
  }
}

/** The fields in which the draft differs from the stored card. A save sends these. */
export function changesOf({ base, draft }: Pick<EditorState, 'base' | 'draft'>): CardPatch {
  return Object.fromEntries(
    CARD_FIELD_KEYS.filter((field) => !isSame(field, base[field], draft[field])).map((field) => [field, draft[field]]),
  )
}

export function isDirty(state: EditorState): boolean {
  return CARD_FIELD_KEYS.some((field) => !isSame(field, state.base[field], state.draft[field]))
}

/** True with a changed field or a modified in-progress entry. */
export function isUnsaved(state: EditorState): boolean {
  return isDirty(state) || modifiedEntries(state.inProgress).length > 0
}

/** The fields of the stored card that someone else changed since `base`. Values that this device typed or sent do not count, even if unanswered. */
export function changedElsewhere({ base, draft, unanswered }: EditorState, stored: Card): CardField[] {
  return CARD_FIELD_KEYS.filter(
    (field) =>
      !isSame(field, base[field], stored[field]) &&
      !matchesSent(field, stored[field], draft[field]) &&
      !unanswered.some((sent) => field in sent && matchesSent(field, stored[field], sent[field])),
  )
}

type Entries = Record<string, unknown>

/** Merges objects entry by entry: entries that differ between `base` and `mine` replace those of `theirs`. */
function mergeByEntry(base: Entries, mine: Entries, theirs: Entries): Entries {
  const merged = new Map(Object.entries(theirs))
  for (const key of new Set([...Object.keys(base), ...Object.keys(mine)])) {
    if (ownValue(base, key) === ownValue(mine, key)) continue
    if (Object.hasOwn(mine, key)) merged.set(key, mine[key])
    else merged.delete(key)
  }
  return Object.fromEntries(merged)
}

/** The local changes on top of a newer card. Objects marked `mergeEntries` are merged, any other field is replaced. */
function merged(state: EditorState, newer: Card): CardPatch {
  const changes = changesOf(state)
  const entries = (card: Card, field: CardField) => (card[field] ?? {}) as Entries
  return Object.fromEntries(
    Object.entries(changes).map(([key, value]) => {
      const field = key as CardField
      if (!fieldRule(field).mergeEntries) return [field, value]
      return [field, mergeByEntry(entries(state.base, field), entries(state.draft, field), entries(newer, field))]
    }),
  )
}

/** The stored card with the local changes that it does not contain yet. */
export function rebase(state: EditorState, stored: Card, keep: CardPatch = merged(state, stored)): EditorState {
  const left = Object.entries(keep).filter(([field, value]) => !matchesSent(field as CardField, stored[field as CardField], value))
  return { ...openDraft(stored), draft: { ...stored, ...Object.fromEntries(left) }, inProgress: state.inProgress }
}

/** Replaces empty strings by null, except for the slug, which may be empty only while it is typed. */
function emptyToNull(patch: CardPatch): CardPatch {
  return Object.fromEntries(Object.entries(patch).map(([field, value]) => [field, value === '' && field !== 'slug' ? null : value]))
}

function withoutIssuesOf(issues: Record<string, string>, fields: string[]) {
  return Object.fromEntries(Object.entries(issues).filter(([path]) => !fields.includes(path.split('.')[0]!)))
}

/** True for a status that proves that nothing was stored. */
const isFinal = (status: number) => status >= 400 && status < 500

export function editDraft(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'loaded':
      if (!isDirty(state)) {
        return { ...openDraft(action.card), inProgress: state.inProgress, restoredAt: isUnsaved(state) ? state.restoredAt : null }
      }
      return state.theirs ? { ...state, theirs: action.card } : state
    case 'edited': {
      const patch = typeof action.patch === 'function' ? action.patch(state.draft) : action.patch
      return { ...state, draft: { ...state.draft, ...emptyToNull(patch) }, issues: withoutIssuesOf(state.issues, Object.keys(patch)) }
    }
    case 'entriesEdited':
      return { ...state, inProgress: action.change(state.inProgress), incomplete: null }
    case 'entriesJoined':
      return { ...state, draft: { ...state.draft, ...action.patch }, inProgress: unmodifiedEntries(state.inProgress), incomplete: null }
    case 'entryIncomplete':
      return { ...state, inProgress: action.inProgress, incomplete: action.incomplete }
    case 'replaced':
      return openDraft(action.card)
    case 'sent':
      return { ...state, unanswered: [...state.unanswered, action.sent] }
    case 'saved': {
      // Edits made during the request are newer than its answer.
      const typedSince = Object.fromEntries(
        Object.entries(changesOf(state)).filter(
          // `in` tells a field that was sent as null from one that was not sent.
          ([field, value]) => !(field in action.sent) || !isSame(field as CardField, value, action.sent[field as CardField]),
        ),
      )
      return { ...openDraft(action.card), draft: { ...action.card, ...typedSince }, inProgress: state.inProgress }
    }
    case 'refused':
      return {
        ...withoutUnanswered(state, action.sent),
        failure: null,
        issues: action.issues,
        refusal: Object.keys(action.issues).map((path) => path.split('.')[0]!),
      }
    case 'failed':
      return { ...(isFinal(action.failure.status) ? withoutUnanswered(state, action.sent) : state), failure: action.failure }
    case 'conflictFound':
      return { ...withoutUnanswered(state, action.sent), failure: null, theirs: action.card }
    case 'rebased':
      return rebase(state, action.card, action.keep)
    case 'noticeClosed':
      return { ...state, restoredAt: null }
  }
}

function withoutUnanswered(state: EditorState, sent: CardPatch): EditorState {
  return { ...state, unanswered: state.unanswered.filter((patch) => patch !== sent) }
}
