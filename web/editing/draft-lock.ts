import { useEffect, useState } from 'react'
import { listDraftKeys, createDraftKey, allowDraftsOfUser } from './draft-keys.ts'

/**
 * The localStorage key under which an open editor stores its draft, and the drafts that closed tabs left. The editor holds a
 * Web Lock on each key, so that other tabs do not use it. The browser releases the locks when the page is closed or crashes.
 */
export interface DraftSlotOf<Draft extends { at: number }> {
  key: string
  /** Newest first. */
  found: { key: string; kept: Draft }[]
  release: () => void
}

const locksBeingReleased = new Set<Promise<unknown>>()

/** Acquires a Web Lock. Returns a function that releases it, or null if another editor holds the lock. */
function acquireWebLock(name: string): Promise<(() => void) | null> {
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
          locksBeingReleased.add(done)
          void done.finally(() => locksBeingReleased.delete(done))
          end()
        })
        return held
      })
      .catch(free)
  }
  return promise
}

/** Claims the newest stored draft of the subject that no other tab has locked, or a new localStorage key for a draft. */
export async function claimDraftSlotOf<Draft extends { at: number }>(
  userId: number,
  subject: number | string,
  readDraft: (key: string) => Draft | null,
): Promise<DraftSlotOf<Draft>> {
  allowDraftsOfUser(userId)
  await Promise.all(locksBeingReleased)
  const found: DraftSlotOf<Draft>['found'] = []
  const frees: (() => void)[] = []
  try {
    for (const key of listDraftKeys(userId, subject)) {
      const free = await acquireWebLock(key)
      if (!free) continue
      frees.push(free)
      const kept = readDraft(key)
      if (kept) found.push({ key, kept })
    }
  } catch {
    // Storage is off.
  }
  found.sort((a, b) => b.kept.at - a.kept.at)
  const key = found[0]?.key ?? createDraftKey(userId, subject)
  if (!found[0]) {
    const free = await acquireWebLock(key)
    if (free) frees.push(free)
  }
  return { key, found, release: () => frees.forEach((free) => free()) }
}

/**
 * Claims a localStorage key for the draft of an editor, until the editor unmounts. Null until the key is claimed. `readDraft` must
 * not change between renders.
 */
export function useDraftSlotOf<Draft extends { at: number }>(
  userId: number | undefined,
  subject: number | string,
  readDraft: (key: string) => Draft | null,
): DraftSlotOf<Draft> | null {
  const [slot, setSlot] = useState<DraftSlotOf<Draft> | null>(null)
  useEffect(() => {
    if (userId === undefined) return
    let unmounted = false
    const claim = claimDraftSlotOf(userId, subject, readDraft)
    void claim.then((claimed) => !unmounted && setSlot(claimed))
    return () => {
      unmounted = true
      void claim.then((claimed) => claimed.release())
    }
  }, [userId, subject, readDraft])
  return slot
}
