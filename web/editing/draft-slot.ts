import { useEffect, useState } from 'react'
import { draftKeys, newDraftKey, rememberDrafts } from './draft-keys.ts'
import { type FoundDraft, readStoredDraft } from './stored-draft.ts'

/**
 * The storage key under which an open editor stores its draft, and the drafts left by closed tabs. The editor holds a Web
 * Lock on each of these keys, so that other tabs do not use them. The browser releases a lock when its page ends, crashes
 * included.
 */
export interface DraftSlot {
  key: string
  /** Newest first. */
  found: FoundDraft[]
  release: () => void
}

/** Locks of this page that are being released. */
const releasing = new Set<Promise<unknown>>()

/** Acquires a lock and returns the function that releases it, or null if another editor holds it. Without Web Locks it always succeeds. */
function acquireLock(name: string): Promise<(() => void) | null> {
  const { promise, resolve } = Promise.withResolvers<(() => void) | null>()
  const free = () => resolve(() => undefined)
  const { locks } = navigator as Partial<Navigator>
  if (!locks) free()
  else {
    const done: Promise<unknown> = locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(null)
        const { promise: held, resolve: end } = Promise.withResolvers<void>()
        resolve(() => {
          releasing.add(done)
          void done.finally(() => releasing.delete(done))
          end()
        })
        return held
      })
      .catch(free)
  }
  return promise
}

/** Claims the newest draft that no other tab has locked, or a new slot. */
export async function claimDraftSlot(userId: number, cardId: number): Promise<DraftSlot> {
  rememberDrafts(userId)
  await Promise.all(releasing)
  const found: FoundDraft[] = []
  const frees: (() => void)[] = []
  try {
    for (const key of draftKeys(userId, cardId)) {
      const free = await acquireLock(key)
      if (!free) continue
      frees.push(free)
      const kept = readStoredDraft(key)
      if (kept) found.push({ key, kept })
    }
  } catch {
    // Storage is off.
  }
  found.sort((a, b) => b.kept.at - a.kept.at)
  const key = found[0]?.key ?? newDraftKey(userId, cardId)
  if (!found[0]) {
    const free = await acquireLock(key)
    if (free) frees.push(free)
  }
  return { key, found, release: () => frees.forEach((free) => free()) }
}

/** The editor's draft slot, held until it unmounts; null until it is claimed. */
export function useDraftSlot(userId: number | undefined, cardId: number): DraftSlot | null {
  const [slot, setSlot] = useState<DraftSlot | null>(null)
  useEffect(() => {
    if (userId === undefined) return
    let unmounted = false
    const claim = claimDraftSlot(userId, cardId)
    void claim.then((claimed) => !unmounted && setSlot(claimed))
    return () => {
      unmounted = true
      void claim.then((claimed) => claimed.release())
    }
  }, [userId, cardId])
  return slot
}
