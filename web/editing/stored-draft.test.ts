import { beforeEach, describe, expect, it } from 'vitest'
import { PRODUCT_NAMES } from '../../schema/product.ts'
import { updateHalfTypedEntry } from './in-progress.ts'
import { unsavedChangesOf, reduceEditorState, initEditorState } from './draft.ts'
import { deleteDraftsOnSignOut } from './draft-keys.ts'
import { claimDraftSlot } from './draft-lock.ts'
import type { CardPatch } from './compare-fields.ts'
import { readStoredDraft, storeDraft, restoreStoredDrafts } from './stored-draft.ts'
import { InMemoryStorage } from '../lib/test/in-memory-storage.ts'
import { createNewerTestCard, STORED_TEST_CARD } from './test/stored-card.ts'

const createEditedState = (patch: CardPatch) => reduceEditorState(initEditorState(STORED_TEST_CARD), { type: 'edited', patch })

beforeEach(() => {
  globalThis.localStorage = new InMemoryStorage() as unknown as Storage
})

const HALF_TYPED_LINK = updateHalfTypedEntry([], 'link', { name: 'Mastodon', value: '@an' })

async function restoreDraftsInNewTab(card = STORED_TEST_CARD, userId = 1) {
  const slot = await claimDraftSlot(userId, card.id, readStoredDraft)
  slot.release()
  return { ...restoreStoredDrafts(card, slot.found), at: slot.found[0]?.kept.at }
}
async function storeDraftOfClosedTab(state: ReturnType<typeof initEditorState>, userId = 1) {
  const slot = await claimDraftSlot(userId, state.base.id, readStoredDraft)
  const own = slot.found.length > 0 ? `${slot.key}-of-another` : slot.key
  storeDraft(userId, own, state)
  slot.release()
}

describe('an unsaved draft stored in the browser', () => {
  it('a stored draft is restored for the same user and card, with the time when it was stored', async () => {
    await storeDraftOfClosedTab(createEditedState({ title: 'CTO' }))
    const { state, at } = await restoreDraftsInNewTab()
    expect(unsavedChangesOf(state)).toEqual({ title: 'CTO' })
    expect(state.restoredAt).toBe(at)
    expect((await restoreDraftsInNewTab(STORED_TEST_CARD, 2)).state).toEqual(initEditorState(STORED_TEST_CARD))
    expect((await restoreDraftsInNewTab({ ...STORED_TEST_CARD, id: 8 })).state.restoredAt).toBeNull()
  })

  it('a stored draft restores a half-typed link even if no field was changed', async () => {
    await storeDraftOfClosedTab({ ...initEditorState(STORED_TEST_CARD), inProgress: HALF_TYPED_LINK })
    const { state } = await restoreDraftsInNewTab()
    expect(state.inProgress).toEqual(HALF_TYPED_LINK)
    expect(state.restoredAt).not.toBeNull()
    // A half-typed link survives saving and reloading the card, but not discarding all changes.
    const saved = reduceEditorState(state, { type: 'saved', card: createNewerTestCard({ name: 'Anna' }), sent: {} })
    expect(reduceEditorState(saved, { type: 'loaded', card: createNewerTestCard({}) }).inProgress).toEqual(HALF_TYPED_LINK)
    expect(reduceEditorState(saved, { type: 'replaced', card: STORED_TEST_CARD }).inProgress).toEqual([])
  })

  it('a stored draft is deleted when nothing differs from the stored card any more', async () => {
    await storeDraftOfClosedTab(createEditedState({ title: 'CTO' }))
    const slot = await claimDraftSlot(1, 7, readStoredDraft)
    storeDraft(1, slot.key, initEditorState(createNewerTestCard({ title: 'CTO' })))
    slot.release()
    expect(Object.keys(localStorage)).toEqual([])
  })

  it('a stored draft is not used by other tabs while its own tab is open', async () => {
    const open = await claimDraftSlot(1, 7, readStoredDraft)
    storeDraft(1, open.key, createEditedState({ title: 'CTO' }))
    const second = await claimDraftSlot(1, 7, readStoredDraft)
    expect(second.found).toEqual([])
    expect(second.key).not.toBe(open.key)
    storeDraft(1, second.key, createEditedState({ name: 'Anna' }))
    open.release()
    second.release()
    expect(unsavedChangesOf((await restoreDraftsInNewTab()).state)).toEqual({ title: 'CTO', name: 'Anna' })
  })

  it('drafts of closed tabs are merged, and their storage keys are removed', async () => {
    await storeDraftOfClosedTab({ ...createEditedState({ title: 'CTO', socialLinks: { twitter: '@ann' } }), inProgress: HALF_TYPED_LINK })
    await storeDraftOfClosedTab(createEditedState({ name: 'Anna', socialLinks: { github: 'ann' } }))
    const { state, merged, others } = await restoreDraftsInNewTab()
    expect(unsavedChangesOf(state)).toEqual({ title: 'CTO', name: 'Anna', socialLinks: { twitter: '@ann', github: 'ann' } })
    expect(state.inProgress).toEqual(HALF_TYPED_LINK)
    expect(others).toEqual([])
    storeDraft(1, merged[0]!, state, merged)
    expect(Object.keys(localStorage)).toEqual([merged[0]])
  })

  it('conflicting drafts of closed tabs are not merged', async () => {
    await storeDraftOfClosedTab(createEditedState({ title: 'CTO' }))
    await storeDraftOfClosedTab(createEditedState({ title: 'CEO', name: 'Anna' }))
    const { state, merged, others } = await restoreDraftsInNewTab()
    expect(others).toHaveLength(1)
    expect([state.draft.title, others[0]!.card.title].toSorted()).toEqual(['CEO', 'CTO'])
    storeDraft(1, merged[0]!, state, merged)
    expect(Object.keys(localStorage)).toHaveLength(2)
  })

  it('a stored draft is not restored if the server stored its last save without answering', async () => {
    const sent = { title: 'CTO' }
    await storeDraftOfClosedTab(reduceEditorState(createEditedState(sent), { type: 'sent', sent }))
    const card = createNewerTestCard(sent)
    expect((await restoreDraftsInNewTab(card)).state).toEqual(initEditorState(card))
  })

  it('a stored draft is a conflict if someone else changed the card', async () => {
    await storeDraftOfClosedTab(createEditedState({ title: 'CTO' }))
    const card = createNewerTestCard({ name: 'Anna' })
    const { state } = await restoreDraftsInNewTab(card)
    expect(state.theirs).toBe(card)
    expect(unsavedChangesOf(state)).toEqual({ title: 'CTO' })
  })

  it('signing out deletes the drafts of the user in all tabs, and editors that close later do not store them again', async () => {
    await storeDraftOfClosedTab(createEditedState({ title: 'CTO' }))
    await storeDraftOfClosedTab(createEditedState({ title: 'CEO' }))
    await storeDraftOfClosedTab(createEditedState({ title: 'CEO' }), 12)
    deleteDraftsOnSignOut(1)
    storeDraft(1, `${PRODUCT_NAMES.key}-draft-1-7-x`, createEditedState({ title: 'CTO' }))
    expect(Object.keys(localStorage)).toEqual([expect.stringContaining(`${PRODUCT_NAMES.key}-draft-12-7-`)])
    await storeDraftOfClosedTab(createEditedState({ title: 'CTO' }))
    expect(unsavedChangesOf((await restoreDraftsInNewTab()).state)).toEqual({ title: 'CTO' })
  })

  it('an invalid stored draft is ignored', async () => {
    for (const text of ['{', '7', '{"base":{}}', '[]']) {
      localStorage.setItem(`${PRODUCT_NAMES.key}-draft-1-7-x`, text)
      expect((await restoreDraftsInNewTab()).state, text).toEqual(initEditorState(STORED_TEST_CARD))
    }
  })
})

it('half-typed entries stored under the former property names are still read', async () => {
  storeDraft(1, (await claimDraftSlot(1, 7, readStoredDraft)).key, createEditedState({ title: 'CEO' }))
  const [key] = Object.keys(localStorage)
  const { inProgress: _, ...stored } = JSON.parse(localStorage.getItem(key!)!) as Record<string, unknown>
  const texts = { name: 'Mastodon', value: '@an' }
  localStorage.setItem(key!, JSON.stringify({ ...stored, begun: [{ kind: 'link', of: null, was: {}, now: texts }] }))
  expect(readStoredDraft(key!)?.inProgress).toEqual([{ kind: 'link', target: null, initialTexts: {}, texts }])
})
