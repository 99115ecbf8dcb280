import { beforeEach, describe, expect, it } from 'vitest'
import type { Card } from '../../schema/card.ts'
import { PRODUCT } from '../../schema/product.ts'
import { updateEntry } from './in-progress.ts'
import { changesOf, editDraft, openDraft } from './draft.ts'
import { forgetDrafts } from './draft-keys.ts'
import { claimDraftSlot } from './draft-slot.ts'
import type { CardPatch } from './compare-fields.ts'
import { readStoredDraft, storeDraft, restoreDrafts } from './stored-draft.ts'

const stored = {
  id: 7,
  userId: 1,
  slug: 'ann',
  name: 'Ann',
  title: null,
  socialLinks: {},
  updatedAt: '2026-01-01T00:00:00.000Z',
} as unknown as Card
const newer = (patch: Partial<Card>): Card => ({ ...stored, updatedAt: '2026-01-03T00:00:00.000Z', ...patch })
const edited = (patch: CardPatch) => editDraft(openDraft(stored), { type: 'edited', patch })

/** A minimal Web Storage, which this runtime lacks. */
class MemoryStorage {
  [key: string]: unknown
  getItem(key: string) {
    return Object.hasOwn(this, key) ? (this[key] as string) : null
  }
  setItem(key: string, value: string) {
    this[key] = value
  }
  removeItem(key: string) {
    delete this[key]
  }
}
beforeEach(() => {
  globalThis.localStorage = new MemoryStorage() as unknown as Storage
})

const half = updateEntry([], 'link', { name: 'Mastodon', value: '@an' })

/** The drafts that a newly opened tab restores. */
async function reopened(card = stored, userId = 1) {
  const slot = await claimDraftSlot(userId, card.id)
  slot.release()
  return { ...restoreDrafts(card, slot.found), at: slot.found[0]?.kept.at }
}
/** Stores a draft as a tab that was then closed. */
async function storeClosedDraft(state: ReturnType<typeof openDraft>, userId = 1) {
  const slot = await claimDraftSlot(userId, state.base.id)
  const own = slot.found.length > 0 ? `${slot.key}-of-another` : slot.key
  storeDraft(userId, own, state)
  slot.release()
}

describe('a stored draft', () => {
  it('is restored for the same user and card, with its time', async () => {
    await storeClosedDraft(edited({ title: 'CTO' }))
    const { state, at } = await reopened()
    expect(changesOf(state)).toEqual({ title: 'CTO' })
    expect(state.restoredAt).toBe(at)
    expect((await reopened(stored, 2)).state).toEqual(openDraft(stored))
    expect((await reopened({ ...stored, id: 8 })).state.restoredAt).toBeNull()
  })

  it('restores an in-progress entry, even without other changes', async () => {
    await storeClosedDraft({ ...openDraft(stored), inProgress: half })
    const { state } = await reopened()
    expect(state.inProgress).toEqual(half)
    expect(state.restoredAt).not.toBeNull()
    // It survives saving and reloading the card, but not discarding.
    const saved = editDraft(state, { type: 'saved', card: newer({ name: 'Anna' }), sent: {} })
    expect(editDraft(saved, { type: 'loaded', card: newer({}) }).inProgress).toEqual(half)
    expect(editDraft(saved, { type: 'replaced', card: stored }).inProgress).toEqual([])
  })

  it('is deleted once nothing differs from the stored card', async () => {
    await storeClosedDraft(edited({ title: 'CTO' }))
    const slot = await claimDraftSlot(1, 7)
    storeDraft(1, slot.key, openDraft(newer({ title: 'CTO' })))
    slot.release()
    expect(Object.keys(localStorage)).toEqual([])
  })

  it('is not used by other tabs while its own tab is open', async () => {
    const open = await claimDraftSlot(1, 7)
    storeDraft(1, open.key, edited({ title: 'CTO' }))
    const second = await claimDraftSlot(1, 7)
    expect(second.found).toEqual([])
    expect(second.key).not.toBe(open.key)
    storeDraft(1, second.key, edited({ name: 'Anna' }))
    open.release()
    second.release()
    expect(changesOf((await reopened()).state)).toEqual({ title: 'CTO', name: 'Anna' })
  })

  it('is merged with drafts of closed tabs, whose keys are then removed', async () => {
    await storeClosedDraft({ ...edited({ title: 'CTO', socialLinks: { twitter: '@ann' } }), inProgress: half })
    await storeClosedDraft(edited({ name: 'Anna', socialLinks: { github: 'ann' } }))
    const { state, merged, others } = await reopened()
    expect(changesOf(state)).toEqual({ title: 'CTO', name: 'Anna', socialLinks: { twitter: '@ann', github: 'ann' } })
    expect(state.inProgress).toEqual(half)
    expect(others).toEqual([])
    storeDraft(1, merged[0]!, state, merged)
    expect(Object.keys(localStorage)).toEqual([merged[0]])
  })

  it('is not merged with a conflicting draft', async () => {
    await storeClosedDraft(edited({ title: 'CTO' }))
    await storeClosedDraft(edited({ title: 'CEO', name: 'Anna' }))
    const { state, merged, others } = await reopened()
    expect(others).toHaveLength(1)
    expect([state.draft.title, others[0]!.card.title].toSorted()).toEqual(['CEO', 'CTO'])
    storeDraft(1, merged[0]!, state, merged)
    expect(Object.keys(localStorage)).toHaveLength(2)
  })

  it('is not restored if its last save was stored without an answer', async () => {
    const sent = { title: 'CTO' }
    await storeClosedDraft(editDraft(edited(sent), { type: 'sent', sent }))
    const card = newer(sent)
    expect((await reopened(card)).state).toEqual(openDraft(card))
  })

  it('is a conflict if someone else changed the card', async () => {
    await storeClosedDraft(edited({ title: 'CTO' }))
    const card = newer({ name: 'Anna' })
    const { state } = await reopened(card)
    expect(state.theirs).toBe(card)
    expect(changesOf(state)).toEqual({ title: 'CTO' })
  })

  it('is deleted in all tabs when its user signs out, and unmounting editors do not store it again', async () => {
    await storeClosedDraft(edited({ title: 'CTO' }))
    await storeClosedDraft(edited({ title: 'CEO' }))
    await storeClosedDraft(edited({ title: 'CEO' }), 12)
    forgetDrafts(1)
    storeDraft(1, `${PRODUCT.key}-draft-1-7-x`, edited({ title: 'CTO' }))
    expect(Object.keys(localStorage)).toEqual([expect.stringContaining(`${PRODUCT.key}-draft-12-7-`)])
    await storeClosedDraft(edited({ title: 'CTO' }))
    expect(changesOf((await reopened()).state)).toEqual({ title: 'CTO' })
  })

  it('is ignored if it is invalid', async () => {
    for (const text of ['{', '7', '{"base":{}}', '[]']) {
      localStorage.setItem(`${PRODUCT.key}-draft-1-7-x`, text)
      expect((await reopened()).state, text).toEqual(openDraft(stored))
    }
  })
})

it('reads entries in progress that were stored under their former names', async () => {
  storeDraft(1, (await claimDraftSlot(1, 7)).key, edited({ title: 'CEO' }))
  const [key] = Object.keys(localStorage)
  const { inProgress: _, ...stored } = JSON.parse(localStorage.getItem(key!)!) as Record<string, unknown>
  const texts = { name: 'Mastodon', value: '@an' }
  localStorage.setItem(key!, JSON.stringify({ ...stored, begun: [{ kind: 'link', of: null, was: {}, now: texts }] }))
  expect(readStoredDraft(key!)?.inProgress).toEqual([{ kind: 'link', target: null, initialTexts: {}, texts }])
})
