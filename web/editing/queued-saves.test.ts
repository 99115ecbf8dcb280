import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { PRODUCT_NAMES } from '../../schema/product.ts'
import type { CardPatch } from './compare-fields.ts'
import { type CardEditorState, initEditorState, areAllChangesQueued, isSaveQueued, queuedChangesOf, reduceEditorState } from './draft.ts'
import { createDraftKey, deleteDraftsOnSignOut, allowDraftStoring, hasQueuedSaves } from './draft-keys.ts'
import { listDraftsByCard } from './drafts-of-cards.ts'
import { shouldRetrySave } from './save-card.ts'
import { readStoredDraft, restoreStoredDrafts, storeDraft, markStoredSaveRefused } from './stored-draft.ts'
import { InMemoryStorage } from '../lib/test/in-memory-storage.ts'
import { createNewerTestCard, STORED_TEST_CARD } from './test/stored-card.ts'

const edit = (state: CardEditorState, patch: CardPatch) => reduceEditorState(state, { type: 'edited', patch })
const fail = (state: CardEditorState, sent: CardPatch, status: number) =>
  reduceEditorState(reduceEditorState(state, { type: 'sent', sent }), { type: 'failed', sent, failure: { status, message: '' } })

/** Saves a title, but the server's answer is lost. */
const createWaitingState = () => fail(edit(initEditorState(STORED_TEST_CARD), { title: 'CTO' }), { title: 'CTO' }, 0)

beforeEach(() => {
  globalThis.localStorage = new InMemoryStorage() as unknown as Storage
  allowDraftStoring(1)
})
// Tests of other files share this module and its user, so saves that one test leaves would reach the next one.
afterAll(() => allowDraftStoring(1))

describe('a save that waits for the network', () => {
  it('waits only after a failure without an answer, and contains only the fields that were saved', () => {
    const sentOnly = reduceEditorState(edit(initEditorState(STORED_TEST_CARD), { title: 'CTO' }), { type: 'sent', sent: { title: 'CTO' } })
    expect(isSaveQueued(sentOnly)).toBe(false)
    const waiting = createWaitingState()
    expect([isSaveQueued(waiting), areAllChangesQueued(waiting)]).toEqual([true, true])
    const typedOn = edit(waiting, { title: 'CEO', company: 'Fjord' })
    expect(queuedChangesOf(typedOn)).toEqual({ title: 'CEO' })
    expect(areAllChangesQueued(typedOn)).toBe(false)
  })

  it.each([400, 403, 404, 409, 500])('is withdrawn by an answer with status %d', (status) => {
    const state = fail(createWaitingState(), { title: 'CTO' }, status)
    expect([isSaveQueued(state), state.draft.title]).toEqual([false, 'CTO'])
    expect(queuedChangesOf(state)).toEqual({})
  })

  it('outlives an ended session, without further attempts', () => {
    const state = fail(createWaitingState(), { title: 'CTO' }, 401)
    expect(isSaveQueued(state)).toBe(false)
    expect(queuedChangesOf(state)).toEqual({ title: 'CTO' })
  })

  it('is withdrawn by a conflict, by a refused value, when called off and when discarded', () => {
    const waiting = createWaitingState()
    const sent = { title: 'CTO' }
    const ends = [
      reduceEditorState(waiting, { type: 'conflictFound', sent, card: createNewerTestCard({ title: 'Theirs' }) }),
      reduceEditorState(waiting, { type: 'refused', sent, issues: { title: 'Too long' } }),
      reduceEditorState(waiting, { type: 'queueCleared' }),
      reduceEditorState(waiting, { type: 'replaced', card: STORED_TEST_CARD }),
    ]
    for (const state of ends) expect([isSaveQueued(state), state.queued]).toEqual([false, []])
  })

  it('survives that the draft continues from a newer card, and ends when it is saved', () => {
    const rebased = reduceEditorState(createWaitingState(), { type: 'rebased', card: createNewerTestCard({ name: 'Anna' }) })
    expect(queuedChangesOf(rebased)).toEqual({ title: 'CTO' })
    const saved = reduceEditorState(rebased, { type: 'saved', card: createNewerTestCard({ title: 'CTO' }), sent: { title: 'CTO' } })
    expect(saved.queued).toEqual([])
  })

  it('sends nothing for a field that the user has changed back', () => {
    expect(isSaveQueued(edit(createWaitingState(), { title: '' }))).toBe(false)
  })

  it('repeated attempts remember the same unanswered change once', () => {
    const twice = fail(createWaitingState(), { title: 'CTO' }, 0)
    expect(twice.unanswered).toEqual([{ title: 'CTO' }])
  })

  it('keeps waiting while the server is in trouble, but a first save is answered', () => {
    const outcome = (status: number) => [false, true].map((isRetry) => shouldRetrySave(status, isRetry))
    expect([0, 503, 429, 403].map(outcome)).toEqual([
      [true, true],
      [false, true],
      [false, true],
      [false, false],
    ])
  })
})

describe('a waiting save in the browser storage', () => {
  it('is stored with the draft, found for its user and card, and restored', () => {
    const key = createDraftKey(1, 7)
    storeDraft(1, key, createWaitingState())
    expect([hasQueuedSaves(1), hasQueuedSaves(2)]).toEqual([true, false])
    expect([...listDraftsByCard(1)]).toEqual([[7, 'waiting']])
    const { state } = restoreStoredDrafts(STORED_TEST_CARD, [{ key, kept: readStoredDraft(key)! }])
    expect(isSaveQueued(state)).toBe(true)
    expect(queuedChangesOf(state)).toEqual({ title: 'CTO' })
  })

  it('is not restored as waiting if another device changed the card meanwhile', () => {
    const key = createDraftKey(1, 7)
    storeDraft(1, key, createWaitingState())
    const { state } = restoreStoredDrafts(createNewerTestCard({ title: 'Theirs' }), [{ key, kept: readStoredDraft(key)! }])
    expect([state.theirs?.title, state.queued, state.draft.title]).toEqual(['Theirs', [], 'CTO'])
  })

  it('is joined with the waiting save of another tab if their changes fit together', () => {
    const keys = [createDraftKey(1, 7), createDraftKey(1, 7)]
    storeDraft(1, keys[0]!, createWaitingState())
    storeDraft(1, keys[1]!, fail(edit(initEditorState(STORED_TEST_CARD), { company: 'Fjord' }), { company: 'Fjord' }, 0))
    const found = keys.map((key) => ({ key, kept: readStoredDraft(key)! }))
    expect(queuedChangesOf(restoreStoredDrafts(STORED_TEST_CARD, found).state)).toEqual({ title: 'CTO', company: 'Fjord' })
  })

  it('a withdrawn save leaves the draft behind', () => {
    const key = createDraftKey(1, 7)
    storeDraft(1, key, createWaitingState())
    markStoredSaveRefused({ key, kept: readStoredDraft(key)! })
    expect(hasQueuedSaves(1)).toBe(false)
    expect([...listDraftsByCard(1)]).toEqual([[7, 'refused']])
    expect(readStoredDraft(key)!.changes).toEqual({ title: 'CTO' })
  })

  it('the draft of a refused save is marked until the user edits the refused field, and a save that waits counts before it', () => {
    const key = createDraftKey(1, 7)
    const sent = { title: 'CTO' }
    const refused = reduceEditorState(createWaitingState(), { type: 'refused', sent, issues: { title: 'Too short' } })
    const kindAfter = (state: CardEditorState) => {
      storeDraft(1, key, state)
      return listDraftsByCard(1).get(7)
    }
    expect(kindAfter(refused)).toBe('refused')
    expect(kindAfter(edit(refused, { title: 'Chief' }))).toBe('unsaved')
    expect(kindAfter(edit(refused, { company: '"refused":true', title: 'Chief' }))).toBe('unsaved')
    expect(kindAfter(fail(refused, sent, 403))).toBe('refused')
    expect(kindAfter(fail(edit(initEditorState(STORED_TEST_CARD), sent), sent, 401))).toBe('waiting')
    expect(kindAfter(reduceEditorState(createWaitingState(), { type: 'conflictFound', sent, card: createNewerTestCard({}) }))).toBe(
      'refused',
    )
    storeDraft(1, createDraftKey(1, 7), createWaitingState())
    expect(listDraftsByCard(1).get(7)).toBe('waiting')
  })

  it('typed text, drafts of other forms and drafts of an older version never count as a waiting save', () => {
    storeDraft(1, createDraftKey(1, 7), edit(initEditorState(STORED_TEST_CARD), { title: '"queued":["title"]' }))
    localStorage.setItem(createDraftKey(1, 'pwa-settings'), '{"at":1}')
    const { queued: _, ...old } = readStoredDraft(Object.keys(localStorage).find((key) => key.includes('-7-'))!)!
    localStorage.setItem(`${PRODUCT_NAMES.key}-draft-1-8-old`, JSON.stringify(old))
    expect(hasQueuedSaves(1)).toBe(false)
    expect(new Map(listDraftsByCard(1))).toEqual(
      new Map([
        [7, 'unsaved'],
        [8, 'unsaved'],
      ]),
    )
    expect(readStoredDraft(`${PRODUCT_NAMES.key}-draft-1-8-old`)!.queued).toEqual([])
  })

  it('is deleted at sign-out and not written again afterwards', () => {
    const key = createDraftKey(1, 7)
    storeDraft(1, key, createWaitingState())
    deleteDraftsOnSignOut(1)
    storeDraft(1, key, createWaitingState())
    expect(hasQueuedSaves(1)).toBe(false)
  })
})
