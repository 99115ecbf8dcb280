import type { Card } from '../../schema/card.ts'
import { SHARED_ERROR_MESSAGES } from '../../schema/error.ts'
import { PRODUCT_NAMES } from '../../schema/product.ts'
import { ApiError, errorMessageOf, requestApi } from '../lib/api.ts'
import { cacheSavedCard } from '../lib/cards.ts'
import { isStillSignedIn } from '../lib/user.ts'
import { createGlobalStore } from '../ui/store.ts'
import { showToast } from '../ui/toast.ts'
import { type CardEditorAction, queuedChangesOf, STATUSES_KEEPING_SAVE_QUEUED, reduceEditorState } from './draft.ts'
import { isUserSignedOut } from './draft-keys.ts'
import { claimDraftSlot, runWithSendingLock } from './draft-lock.ts'
import type { CardDraftSlot } from './draft-slot.ts'
import { notifyDraftSubscribers, listDraftsByCard } from './drafts-of-cards.ts'
import { shouldRetrySave, saveCard } from './save-card.ts'
import { readStoredDraft, restoreStoredDrafts, storeDraft, markStoredSaveRefused } from './stored-draft.ts'

const CONFLICT_REASON = 'This card was changed on another device. Its editor shows both versions.'

/** A queued save that the server refused. Its changes are still stored on this device, but are not sent again. */
interface RefusedQueuedSave {
  userId: number
  cardId: number
  cardName: string
  reason: string
  canOpen: boolean
}

const refusedSaves = createGlobalStore<RefusedQueuedSave[]>([])
export const useRefusedQueuedSaves = refusedSaves.use

interface RefusalChange {
  cardId: number
  refused: RefusedQueuedSave | null
}

function applyRefusalChange({ cardId, refused }: RefusalChange) {
  const others = refusedSaves.get().filter((one) => one.cardId !== cardId)
  refusedSaves.set(refused ? [...others, refused] : others)
}

// Any tab may send a save, even a hidden one, so all tabs show that the server refused it.
const otherTabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel(`${PRODUCT_NAMES.key}-refused-saves`) : null
otherTabs?.addEventListener('message', ({ data }: MessageEvent<RefusalChange>) => applyRefusalChange(data))

function changeRefusalInAllTabs(change: RefusalChange) {
  applyRefusalChange(change)
  otherTabs?.postMessage(change)
}

export const dismissRefusedSave = (cardId: number) => changeRefusalInAllTabs({ cardId, refused: null })

/**
 * Sends this user's saves that wait for the network, one card after the other, except saves of open editors. A save without an answer
 * continues to wait.
 */
export async function sendQueuedSaves(userId: number): Promise<void> {
  const cardIds = [...listDraftsByCard(userId)].filter(([, kind]) => kind === 'waiting').map(([cardId]) => cardId)
  for (const cardId of cardIds) {
    if (isUserSignedOut(userId) || !(await isStillSignedIn(userId))) return
    await runWithSendingLock(userId, cardId, async () => {
      const slot = await claimDraftSlot(userId, cardId, readStoredDraft)
      try {
        if (slot.found.some(({ kept }) => kept.queued.length > 0)) await sendSavesOfCard(userId, cardId, slot)
      } finally {
        slot.release()
        notifyDraftSubscribers()
      }
    })
  }
}

async function sendSavesOfCard(userId: number, cardId: number, slot: CardDraftSlot) {
  const waiting = slot.found.filter(({ kept }) => kept.queued.length > 0)
  const nameOf = ({ name, slug }: Card) => name ?? slug
  const report = (cardName: string, reason: string, canOpen = true) =>
    changeRefusalInAllTabs({ cardId, refused: { userId, cardId, cardName, reason, canOpen } })

  const card = await requestApi('GET /api/business-cards/:id', { params: { id: cardId } }).catch((error: unknown) => {
    const status = error instanceof ApiError ? error.status : 0
    if (shouldRetrySave(status, true) || status === 401) return null
    for (const draft of waiting) markStoredSaveRefused(draft)
    report(nameOf(waiting[0]!.kept.base), errorMessageOf(error, SHARED_ERROR_MESSAGES.unexpected), false)
    return null
  })
  if (!card) return

  const opened = restoreStoredDrafts(card, slot.found)
  const contradicting = waiting.filter((draft) => opened.others.some(({ key }) => key === draft.key))
  contradicting.forEach(markStoredSaveRefused)
  let { state } = opened
  const dispatch = (action: CardEditorAction) => {
    state = reduceEditorState(state, action)
    storeDraft(userId, slot.key, state, opened.merged)
  }
  storeDraft(userId, slot.key, state, opened.merged)
  const conflict = () => report(nameOf(card), CONFLICT_REASON)
  if (state.theirs || contradicting.length > 0) conflict()
  const sent = queuedChangesOf(state)
  const succeed = () => showToast({ title: `Saved your offline changes to “${nameOf(card)}”.`, variant: 'success' })
  if (Object.keys(sent).length === 0) {
    // If the stored card has the same values, the server had stored these changes, and only its answer was lost.
    if (!state.theirs && contradicting.length === 0) succeed()
    return
  }

  const result = await saveCard({ cardId, version: state.base.updatedAt, sent, isRetry: true, getState: () => state, dispatch })
  dispatch(result)
  if (result.type === 'saved') {
    void cacheSavedCard(result.card)
    return succeed()
  }
  if (result.type === 'conflictFound') return conflict()
  if (result.type === 'failed' && STATUSES_KEEPING_SAVE_QUEUED.includes(result.failure.status)) return
  report(nameOf(card), result.message)
}
