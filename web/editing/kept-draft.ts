import type { Card } from '../../schema/card.ts'
import { CARD_FIELD_KEYS, type CardField } from '../../schema/card-fields.ts'
import { ownValue } from '../../schema/own-value.ts'
import { type BegunEntry, joinedEntries, readEntries } from './begun.ts'
import { changedElsewhere, changesOf, type EditorState, isUnsaved, openDraft, rebase } from './draft.ts'
import { isGone } from './draft-keys.ts'
import { tellRoom } from '../lib/draft-storage.ts'
import { type CardPatch, isSame } from './fields.ts'

/** Edits that were not saved, as the browser keeps them: with the card that they were made on. */
export interface KeptDraft {
  base: Card
  changes: CardPatch
  begun: BegunEntry[]
  unanswered: CardPatch[]
  /** In ms. */
  at: number
}
/** A draft and where it is kept. */
export interface FoundDraft {
  key: string
  kept: KeptDraft
}
/** What another tab left that cannot be had together with the rest: the card as it would be by it. */
export interface OtherDraft {
  key: string
  at: number
  card: Card
  begun: BegunEntry[]
}

function isKept(value: unknown): value is KeptDraft {
  const kept = value as Partial<KeptDraft> | null
  return (
    typeof kept === 'object' &&
    kept !== null &&
    typeof kept.base?.updatedAt === 'string' &&
    typeof kept.changes === 'object' &&
    Array.isArray(kept.unanswered) &&
    typeof kept.at === 'number'
  )
}

/** The draft that is kept under a key, or null. */
export function readKept(key: string): KeptDraft | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isKept(value) ? { ...value, begun: readEntries(value.begun) } : null
  } catch {
    return null
  }
}

/** Keeps what is unsaved in `state` under `key`, or nothing where nothing is; what was taken up from elsewhere goes there. */
export function keepDraft(userId: number, key: string, state: EditorState, taken: string[] = []) {
  if (isGone(userId)) return
  try {
    if (isUnsaved(state)) {
      const { base, begun, unanswered } = state
      const kept: KeptDraft = { base, changes: changesOf(state), begun, unanswered, at: Date.now() }
      localStorage.setItem(key, JSON.stringify(kept))
    } else localStorage.removeItem(key)
    for (const other of taken) if (other !== key) localStorage.removeItem(other)
    tellRoom(true)
  } catch {
    // Storage is off or full: the page says so, and asks before it is left.
    tellRoom(!isUnsaved(state))
  }
}

/** Drops a draft for good. */
export function dropKept(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing is kept then.
  }
}

function restoreDraft(card: Card, kept: KeptDraft): EditorState {
  if (kept.base.id !== card.id) return openDraft(card)
  const state: EditorState = {
    ...openDraft(kept.base),
    draft: { ...kept.base, ...kept.changes },
    begun: kept.begun,
    unanswered: kept.unanswered,
    restoredAt: kept.at,
  }
  if (changedElsewhere(state, card).length > 0) return { ...state, theirs: card }
  const rebased = rebase(state, card)
  return isUnsaved(rebased) ? { ...rebased, restoredAt: kept.at } : rebased
}

/** True when two drafts of a card hold different things in one place: of social links in the same one. */
function clash(field: CardField, base: Card, one: Card, other: Card): boolean {
  const [was, a, b] = [base[field], one[field], other[field]]
  if (isSame(field, was, a) || isSame(field, was, b) || isSame(field, a, b)) return false
  if (field !== 'socialLinks') return true
  const [links, mine, theirs] = [base.socialLinks, one.socialLinks, other.socialLinks]
  return Object.keys({ ...links, ...mine, ...theirs }).some(
    (key) =>
      ownValue(mine, key) !== ownValue(links, key) &&
      ownValue(theirs, key) !== ownValue(links, key) &&
      ownValue(mine, key) !== ownValue(theirs, key),
  )
}

/**
 * The card to edit, with the edits that were kept back in their places, the newest draft first. Those of other tabs join
 * it (`taken` is where they were kept); where they contradict it they are `others`, for their owner to decide.
 */
export function restoreDrafts(card: Card, found: FoundDraft[]): { state: EditorState; taken: string[]; others: OtherDraft[] } {
  let state = null as EditorState | null
  const taken: string[] = []
  const others: OtherDraft[] = []
  for (const { key, kept } of found) {
    const more = restoreDraft(card, kept)
    if (!isUnsaved(more) || !state) {
      state ??= isUnsaved(more) ? more : null
      taken.push(key)
    } else if (state.theirs || more.theirs || CARD_FIELD_KEYS.some((field) => clash(field, card, state!.draft, more.draft))) {
      others.push({ key, at: kept.at, card: rebase(more, card).draft, begun: more.begun })
    } else {
      state = {
        ...state,
        draft: rebase(more, state.draft).draft,
        begun: joinedEntries(state.begun, more.begun),
        unanswered: [...state.unanswered, ...more.unanswered],
      }
      taken.push(key)
    }
  }
  return { state: state ?? openDraft(card), taken, others }
}
