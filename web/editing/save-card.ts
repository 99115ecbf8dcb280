import type { Card } from '../../schema/card.ts'
import type { CardFieldName } from '../../schema/card-fields.ts'
import { SHARED_ERROR_MESSAGES } from '../../schema/error.ts'
import { ApiError, requestApi, errorCodeOf, errorMessageOf } from '../lib/api.ts'
import { fieldErrorsOf } from '../lib/form.ts'
import { type CardEditorAction, listFieldsEditedElsewhere, type CardEditorState, type SaveFailure } from './draft.ts'
import { matchesStoredValue, type CardPatch } from './compare-fields.ts'

const SAVE_TIMEOUT_MS = 30_000
const NO_SERVER_RESPONSE_TEXT = 'The server did not answer in time.'
/** Maximum number of attempts, if only an earlier save of this device makes the server refuse a save. */
const SAVE_ATTEMPTS_MAX = 3

export type SaveCardResult =
  | { type: 'saved'; card: Card; sent: CardPatch }
  | { type: 'conflictFound'; card: Card; sent: CardPatch; message: string }
  | { type: 'refused'; issues: Record<string, string>; sent: CardPatch; message: string }
  | { type: 'failed'; failure: SaveFailure; sent: CardPatch; message: string }

interface SaveCardOptions {
  cardId: number
  /** `updatedAt` of the card that the user edited. If the server's card is newer, the server refuses the save. */
  version: string
  sent: CardPatch
  /** True if the save was waiting for the network. If the server fails now, the save goes on waiting. */
  isRetry: boolean
  getState: () => CardEditorState
  dispatch: (action: CardEditorAction) => void
}

/** Saves changed fields of a card. After a conflict (409) that only this device's own earlier save caused, sends them again. */
export async function saveCard({ cardId, version, sent, isRetry, getState, dispatch }: SaveCardOptions): Promise<SaveCardResult> {
  let fields = sent
  let updatedAt = version
  for (let attempt = 1; ; attempt++) {
    dispatch({ type: 'sent', sent: fields })
    try {
      const card = await requestApi('PUT /api/business-cards/:id', {
        params: { id: cardId },
        body: { ...fields, updatedAt },
        signal: AbortSignal.timeout(SAVE_TIMEOUT_MS),
      })
      return { type: 'saved', card, sent: fields }
    } catch (error) {
      const stored = isCardChangedError(error) ? await fetchCardFromServer(cardId) : null
      if (!stored) return saveResultOfError(error, fields, isRetry)
      if (attempt === SAVE_ATTEMPTS_MAX || listFieldsEditedElsewhere(getState(), stored).length > 0)
        return { type: 'conflictFound', card: stored, sent: fields, message: SHARED_ERROR_MESSAGES.cardChanged }
      dispatch({ type: 'rebased', card: stored })
      updatedAt = stored.updatedAt
      fields = unstoredFieldsOf(fields, stored)
      if (Object.keys(fields).length === 0) return { type: 'saved', card: stored, sent }
    }
  }
}

/** HTTP statuses that say nothing about the save itself, for example those of an overloaded server. */
const TRANSIENT_STATUSES = [408, 425, 429]

/**
 * True if a save should wait and be sent again: the server did not answer, or the save waited already (`isRetry`) and the server has a
 * temporary problem.
 */
export const shouldRetrySave = (status: number, isRetry: boolean) =>
  status === 0 || (isRetry && (status >= 500 || TRANSIENT_STATUSES.includes(status)))

const isCardChangedError = (error: unknown) => errorCodeOf(error) === 'cardChanged'

function fetchCardFromServer(cardId: number): Promise<Card | null> {
  return requestApi('GET /api/business-cards/:id', { params: { id: cardId }, signal: AbortSignal.timeout(SAVE_TIMEOUT_MS) }).catch(
    () => null,
  )
}

function unstoredFieldsOf(sent: CardPatch, stored: Card): CardPatch {
  return Object.fromEntries(
    Object.entries(sent).filter(([field, value]) => !matchesStoredValue(field as CardFieldName, stored[field as CardFieldName], value)),
  )
}

function saveResultOfError(error: unknown, sent: CardPatch, isRetry: boolean): SaveCardResult {
  const known = error instanceof ApiError ? error : null
  const message = known ? errorMessageOf(known, 'Please try again.') : NO_SERVER_RESPONSE_TEXT
  if (known?.code === 'slugTaken') return { type: 'refused', issues: { slug: message }, sent, message }
  if (known && known.issues.length > 0) return { type: 'refused', issues: fieldErrorsOf(known), sent, message }
  const status = known?.status ?? 0
  return { type: 'failed', failure: { status: shouldRetrySave(status, isRetry) ? 0 : status, message }, sent, message }
}
