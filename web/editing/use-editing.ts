import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import type { Card } from '../../schema/card.ts'
import { CARD_FIELD_KEYS } from '../../schema/card-fields.ts'
import type { ImageType } from '../../schema/image.ts'
import { toast } from '../ui/toast.ts'
import { call } from '../lib/api.ts'
import { cardSaved } from '../lib/cards.ts'
import { useOnline } from '../lib/online.ts'
import { useAwaitUploads } from './await-uploads.ts'
import { type EntriesEdit, type CardEdit, changesOf, editDraft, isDirty, isUnsaved } from './draft.ts'
import type { DraftSlot } from './draft-slot.ts'
import { type CardPatch, matchesSent } from './compare-fields.ts'
import { type EntryKind, mergeEntries, modifiedEntries } from './in-progress.ts'
import { useNormalizeContact } from '../contacts/contact-field.tsx'
import { deleteStoredDraft, storeDraft, type OtherDraft, restoreDrafts } from './stored-draft.ts'
import { saveCard } from './save-card.ts'
import { joinEntries } from './join-entries.ts'

/** Delay before edits are stored on the device, in ms. */
const STORE_DELAY = 300

/** Notices of a save. Without a notice on success, `done` is null. */
export interface SaveNotices {
  done: string | null
  failed: string
}
const WORDS: SaveNotices = { done: 'Card updated successfully', failed: 'Failed to save card' }
const PART_WORDS: SaveNotices = { done: 'Picture saved', failed: WORDS.failed }
const NONE: ReadonlySet<ImageType> = new Set()
const INCOMPLETE: Record<EntryKind | 'embed', string> = {
  link: 'A social link is not complete. Finish it or clear it, then save again.',
  button: 'A button is not complete. Finish it or clear it among the buttons of the editor, then save again.',
  embed: 'An embed has no code yet. Paste it or remove the embed, then save again.',
}

/**
 * The state and actions of a card editor: the draft, which is stored on this device until it is saved, and the saves, which
 * run one at a time. All returned functions are stable.
 */
export function useEditing(card: Card, userId: number, slot: DraftSlot) {
  const [opened] = useState(() => restoreDrafts(card, slot.found))
  const [state, dispatch] = useReducer(editDraft, opened.state)
  /** Drafts of closed tabs that conflict with this one, until the user chooses. */
  const [others, setOthers] = useState(opened.others)
  const [saving, setSaving] = useState(false)
  /** True to save as soon as the network is back. */
  const [waiting, setWaiting] = useState(false)
  const online = useOnline()
  const running = useRef<Promise<boolean>>(null)
  const { holding, awaitUploads } = useAwaitUploads()
  const heldSave = useRef<Promise<boolean>>(null)
  /** Image types whose uploads failed during the last save. */
  const [missed, setMissed] = useState<ReadonlySet<ImageType>>(NONE)
  const dismissFailure = useRef<() => void>(null)
  const latest = useRef(state)
  // An open link form has loaded the phone parser already.
  const kept = useNormalizeContact(state.draft, false)
  const normalizeContact = useRef(kept)
  // An upload may start a save before React has rendered the result of the last one.
  const version = useRef(state.base.updatedAt)
  useLayoutEffect(() => {
    latest.current = state
    normalizeContact.current = kept
    version.current = state.base.updatedAt
  }, [state, kept])

  useEffect(() => dispatch({ type: 'loaded', card }), [card])

  const mergedKeys = useRef(opened.merged)
  const keep = useCallback(() => storeDraft(userId, slot.key, latest.current, mergedKeys.current), [userId, slot.key])
  const keeping = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    keeping.current ??= setTimeout(() => {
      keeping.current = undefined
      keep()
    }, STORE_DELAY)
  }, [state, keep])
  useEffect(() => {
    document.addEventListener('visibilitychange', keep)
    addEventListener('pagehide', keep)
    return () => {
      clearTimeout(keeping.current)
      keeping.current = undefined
      document.removeEventListener('visibilitychange', keep)
      removeEventListener('pagehide', keep)
      keep()
    }
  }, [keep])

  const send = useCallback(async (sent: CardPatch, { done, failed }: SaveNotices): Promise<boolean> => {
    setSaving(true)
    // Hides the notice of the previous attempt.
    dismissFailure.current?.()
    const result = await saveCard({
      cardId: latest.current.base.id,
      version: version.current,
      sent,
      getState: () => latest.current,
      onSend: (fields) => dispatch({ type: 'sent', sent: fields }),
      onOwnChange: (own) => dispatch({ type: 'rebased', card: own }),
    })
    if (result.kind === 'saved') {
      version.current = result.card.updatedAt
      dispatch({ type: 'saved', card: result.card, sent: result.sent })
      void cardSaved(result.card)
      if (done) toast({ title: done, variant: 'success' })
      return true
    }
    if (result.kind === 'conflicted') dispatch({ type: 'conflictFound', card: result.card, sent: result.sent })
    else if (result.kind === 'refused') dispatch({ type: 'refused', issues: result.issues, sent: result.sent })
    else dispatch({ type: 'failed', failure: result.failure, sent: result.sent })
    const denied = result.kind === 'failed' && result.failure.status === 403 && 'slug' in sent
    dismissFailure.current = toast({
      title: denied ? 'Permission Denied' : failed,
      description: result.message,
      variant: 'destructive',
    })
    return false
  }, [])

  /** Moves the in-progress entries into the draft and returns the changes to send; null if an entry stops the save. */
  const collect = useCallback((): CardPatch | null => {
    const now = latest.current
    const joined = joinEntries(now, (platform, value) => normalizeContact.current({ platform }, value))
    if (joined.patch) {
      dispatch({ type: 'entriesJoined', patch: joined.patch })
      return changesOf({ base: now.base, draft: { ...now.draft, ...joined.patch } })
    }
    if (joined.incomplete) dispatch({ type: 'entryIncomplete', incomplete: joined.incomplete, inProgress: joined.inProgress })
    else dispatch({ type: 'refused', issues: joined.issues, sent: {} })
    dismissFailure.current?.()
    dismissFailure.current = toast({
      title: 'Not saved yet',
      description: INCOMPLETE[joined.incomplete?.kind ?? 'embed'],
      variant: 'destructive',
    })
    return null
  }, [])

  const saveNow = useCallback(
    (only?: CardPatch, words = WORDS, uploaded = false): Promise<boolean> => {
      const before = running.current
      if (before && !only && !uploaded) return before
      const start = async () => {
        const sent = only ?? collect()
        if (!sent) return false
        // The uploaded picture was the only change, and it is saved.
        if (uploaded && Object.keys(sent).length === 0) return true
        // Other changes remain unsaved, so the notice must not name the whole card.
        const partly = only && words === WORDS && modifiedEntries(latest.current.inProgress).length > 0
        return send(sent, partly ? PART_WORDS : words)
      }
      const turn = before ? before.then(start) : start()
      running.current = turn
      return turn.finally(() => {
        if (running.current !== turn) return
        running.current = null
        setSaving(false)
      })
    },
    [collect, send],
  )

  /**
   * Saves all changes and complete in-progress entries, or the fields in `only`; resolves to true once they are stored. After a failure,
   * everything typed stays in the draft. A second call during a save does nothing, unless it has `only`: then it waits its turn. Waits for
   * running uploads, unless `only` is given.
   */
  const save = useCallback(
    (only?: CardPatch, words = WORDS): Promise<boolean> => {
      if (only) return saveNow(only, words)
      if (heldSave.current) return heldSave.current
      const uploads = awaitUploads()
      if (!uploads) return saveNow(undefined, words)
      heldSave.current = uploads.then(async (places) => {
        heldSave.current = null
        const complete = places.size === 0
        const done = await saveNow(undefined, complete ? words : { ...words, done: null }, true)
        if (!done || complete) return done
        setMissed(places)
        toast({
          title: 'Not every picture was uploaded',
          description: 'Everything else is saved. Try again with the pictures that failed, then save again.',
          variant: 'destructive',
        })
        return false
      })
      return heldSave.current
    },
    [awaitUploads, saveNow],
  )

  useEffect(() => {
    if (!online || !waiting) return
    setWaiting(false)
    void save()
  }, [online, waiting, save])

  /** Reloads the card. `keep` applies the local edits on top of it; otherwise they are discarded. */
  const reload = useCallback(async (keep: boolean) => {
    try {
      const fresh = await call('GET /api/business-cards/:id', { params: { id: latest.current.base.id } })
      dispatch(keep ? { type: 'rebased', card: fresh } : { type: 'replaced', card: fresh })
      void cardSaved(fresh)
    } catch {
      toast({ title: 'Error', description: 'Failed to load card data. Please try again.', variant: 'destructive' })
    }
  }, [])

  const edit = useCallback((patch: CardEdit) => dispatch({ type: 'edited', patch }), [])
  /** Edits these fields and saves only them. */
  const store = useCallback(
    (patch: CardPatch, words?: SaveNotices) => {
      edit(patch)
      return save(patch, words)
    },
    [edit, save],
  )
  const editEntries = useCallback((change: EntriesEdit) => dispatch({ type: 'entriesEdited', change }), [])
  /** Resolves a conflict with another tab's draft: fields in `kept` stay, the others take that draft's values. Without `kept` that draft is discarded. */
  const resolveOther = useCallback(
    (other: OtherDraft, kept?: CardPatch) => {
      setOthers((left) => left.filter((one) => one !== other))
      if (!kept) return deleteStoredDraft(other.key)
      edit((draft) => {
        const differing = CARD_FIELD_KEYS.filter((field) => !(field in kept) && !matchesSent(field, other.card[field], draft[field]))
        return Object.fromEntries(differing.map((field) => [field, other.card[field]]))
      })
      editEntries((inProgress) => mergeEntries(inProgress, other.inProgress))
      mergedKeys.current.push(other.key)
    },
    [editEntries, edit],
  )
  const [dirty, unsaved] = [isDirty(state), isUnsaved(state)]
  const saves = { save, saving: saving || holding, missed }
  return { state, dispatch, dirty, unsaved, others, resolveOther, editEntries, edit, store, ...saves, reload, online, waiting, setWaiting }
}
export type Editing = ReturnType<typeof useEditing>
