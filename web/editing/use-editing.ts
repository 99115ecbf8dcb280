import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import type { Card } from '../../schema/card.ts'
import { CARD_FIELD_NAMES } from '../../schema/card-fields.ts'
import { showToast } from '../ui/toast.ts'
import { requestApi } from '../lib/api.ts'
import { cacheSavedCard } from '../lib/cards.ts'
import { useOnlineStatus } from '../lib/online.ts'
import { shortcutKeyOf } from '../lib/platform.ts'
import { useAwaitUploads } from './await-uploads.ts'
import {
  areAllChangesQueued,
  isSaveQueued,
  queuedChangesOf,
  unsavedChangesOf,
  reduceEditorState,
  hasChangedFields,
  hasUnsavedWork,
} from './draft.ts'
import type { CardPatchOrUpdater, HalfTypedEntriesUpdater } from './draft.ts'
import type { CardDraftSlot } from './draft-slot.ts'
import { type CardPatch, matchesStoredValue } from './compare-fields.ts'
import { type CardEntryKind, mergeHalfTypedEntries } from './in-progress.ts'
import { useContactNormalizer } from '../contacts/contact-field.tsx'
import type { UploadedImageType } from '../images/uploads-in-progress.ts'
import { deleteStoredDraft, storeDraft, type ConflictingDraft, restoreStoredDrafts } from './stored-draft.ts'
import { saveCard } from './save-card.ts'
import { addEntriesToCard } from './join-entries.ts'
import { isStillSignedIn } from '../lib/user.ts'
import { useDraftStoring } from './use-draft-storing.ts'
import { useSaveRetries } from './use-save-retries.ts'

/** `queued` means that the save waits for the network; false means that it failed. */
export type SaveOutcome = 'saved' | 'queued' | false

export interface SaveNoticeTexts {
  done: string | null
  failed: string
}
const CARD_SAVE_NOTICES: SaveNoticeTexts = { done: 'Card updated successfully', failed: 'Failed to save card' }
const PICTURE_SAVE_NOTICES: SaveNoticeTexts = { done: 'Picture updated', failed: CARD_SAVE_NOTICES.failed }

interface SaveRequest {
  only?: CardPatch
  notices?: SaveNoticeTexts
  /** `retry` sends a save that waited for the network; `uploaded` sends a save that waited for uploads. */
  reason?: 'user' | 'retry' | 'uploaded'
}
const NO_FAILED_UPLOADS: ReadonlySet<UploadedImageType> = new Set()
const INCOMPLETE_ENTRY_MESSAGES: Record<CardEntryKind | 'embed', string> = {
  link: 'A social link is not complete. Finish it or clear it, then save again.',
  button: 'A button is not complete. Finish it or clear it among the buttons of the editor, then save again.',
  embed: 'An embed has no code yet. Paste it or remove the embed, then save again.',
}

export function useCardEditing(card: Card, userId: number, slot: CardDraftSlot) {
  const [opened] = useState(() => restoreStoredDrafts(card, slot.found))
  const [state, dispatch] = useReducer(reduceEditorState, opened.state)
  const [others, setOthers] = useState(opened.others)
  const [saving, setSaving] = useState(false)
  const online = useOnlineStatus()
  const running = useRef<Promise<SaveOutcome>>(null)
  /** True if the save in `running` is a new attempt of a waiting save. The editor shows no progress for such an attempt. */
  const retrying = useRef(false)
  const { holding, awaitUploads } = useAwaitUploads()
  const heldSave = useRef<Promise<SaveOutcome>>(null)
  const [missed, setMissed] = useState<ReadonlySet<UploadedImageType>>(NO_FAILED_UPLOADS)
  const dismissFailure = useRef<() => void>(null)
  const latest = useRef(state)
  // The phone number parser is not loaded here, because any form that needs it has loaded it already.
  const kept = useContactNormalizer(state.draft, false)
  const normalizeContact = useRef(kept)
  const version = useRef(state.base.updatedAt)
  useLayoutEffect(() => {
    latest.current = state
    normalizeContact.current = kept
    version.current = state.base.updatedAt
  }, [state, kept])

  useEffect(() => dispatch({ type: 'loaded', card }), [card])

  const mergedKeys = useRef(opened.merged)
  useDraftStoring(useCallback(() => storeDraft(userId, slot.key, state, mergedKeys.current), [userId, slot.key, state]))

  const send = useCallback(async (sent: CardPatch, { done, failed }: SaveNoticeTexts, isRetry: boolean): Promise<SaveOutcome> => {
    dismissFailure.current?.()
    const { base } = latest.current
    const result = await saveCard({ cardId: base.id, version: version.current, sent, isRetry, getState: () => latest.current, dispatch })
    dispatch(result)
    if (result.type === 'saved') {
      version.current = result.card.updatedAt
      void cacheSavedCard(result.card)
      if (done) showToast({ title: done, variant: 'success' })
      return 'saved'
    }
    if (result.type === 'failed' && result.failure.status === 0) return 'queued'
    const denied = result.type === 'failed' && result.failure.status === 403 && 'slug' in sent
    dismissFailure.current = showToast({
      title: denied ? 'Permission Denied' : failed,
      description: result.message,
      variant: 'destructive',
    })
    return false
  }, [])

  const collect = useCallback((): CardPatch | null => {
    const now = latest.current
    const joined = addEntriesToCard(now, (platform, value) => normalizeContact.current({ platform }, value))
    if (joined.patch) {
      dispatch({ type: 'entriesJoined', patch: joined.patch })
      return unsavedChangesOf({ base: now.base, draft: { ...now.draft, ...joined.patch } })
    }
    if (joined.incomplete) dispatch({ type: 'entryIncomplete', incomplete: joined.incomplete, inProgress: joined.inProgress })
    else dispatch({ type: 'refused', issues: joined.issues, sent: {} })
    dismissFailure.current?.()
    dismissFailure.current = showToast({
      title: 'Not saved yet',
      description: INCOMPLETE_ENTRY_MESSAGES[joined.incomplete?.kind ?? 'embed'],
      variant: 'destructive',
    })
    return null
  }, [])

  const saveNow = useCallback(
    ({ only, notices, reason = 'user' }: SaveRequest): Promise<SaveOutcome> => {
      const before = running.current
      if (before && !only && reason !== 'uploaded' && !retrying.current) return before
      retrying.current = reason === 'retry'
      if (!retrying.current) setSaving(true)
      const start = async (): Promise<SaveOutcome> => {
        const sent = only ?? collect()
        if (!sent) return false
        // If the uploaded picture was the only change, it is already saved, so nothing is left to send.
        if (reason === 'uploaded' && Object.keys(sent).length === 0) return 'saved'
        // If other fields are still unsaved, the success toast must not claim that the whole card is saved.
        const { base, draft } = latest.current
        const partly =
          only &&
          reason === 'user' &&
          !notices &&
          hasUnsavedWork({ ...latest.current, base: { ...base, ...only }, draft: { ...draft, ...only } })
        return send(sent, notices ?? (partly ? PICTURE_SAVE_NOTICES : CARD_SAVE_NOTICES), reason === 'retry')
      }
      const turn = before ? before.then(start) : start()
      running.current = turn
      return turn.finally(() => {
        if (running.current !== turn) return
        running.current = null
        retrying.current = false
        setSaving(false)
      })
    },
    [collect, send],
  )

  /**
   * With `only`, saves only these fields. Otherwise waits for running uploads, and saves all changes and half-typed links and buttons. If a
   * save is already running, a call with `only` waits for it, and any other call does nothing.
   */
  const save = useCallback(
    (only?: CardPatch, notices?: SaveNoticeTexts): Promise<SaveOutcome> => {
      if (only) return saveNow({ only, notices })
      if (heldSave.current) return heldSave.current
      const uploads = awaitUploads()
      if (!uploads) return saveNow({ notices })
      heldSave.current = uploads.then(async (places) => {
        heldSave.current = null
        const complete = places.size === 0
        const done = await saveNow({ notices: complete ? notices : { ...(notices ?? CARD_SAVE_NOTICES), done: null }, reason: 'uploaded' })
        if (!done || complete) return done
        setMissed(places)
        showToast({
          title: 'Not every picture was uploaded',
          description: `Everything else ${done === 'saved' ? 'is saved' : 'waits for a network'}. Try again with the pictures that failed, then save again.`,
          variant: 'destructive',
        })
        return false
      })
      return heldSave.current
    },
    [awaitUploads, saveNow],
  )

  const retry = useCallback(async () => {
    // Another user may have signed in in another tab after this user's session ended. Nothing is sent as that user.
    if (!running.current && (await isStillSignedIn(userId)) && !running.current)
      await saveNow({ only: queuedChangesOf(latest.current), reason: 'retry' })
  }, [userId, saveNow])
  const waiting = isSaveQueued(state)
  useSaveRetries(waiting, retry)

  /** Reloads the card from the server. With `keep` the user's edits are applied on top of it; otherwise they are discarded. */
  const reload = useCallback(async (keep: boolean) => {
    try {
      const fresh = await requestApi('GET /api/business-cards/:id', { params: { id: latest.current.base.id } })
      dispatch(keep ? { type: 'rebased', card: fresh } : { type: 'replaced', card: fresh })
      void cacheSavedCard(fresh)
    } catch {
      showToast({ title: 'Error', description: 'Failed to load card data. Please try again.', variant: 'destructive' })
    }
  }, [])

  const edit = useCallback((patch: CardPatchOrUpdater) => dispatch({ type: 'edited', patch }), [])
  /** Changes the given fields of the card and saves only these. Resolves to false if saving failed. */
  const store = useCallback(
    async (patch: CardPatch, notices?: SaveNoticeTexts) => {
      edit(patch)
      return (await save(patch, notices)) !== false
    },
    [edit, save],
  )
  const editEntries = useCallback((change: HalfTypedEntriesUpdater) => dispatch({ type: 'entriesEdited', change }), [])
  const resolveOther = useCallback(
    (other: ConflictingDraft, kept?: CardPatch) => {
      setOthers((left) => left.filter((one) => one !== other))
      if (!kept) return deleteStoredDraft(other.key)
      edit((draft) => {
        const differing = CARD_FIELD_NAMES.filter(
          (field) => !(field in kept) && !matchesStoredValue(field, other.card[field], draft[field]),
        )
        return Object.fromEntries(differing.map((field) => [field, other.card[field]]))
      })
      editEntries((inProgress) => mergeHalfTypedEntries(inProgress, other.inProgress))
      mergedKeys.current.push(other.key)
    },
    [editEntries, edit],
  )
  const [dirty, unsaved] = [hasChangedFields(state), hasUnsavedWork(state)]
  const saves = { save, saving: saving || holding, missed }
  const queue = { waiting, allQueued: waiting && areAllChangesQueued(state) }
  return { state, dispatch, dirty, unsaved, others, resolveOther, editEntries, edit, store, ...saves, reload, online, ...queue }
}
export type CardEditorStateAndActions = ReturnType<typeof useCardEditing>

/** Calls `save` on Ctrl+S or ⌘S. Otherwise the browser would offer to save the page as a file. */
export function useSaveShortcut(save: () => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey || shortcutKeyOf(event) !== 's') return
      event.preventDefault()
      if (!event.repeat) save()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [save])
}
