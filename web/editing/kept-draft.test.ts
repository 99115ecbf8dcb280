import { beforeEach, describe, expect, it } from 'vitest'
import type { Card } from '../../schema/card.ts'
import { PRODUCT } from '../../schema/product.ts'
import { typedEntry } from './begun.ts'
import { changesOf, editDraft, openDraft } from './draft.ts'
import { forgetDrafts } from './draft-keys.ts'
import { takeSeat } from './draft-seat.ts'
import type { CardPatch } from './fields.ts'
import { keepDraft, restoreDrafts } from './kept-draft.ts'

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

/** The Web Storage interface, which this runtime has not: a plain object with the methods on its prototype. */
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

const half = typedEntry([], 'link', { name: 'Mastodon', value: '@an' })

/** What a tab that opens the card now finds, and leaves untouched. */
async function reopened(card = stored, userId = 1) {
  const seat = await takeSeat(userId, card.id)
  seat.leave()
  return { ...restoreDrafts(card, seat.found), at: seat.found[0]?.kept.at }
}
/** A tab that typed something and is gone. */
async function leftBy(state: ReturnType<typeof openDraft>, userId = 1) {
  const seat = await takeSeat(userId, state.base.id)
  const own = seat.found.length > 0 ? `${seat.key}-of-another` : seat.key
  keepDraft(userId, own, state)
  seat.leave()
}

describe('a kept draft', () => {
  it('comes back to the same user and card, with the time it is of', async () => {
    await leftBy(edited({ title: 'CTO' }))
    const { state, at } = await reopened()
    expect(changesOf(state)).toEqual({ title: 'CTO' })
    expect(state.restoredAt).toBe(at)
    expect((await reopened(stored, 2)).state).toEqual(openDraft(stored))
    expect((await reopened({ ...stored, id: 8 })).state.restoredAt).toBeNull()
  })

  it('holds an entry that is half typed, alone too', async () => {
    await leftBy({ ...openDraft(stored), begun: half })
    const { state } = await reopened()
    expect(state.begun).toEqual(half)
    expect(state.restoredAt).not.toBeNull()
    // A saved card and a newer one leave it where it is; giving everything up does not.
    const saved = editDraft(state, { type: 'saved', card: newer({ name: 'Anna' }), sent: {} })
    expect(editDraft(saved, { type: 'loaded', card: newer({}) }).begun).toEqual(half)
    expect(editDraft(saved, { type: 'replaced', card: stored }).begun).toEqual([])
  })

  it('is dropped once nothing differs', async () => {
    await leftBy(edited({ title: 'CTO' }))
    const seat = await takeSeat(1, 7)
    keepDraft(1, seat.key, openDraft(newer({ title: 'CTO' })))
    seat.leave()
    expect(Object.keys(localStorage)).toEqual([])
  })

  it('is left alone while its tab is open', async () => {
    const open = await takeSeat(1, 7)
    keepDraft(1, open.key, edited({ title: 'CTO' }))
    const second = await takeSeat(1, 7)
    expect(second.found).toEqual([])
    expect(second.key).not.toBe(open.key)
    keepDraft(1, second.key, edited({ name: 'Anna' }))
    open.leave()
    second.leave()
    expect(changesOf((await reopened()).state)).toEqual({ title: 'CTO', name: 'Anna' })
  })

  it('joins what other tabs left, and is no longer kept apart from it then', async () => {
    await leftBy({ ...edited({ title: 'CTO', socialLinks: { twitter: '@ann' } }), begun: half })
    await leftBy(edited({ name: 'Anna', socialLinks: { github: 'ann' } }))
    const { state, taken, others } = await reopened()
    expect(changesOf(state)).toEqual({ title: 'CTO', name: 'Anna', socialLinks: { twitter: '@ann', github: 'ann' } })
    expect(state.begun).toEqual(half)
    expect(others).toEqual([])
    keepDraft(1, taken[0]!, state, taken)
    expect(Object.keys(localStorage)).toEqual([taken[0]])
  })

  it('stays apart from one that contradicts it', async () => {
    await leftBy(edited({ title: 'CTO' }))
    await leftBy(edited({ title: 'CEO', name: 'Anna' }))
    const { state, taken, others } = await reopened()
    expect(others).toHaveLength(1)
    expect([state.draft.title, others[0]!.card.title].toSorted()).toEqual(['CEO', 'CTO'])
    keepDraft(1, taken[0]!, state, taken)
    expect(Object.keys(localStorage)).toHaveLength(2)
  })

  it('is not restored where its last save went through unanswered', async () => {
    const sent = { title: 'CTO' }
    await leftBy(editDraft(edited(sent), { type: 'sent', sent }))
    const card = newer(sent)
    expect((await reopened(card)).state).toEqual(openDraft(card))
  })

  it('is a conflict where somebody else changed the card meanwhile', async () => {
    await leftBy(edited({ title: 'CTO' }))
    const card = newer({ name: 'Anna' })
    const { state } = await reopened(card)
    expect(state.theirs).toBe(card)
    expect(changesOf(state)).toEqual({ title: 'CTO' })
  })

  it('goes with its user at sign-out, of every tab, and is not written again by what is being taken down', async () => {
    await leftBy(edited({ title: 'CTO' }))
    await leftBy(edited({ title: 'CEO' }))
    await leftBy(edited({ title: 'CEO' }), 12)
    forgetDrafts(1)
    keepDraft(1, `${PRODUCT.key}-draft-1-7-x`, edited({ title: 'CTO' }))
    expect(Object.keys(localStorage)).toEqual([expect.stringContaining(`${PRODUCT.key}-draft-12-7-`)])
    await leftBy(edited({ title: 'CTO' }))
    expect(changesOf((await reopened()).state)).toEqual({ title: 'CTO' })
  })

  it('that cannot be read is none', async () => {
    for (const text of ['{', '7', '{"base":{}}', '[]']) {
      localStorage.setItem(`${PRODUCT.key}-draft-1-7-x`, text)
      expect((await reopened()).state, text).toEqual(openDraft(stored))
    }
  })
})
