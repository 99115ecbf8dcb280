import type { Card } from '../../schema/card.ts'
import type { CardField } from '../../schema/card-fields.ts'
import { MESSAGES } from '../../schema/error.ts'
import { ApiError, call, errorCode, errorMessage } from '../lib/api.ts'
import { fieldErrors } from '../lib/form.ts'
import { changedElsewhere, type EditorState, type SaveFailure } from './draft.ts'
import { matchesSent, type CardPatch } from './compare-fields.ts'

/** Timeout of a request, in ms. */
const TIMEOUT = 30_000
const NO_ANSWER = 'The server did not answer in time.'
/** How often a save is retried when only this device had changed the card. */
const ATTEMPTS_MAX = 3

export type SaveResult =
  | { kind: 'saved'; card: Card; sent: CardPatch }
  | { kind: 'conflicted'; card: Card; sent: CardPatch; message: string }
  | { kind: 'refused'; issues: Record<string, string>; sent: CardPatch; message: string }
  | { kind: 'failed'; failure: SaveFailure; sent: CardPatch; message: string }

interface Options {
  cardId: number
  /** `updatedAt` of the card that was edited. */
  version: string
  sent: CardPatch
  /** Returns the current state, which may change during the request. */
  getState: () => EditorState
  /** Called before each attempt with the fields that it sends. */
  onSend: (sent: CardPatch) => void
  /** Called with a stored card that only this device had changed. The draft continues from it. */
  onOwnChange: (card: Card) => void
}

/** Saves fields of a card. Retries after a 409 that this device caused itself, by a save whose answer was lost. */
export async function saveCard({ cardId, version, sent, getState, onSend, onOwnChange }: Options): Promise<SaveResult> {
  let fields = sent
  let updatedAt = version
  for (let attempt = 1; ; attempt++) {
    onSend(fields)
    try {
      const card = await call('PUT /api/business-cards/:id', {
        params: { id: cardId },
        body: { ...fields, updatedAt },
        signal: AbortSignal.timeout(TIMEOUT),
      })
      return { kind: 'saved', card, sent: fields }
    } catch (error) {
      const stored = isChanged(error) ? await readStored(cardId) : null
      if (!stored) return failureOf(error, fields)
      if (attempt === ATTEMPTS_MAX || changedElsewhere(getState(), stored).length > 0)
        return { kind: 'conflicted', card: stored, sent: fields, message: MESSAGES.cardChanged }
      onOwnChange(stored)
      updatedAt = stored.updatedAt
      fields = notYetStored(fields, stored)
      if (Object.keys(fields).length === 0) return { kind: 'saved', card: stored, sent }
    }
  }
}

const isChanged = (error: unknown) => errorCode(error) === 'cardChanged'

function readStored(cardId: number): Promise<Card | null> {
  return call('GET /api/business-cards/:id', { params: { id: cardId }, signal: AbortSignal.timeout(TIMEOUT) }).catch(() => null)
}

function notYetStored(sent: CardPatch, stored: Card): CardPatch {
  return Object.fromEntries(
    Object.entries(sent).filter(([field, value]) => !matchesSent(field as CardField, stored[field as CardField], value)),
  )
}

function failureOf(error: unknown, sent: CardPatch): SaveResult {
  const known = error instanceof ApiError ? error : null
  const message = known ? errorMessage(known, 'Please try again.') : NO_ANSWER
  if (known?.code === 'slugTaken') return { kind: 'refused', issues: { slug: message }, sent, message }
  if (known && known.issues.length > 0) return { kind: 'refused', issues: fieldErrors(known), sent, message }
  return { kind: 'failed', failure: { status: known?.status ?? 0, message }, sent, message }
}
