import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import type { Card } from '../../schema/card.ts'
import { CARD_FIELD_KEYS } from '../../schema/card-fields.ts'
import type { ImageType } from '../../schema/image.ts'
import { toast } from '../ui/toast.ts'
import { call } from '../lib/api.ts'
import { cardSaved } from '../lib/cards.ts'
import { useOnline } from '../lib/online.ts'
import { useAwaitUploads } from './await-uploads.ts'
import { type BegunEdit, type CardEdit, changesOf, editDraft, isDirty, isUnsaved } from './draft.ts'
import type { DraftSeat } from './draft-seat.ts'
import { type CardPatch, cameOf } from './fields.ts'
import { type BegunKind, joinedEntries, touchedEntries } from './begun.ts'
import { useNormalizeContact } from '../contacts/contact-field.tsx'
import { dropKept, keepDraft, type OtherDraft, restoreDrafts } from './kept-draft.ts'
import { saveCard } from './save-card.ts'
import { takeAlong } from './take-along.ts'

/** In ms: how soon what was typed is kept on the device. */
const KEEP_WITHIN = 300

/** What a save says when it is done (null: nothing) and when it failed. */
export interface SaveWords {
  done: string | null
  failed: string
}
const WORDS: SaveWords = { done: 'Card updated successfully', failed: 'Failed to save card' }
const PART_WORDS: SaveWords = { done: 'Picture saved', failed: WORDS.failed }
const NONE: ReadonlySet<ImageType> = new Set()
const INCOMPLETE: Record<BegunKind | 'embed', string> = {
  link: 'A social link is not complete. Finish it or clear it, then save again.',
  button: 'A button is not complete. Finish it or clear it among the buttons of the editor, then save again.',
  embed: 'An embed has no code yet. Paste it or remove the embed, then save again.',
}

/**
 * A card being edited by a user: its draft, kept on this device until it is saved; the saves, one at a time; what is to be
 * said when one fails, when the network is away and when another device was faster. Every function stays the same one.
 */
export function useEditing(card: Card, userId: number, seat: DraftSeat) {
  const [opened] = useState(() => restoreDrafts(card, seat.found))
  const [state, dispatch] = useReducer(editDraft, opened.state)
  /** What other tabs left that contradicts the draft, until a choice is made. */
  const [others, setOthers] = useState(opened.others)
  const [saving, setSaving] = useState(false)
  /** Save as soon as the network is back. */
  const [waiting, setWaiting] = useState(false)
  const online = useOnline()
  const running = useRef<Promise<boolean>>(null)
  const { holding, awaitUploads } = useAwaitUploads()
  /** A save that waits for uploads. */
  const held = useRef<Promise<boolean>>(null)
  /** The places whose pictures the last save had to go without. */
  const [missed, setMissed] = useState<ReadonlySet<ImageType>>(NONE)
  const dismissFailure = useRef<() => void>(null)
  const latest = useRef(state)
  // The form of a link has it loaded.
  const kept = useNormalizeContact(state.draft, false)
  const normalizeContact = useRef(kept)
  // A save may start from a picture that was chosen before the last save ended.
  const version = useRef(state.base.updatedAt)
  useLayoutEffect(() => {
    latest.current = state
    normalizeContact.current = kept
    version.current = state.base.updatedAt
  }, [state, kept])

  useEffect(() => dispatch({ type: 'loaded', card }), [card])

  const taken = useRef(opened.taken)
  const keep = useCallback(() => keepDraft(userId, seat.key, latest.current, taken.current), [userId, seat.key])
  const keeping = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    keeping.current ??= setTimeout(() => {
      keeping.current = undefined
      keep()
    }, KEEP_WITHIN)
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

  const send = useCallback(async (sent: CardPatch, { done, failed }: SaveWords): Promise<boolean> => {
    setSaving(true)
    // A notice of the last try would contradict the next one.
    dismissFailure.current?.()
    const result = await saveCard({
      cardId: latest.current.base.id,
      version: version.current,
      sent,
      now: () => latest.current,
      onSend: (fields) => dispatch({ type: 'sent', sent: fields }),
      onOwn: (own) => dispatch({ type: 'rebased', card: own }),
    })
    if (result.kind === 'saved') {
      version.current = result.card.updatedAt
      dispatch({ type: 'saved', card: result.card, sent: result.sent })
      void cardSaved(result.card)
      if (done) toast({ title: done, variant: 'success' })
      return true
    }
    if (result.kind === 'conflicted') dispatch({ type: 'conflicted', card: result.card, sent: result.sent })
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

  /** Takes along what stands in the forms: everything that is to be sent then, or null where an entry stops the save. */
  const collect = useCallback((): CardPatch | null => {
    const now = latest.current
    const taken = takeAlong(now, (platform, value) => normalizeContact.current({ platform }, value))
    if (taken.patch) {
      dispatch({ type: 'taken', patch: taken.patch })
      return changesOf({ base: now.base, draft: { ...now.draft, ...taken.patch } })
    }
    if (taken.stop) dispatch({ type: 'stopped', stop: taken.stop, begun: taken.begun })
    else dispatch({ type: 'refused', issues: taken.issues, sent: {} })
    dismissFailure.current?.()
    dismissFailure.current = toast({
      title: 'Not saved yet',
      description: INCOMPLETE[taken.stop?.kind ?? 'embed'],
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
        // A picture that is stored by itself was all there was.
        if (uploaded && Object.keys(sent).length === 0) return true
        // One of several things is stored: that is not the whole card.
        const partly = only && words === WORDS && touchedEntries(latest.current.begun).length > 0
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
   * Sends what was changed, with what stands complete in a form, or `only` these fields; true once they are stored. Whatever
   * goes wrong, what was typed stays in the draft. A second call while one is on its way adds nothing; one with fields of its
   * own waits its turn. Pictures that are being uploaded are waited for, unless `only` is given.
   */
  const save = useCallback(
    (only?: CardPatch, words = WORDS): Promise<boolean> => {
      if (only) return saveNow(only, words)
      if (held.current) return held.current
      const uploads = awaitUploads()
      if (!uploads) return saveNow(undefined, words)
      held.current = uploads.then(async (places) => {
        held.current = null
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
      return held.current
    },
    [awaitUploads, saveNow],
  )

  useEffect(() => {
    if (!online || !waiting) return
    setWaiting(false)
    void save()
  }, [online, waiting, save])

  /** Reads the card anew: `keep` puts what was typed on top of it, otherwise it is gone. */
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
  /** Edits and saves at once, these fields alone. */
  const store = useCallback(
    (patch: CardPatch, words?: SaveWords) => {
      edit(patch)
      return save(patch, words)
    },
    [edit, save],
  )
  const begin = useCallback((change: BegunEdit) => dispatch({ type: 'begun', change }), [])
  /** Settles what another tab left: with `kept`, these fields stay as they are here and the others become its own. */
  const settle = useCallback(
    (other: OtherDraft, kept?: CardPatch) => {
      setOthers((left) => left.filter((one) => one !== other))
      if (!kept) return dropKept(other.key)
      edit((draft) => {
        const differing = CARD_FIELD_KEYS.filter((field) => !(field in kept) && !cameOf(field, other.card[field], draft[field]))
        return Object.fromEntries(differing.map((field) => [field, other.card[field]]))
      })
      begin((begun) => joinedEntries(begun, other.begun))
      taken.current.push(other.key)
    },
    [begin, edit],
  )
  const [dirty, unsaved] = [isDirty(state), isUnsaved(state)]
  const saves = { save, saving: saving || holding, missed }
  return { state, dispatch, dirty, unsaved, others, settle, begin, edit, store, ...saves, reload, online, waiting, setWaiting }
}
export type Editing = ReturnType<typeof useEditing>
