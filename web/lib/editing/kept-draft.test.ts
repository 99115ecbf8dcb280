import { beforeEach, describe, expect, it } from 'vitest'
import type { Card } from '../../../schema/card.ts'
import { PRODUCT } from '../../../schema/product.ts'
import { changesOf, editDraft, openDraft } from './draft.ts'
import { forgetDrafts } from './draft-keys.ts'
import { keepDraft, readKept, restoreDraft } from './kept-draft.ts'

const stored = { id: 7, userId: 1, slug: 'ann', name: 'Ann', title: null, updatedAt: '2026-01-01T00:00:00.000Z' } as unknown as Card
const newer = (patch: Partial<Card>): Card => ({ ...stored, updatedAt: '2026-01-03T00:00:00.000Z', ...patch })
const edited = (patch: Partial<Card>) => editDraft(openDraft(stored), { type: 'edited', patch })

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

describe('a kept draft', () => {
  it('comes back to the same user and card, with the time it is of', () => {
    keepDraft(1, edited({ title: 'CTO' }))
    const kept = readKept(1, 7)
    const back = restoreDraft(stored, kept)
    expect(changesOf(back)).toEqual({ title: 'CTO' })
    expect(back.restoredAt).toBe(kept!.at)
    expect(readKept(2, 7)).toBeNull()
    expect(readKept(1, 8)).toBeNull()
  })

  it('is dropped once nothing differs', () => {
    keepDraft(1, edited({ title: 'CTO' }))
    keepDraft(1, openDraft(newer({ title: 'CTO' })))
    expect(readKept(1, 7)).toBeNull()
  })

  it('stays where another tab that has the same card open holds no edits', () => {
    const openElsewhere = openDraft(stored)
    localStorage.setItem(`${PRODUCT.key}-draft-1-7`, JSON.stringify({ base: stored, changes: { title: 'CTO' }, unanswered: [], at: 1 }))
    keepDraft(1, openElsewhere)
    expect(readKept(1, 7)?.changes).toEqual({ title: 'CTO' })
    // Taken up, it is this tab's own to drop.
    keepDraft(1, openElsewhere)
    expect(readKept(1, 7)).toBeNull()
  })

  it('is not restored where its last save went through unanswered', () => {
    const sent = { title: 'CTO' }
    keepDraft(1, editDraft(edited(sent), { type: 'sent', sent }))
    const card = newer(sent)
    expect(restoreDraft(card, readKept(1, 7))).toEqual(openDraft(card))
  })

  it('is a conflict where somebody else changed the card meanwhile', () => {
    keepDraft(1, edited({ title: 'CTO' }))
    const card = newer({ name: 'Anna' })
    const back = restoreDraft(card, readKept(1, 7))
    expect(back.theirs).toBe(card)
    expect(changesOf(back)).toEqual({ title: 'CTO' })
  })

  it('goes with its user at sign-out and is not written again by what is being taken down', () => {
    keepDraft(1, edited({ title: 'CTO' }))
    keepDraft(12, edited({ title: 'CEO' }))
    forgetDrafts(1)
    keepDraft(1, edited({ title: 'CTO' }))
    expect(Object.keys(localStorage)).toEqual([`${PRODUCT.key}-draft-12-7`])
    readKept(1, 7)
    keepDraft(1, edited({ title: 'CTO' }))
    expect(readKept(1, 7)).not.toBeNull()
  })

  it('that cannot be read is none', () => {
    for (const text of ['{', '7', '{"base":{}}', '[]']) {
      localStorage.setItem(`${PRODUCT.key}-draft-1-7`, text)
      expect(readKept(1, 7), text).toBeNull()
    }
  })
})
