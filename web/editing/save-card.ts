import type { Card } from '../../schema/card.ts'
import type { CardField } from '../../schema/card-fields.ts'
import { MESSAGES } from '../../schema/error.ts'
import { ApiError, call, errorCode, errorMessage } from '../lib/api.ts'
import { fieldErrors } from '../lib/form.ts'
import { changedElsewhere, type EditorState, type SaveFailure } from './draft.ts'
import { cameOf, type CardPatch } from './fields.ts'

/** In ms: a save without an answer by then counts as lost. */
const ANSWER_WITHIN = 30_000
const NO_ANSWER = 'The server did not answer in time.'
/** How often a save starts over because the card had moved on by this device's own doing. */
const ROUNDS = 3

export type SaveResult =
  | { kind: 'saved'; card: Card; sent: CardPatch }
  | { kind: 'conflicted'; card: Card; sent: CardPatch; message: string }
  | { kind: 'refused'; issues: Record<string, string>; sent: CardPatch; message: string }
  | { kind: 'failed'; failure: SaveFailure; sent: CardPatch; message: string }

interface Options {
  cardId: number
  /** `updatedAt` of the card that the edits were made on. */
  version: string
  sent: CardPatch
  /** What is being edited at the time of asking: it may have moved on while the save was on its way. */
  now: () => EditorState
  /** Called before each attempt with what it carries. */
  onSend: (sent: CardPatch) => void
  /** The stored card turned out to be this device's own doing: the edits go on from there. */
  onOwn: (card: Card) => void
}

/** Sends fields of a card. A 409 that this device caused itself, by a save whose answer was lost, is none. */
export async function saveCard({ cardId, version, sent, now, onSend, onOwn }: Options): Promise<SaveResult> {
  let fields = sent
  let updatedAt = version
  for (let round = 1; ; round++) {
    onSend(fields)
    try {
      const card = await call('PUT /api/business-cards/:id', {
        params: { id: cardId },
        body: { ...fields, updatedAt },
        signal: AbortSignal.timeout(ANSWER_WITHIN),
      })
      return { kind: 'saved', card, sent: fields }
    } catch (error) {
      const stored = isChanged(error) ? await readStored(cardId) : null
      if (!stored) return failureOf(error, fields)
      if (round === ROUNDS || changedElsewhere(now(), stored).length > 0)
        return { kind: 'conflicted', card: stored, sent: fields, message: MESSAGES.cardChanged }
      onOwn(stored)
      updatedAt = stored.updatedAt
      fields = stillToSay(fields, stored)
      if (Object.keys(fields).length === 0) return { kind: 'saved', card: stored, sent }
    }
  }
}

const isChanged = (error: unknown) => errorCode(error) === 'cardChanged'

function readStored(cardId: number): Promise<Card | null> {
  return call('GET /api/business-cards/:id', { params: { id: cardId }, signal: AbortSignal.timeout(ANSWER_WITHIN) }).catch(() => null)
}

function stillToSay(sent: CardPatch, stored: Card): CardPatch {
  return Object.fromEntries(Object.entries(sent).filter(([field, value]) => !cameOf(field as CardField, stored[field as CardField], value)))
}

function failureOf(error: unknown, sent: CardPatch): SaveResult {
  const known = error instanceof ApiError ? error : null
  const message = known ? errorMessage(known, 'Please try again.') : NO_ANSWER
  if (known?.code === 'slugTaken') return { kind: 'refused', issues: { slug: message }, sent, message }
  if (known && known.issues.length > 0) return { kind: 'refused', issues: fieldErrors(known), sent, message }
  return { kind: 'failed', failure: { status: known?.status ?? 0, message }, sent, message }
}
