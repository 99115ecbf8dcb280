import { useEffect, useState } from 'react'
import { listDraftKeys, createDraftKey, allowDraftStoring, draftKeyPrefixOfUser } from './draft-keys.ts'

/**
 * Where an open editor stores its draft (`key`), and the drafts that it takes over from closed tabs (`found`). The editor holds a Web Lock
 * on each of these localStorage keys, so that other tabs do not use them. The browser releases the locks when the page is closed or
 * crashes.
 */
export interface DraftSlot<Draft extends { at: number }> {
  key: string
  found: { key: string; kept: Draft }[]
  release: () => void
  /** True if these drafts were being sent to the server when the editor opened. The data that the editor loaded may then be outdated. */
  isAfterSending?: boolean
}

/** Name of the Web Lock that prevents an editor from claiming the drafts of a card or settings page while other code sends them. */
const sendingLockNameOf = (userId: number, subject: number | string) => `${draftKeyPrefixOfUser(userId)}${subject}-sending`

const locksBeingReleased = new Set<Promise<unknown>>()

/** Acquires a Web Lock. Returns a function that releases it. If another holder has the lock, waits or (`ifAvailable`) returns null. */
function acquireWebLock(name: string, ifAvailable = true): Promise<(() => void) | null> {
  const { locks } = navigator as Partial<Navigator>
  if (!locks) return Promise.resolve(() => undefined)
  return new Promise((resolve) => {
    const done: Promise<unknown> = locks
      .request(name, { ifAvailable }, (lock) => {
        if (!lock) return resolve(null)
        const { promise: held, resolve: end } = Promise.withResolvers<void>()
        resolve(() => {
          locksBeingReleased.add(done)
          void done.finally(() => locksBeingReleased.delete(done))
          end()
        })
        return held
      })
      .catch(() => resolve(() => undefined))
  })
}

/**
 * Claims the stored drafts of a card or settings page that no other tab has locked. The editor goes on using the key of the newest one, or
 * a new key.
 */
export async function claimDraftSlot<Draft extends { at: number }>(
  userId: number,
  subject: number | string,
  readDraft: (key: string) => Draft | null,
): Promise<DraftSlot<Draft>> {
  allowDraftStoring(userId)
  await Promise.all(locksBeingReleased)
  const found: DraftSlot<Draft>['found'] = []
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
    // localStorage is switched off, so there are no stored drafts.
  }
  found.sort((a, b) => b.kept.at - a.kept.at)
  const key = found[0]?.key ?? createDraftKey(userId, subject)
  if (!found[0]) {
    const free = await acquireWebLock(key)
    if (free) frees.push(free)
  }
  return { key, found, release: () => frees.forEach((free) => free()) }
}

/** Runs `send`, which sends the stored drafts of a card or a settings page. Does nothing while an editor or another sender has claimed them. */
export async function runWithSendingLock(userId: number, subject: number | string, send: () => Promise<void>) {
  const free = await acquireWebLock(sendingLockNameOf(userId, subject))
  try {
    if (free) await send()
  } finally {
    free?.()
  }
}

/** Claims stored drafts for an editor. If other code is sending them to the server, waits until that is done. */
async function claimDraftSlotForEditor<Draft extends { at: number }>(
  userId: number,
  subject: number | string,
  readDraft: (key: string) => Draft | null,
): Promise<DraftSlot<Draft>> {
  const lock = sendingLockNameOf(userId, subject)
  const free = await acquireWebLock(lock)
  const freeLater = free ?? (await acquireWebLock(lock, false))
  const slot = await claimDraftSlot(userId, subject, readDraft)
  freeLater?.()
  return { ...slot, isAfterSending: !free }
}

/**
 * Claims a localStorage key for an editor's draft until the editor unmounts. Returns null until a key is claimed. `readDraft` must not
 * change between renders.
 */
export function useDraftSlot<Draft extends { at: number }>(
  userId: number | undefined,
  subject: number | string,
  readDraft: (key: string) => Draft | null,
): DraftSlot<Draft> | null {
  const [slot, setSlot] = useState<DraftSlot<Draft> | null>(null)
  useEffect(() => {
    if (userId === undefined) return
    let unmounted = false
    const claim = claimDraftSlotForEditor(userId, subject, readDraft)
    void claim.then((claimed) => !unmounted && setSlot(claimed))
    return () => {
      unmounted = true
      void claim.then((claimed) => claimed.release())
    }
  }, [userId, subject, readDraft])
  return slot
}
