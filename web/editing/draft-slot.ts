import { useEffect, useState } from 'react'
import { draftKeys, newDraftKey, rememberDrafts } from './draft-keys.ts'
import { type FoundDraft, readStoredDraft } from './stored-draft.ts'

/**
 * An editor's place among this browser's tabs: where it keeps its draft, and the drafts of tabs that are gone. While it is
 * taken, a lock of the browser on each of these keys tells the other tabs to leave them alone; a lock ends with its page,
 * however that ends.
 */
export interface DraftSlot {
  key: string
  /** Newest first. */
  found: FoundDraft[]
  leave: () => void
}

/** Locks of this page that are on their way to be free. */
const ending = new Set<Promise<unknown>>()

/** Holds the lock of that name: what frees it, or null where another editor has it. Without locks every name is free. */
function hold(name: string): Promise<(() => void) | null> {
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
          ending.add(done)
          void done.finally(() => ending.delete(done))
          end()
        })
        return held
      })
      .catch(free)
  }
  return promise
}

/** Sits down at a card. The newest draft that nobody has open is taken over where it is. */
export async function claimDraftSlot(userId: number, cardId: number): Promise<DraftSlot> {
  rememberDrafts(userId)
  await Promise.all(ending)
  const found: FoundDraft[] = []
  const frees: (() => void)[] = []
  try {
    for (const key of draftKeys(userId, cardId)) {
      const free = await hold(key)
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
    const free = await hold(key)
    if (free) frees.push(free)
  }
  return { key, found, leave: () => frees.forEach((free) => free()) }
}

/** A slot of one's own for as long as the page stands; null until it is known. */
export function useDraftSlot(userId: number | undefined, cardId: number): DraftSlot | null {
  const [slot, setSeat] = useState<DraftSlot | null>(null)
  useEffect(() => {
    if (userId === undefined) return
    let left = false
    const taking = claimDraftSlot(userId, cardId)
    void taking.then((taken) => !left && setSeat(taken))
    return () => {
      left = true
      void taking.then((taken) => taken.leave())
    }
  }, [userId, cardId])
  return slot
}
