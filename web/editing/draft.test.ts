import { describe, expect, it } from 'vitest'
import type { Card } from '../../schema/card.ts'
import { listFieldsEditedElsewhere, unsavedChangesOf, reduceEditorState, hasChangedFields, initEditorState } from './draft.ts'
import type { CardEditorState } from './draft.ts'
import type { CardPatch } from './compare-fields.ts'
import { createNewerTestCard, STORED_TEST_CARD } from './test/stored-card.ts'

const editTestCard = (patch: CardPatch, state = initEditorState(STORED_TEST_CARD)) => reduceEditorState(state, { type: 'edited', patch })

describe('the draft of a card', () => {
  it('the draft is dirty only while a field differs from the stored card', () => {
    expect(hasChangedFields(initEditorState(STORED_TEST_CARD))).toBe(false)
    const changed = editTestCard({ title: 'CTO' })
    expect(unsavedChangesOf(changed)).toEqual({ title: 'CTO' })
    expect(hasChangedFields(editTestCard({ title: '' }, changed))).toBe(false)
  })

  it('a save sends an emptied field as null, but an emptied slug as an empty string', () => {
    expect(unsavedChangesOf(editTestCard({ name: '', slug: '' }))).toEqual({ name: null, slug: '' })
  })

  it('the draft compares lists and objects deeply with the stored card', () => {
    expect(hasChangedFields(editTestCard({ gallery: [], socialLinks: {}, customizations: { website: 'a.example' } }))).toBe(false)
    expect(hasChangedFields(editTestCard({ customizations: { searchable: false } }))).toBe(true)
    expect(unsavedChangesOf(editTestCard({ socialLinks: { twitter: '@ann' } }))).toEqual({ socialLinks: { twitter: '@ann' } })
  })

  it('another order of the social links is a change, which a newer card does not undo', () => {
    const stored = { ...STORED_TEST_CARD, socialLinks: { twitter: '@ann', gmail: 'ann@gmail.com', skype: 'ann' } }
    const reordered = editTestCard({ socialLinks: { skype: 'ann', gmail: 'ann@gmail.com', twitter: '@ann' } }, initEditorState(stored))
    expect(Object.keys(unsavedChangesOf(reordered))).toEqual(['socialLinks'])
    const newer = { ...stored, socialLinks: { wechat: 'ann', twitter: '@anna', skype: 'ann' } }
    const { draft } = reduceEditorState(reordered, { type: 'rebased', card: newer })
    expect(Object.entries(draft.socialLinks)).toEqual(Object.entries({ skype: 'ann', twitter: '@anna', wechat: 'ann' }))
  })

  it('an edit given as a function is applied to the latest draft', () => {
    const add = (url: string) => ({ type: 'edited', patch: (draft: Card) => ({ gallery: [...draft.gallery, { url }] }) }) as const
    expect(reduceEditorState(reduceEditorState(initEditorState(STORED_TEST_CARD), add('/b')), add('/a')).draft.gallery).toEqual([
      { url: '/b' },
      { url: '/a' },
    ])
  })

  it('replacing the draft by the stored card discards all edits', () => {
    const card = createNewerTestCard({ name: 'Anna' })
    expect(reduceEditorState(editTestCard({ name: 'Bob' }), { type: 'replaced', card })).toEqual(initEditorState(card))
  })

  it('a successful save stores the answer of the server and keeps edits made during the request', () => {
    const sent = { name: 'Bob ' }
    const typedOn = editTestCard({ title: 'CTO' }, editTestCard(sent))
    const answer = createNewerTestCard({ name: 'Bob' })
    const next = reduceEditorState(typedOn, { type: 'saved', card: answer, sent })
    expect(next.base).toEqual(answer)
    expect(next.draft.name).toBe('Bob')
    expect(unsavedChangesOf(next)).toEqual({ title: 'CTO' })
  })

  it('a save of one field keeps another field that the user emptied', () => {
    const sent = { title: 'CTO' }
    const next = reduceEditorState(editTestCard({ name: '' }, editTestCard(sent)), { type: 'saved', card: createNewerTestCard(sent), sent })
    expect(unsavedChangesOf(next)).toEqual({ name: null })
  })

  it('a refused save keeps all edits', () => {
    const sent = { email: 'x', name: 'Bob' }
    const state = reduceEditorState(editTestCard(sent), { type: 'refused', sent, issues: { email: 'first' } })
    expect(state.issues).toEqual({ email: 'first' })
    expect(unsavedChangesOf(state)).toEqual(sent)
    expect(editTestCard({ name: 'Bo' }, state).issues).toEqual({ email: 'first' })
    expect(editTestCard({ email: 'x@y.example' }, state).issues).toEqual({})
  })

  it('social links that two devices edited are merged one by one', () => {
    const base = { ...STORED_TEST_CARD, socialLinks: { twitter: '@ann', skype: 'ann' } } as Card
    const mine = reduceEditorState(initEditorState(base), {
      type: 'edited',
      patch: { socialLinks: { twitter: '@anna', gmail: 'a@b.example' } },
    })
    const newer = { ...base, socialLinks: { twitter: '@ann', skype: 'ann', linkedin: 'ann' } }
    expect(reduceEditorState(mine, { type: 'rebased', card: newer }).draft.socialLinks).toEqual({
      twitter: '@anna',
      gmail: 'a@b.example',
      linkedin: 'ann',
    })
  })

  it('a card that is fetched again does not overwrite edits', () => {
    const card = createNewerTestCard({ name: 'Anna' })
    expect(reduceEditorState(initEditorState(STORED_TEST_CARD), { type: 'loaded', card }).draft.name).toBe('Anna')
    const typing = editTestCard({ title: 'CTO' })
    expect(reduceEditorState(typing, { type: 'loaded', card })).toBe(typing)
  })
})

describe('a card that someone else changed in the meantime', () => {
  it('a change by someone else is a conflict, whether or not this device edited the same field', () => {
    expect(listFieldsEditedElsewhere(editTestCard({ title: 'CTO' }), createNewerTestCard({ name: 'Anna' }))).toEqual(['name'])
    expect(listFieldsEditedElsewhere(editTestCard({ title: 'CTO' }), createNewerTestCard({ title: 'CEO' }))).toEqual(['title'])
  })

  it('resolving a conflict keeps all local edits, or only the chosen ones', () => {
    const sent = { title: 'CTO', name: 'Bob' }
    const card = createNewerTestCard({ name: 'Anna' })
    const conflict = reduceEditorState(editTestCard(sent), { type: 'conflictFound', sent, card })
    expect(conflict.theirs).toBe(card)
    const all = reduceEditorState(conflict, { type: 'rebased', card })
    expect(all.draft).toEqual({ ...card, ...sent })
    expect(all.theirs).toBeNull()
    expect(reduceEditorState(conflict, { type: 'rebased', card, keep: { title: 'CTO' } }).draft).toEqual({ ...card, title: 'CTO' })
  })
})

describe('a save that the server did not answer', () => {
  const lost = (sent: CardPatch, state: CardEditorState) =>
    reduceEditorState(reduceEditorState(state, { type: 'sent', sent }), {
      type: 'failed',
      sent,
      failure: { status: 0, message: 'No connection' },
    })

  it('an unanswered save causes no conflict if the server stored its value (trimmed)', () => {
    const state = lost({ title: ' CTO ' }, editTestCard({ title: ' CTO ' }))
    expect(state.failure).toEqual({ status: 0, message: 'No connection' })
    expect(listFieldsEditedElsewhere(state, createNewerTestCard({ title: 'CTO' }))).toEqual([])
    expect(hasChangedFields(reduceEditorState(state, { type: 'rebased', card: createNewerTestCard({ title: 'CTO' }) }))).toBe(false)
  })

  it('an unanswered save causes no conflict if its field was edited again, and the new edit stays unsaved', () => {
    const state = editTestCard({ title: 'CTO and more' }, lost({ title: 'CTO' }, editTestCard({ title: 'CTO' })))
    const card = createNewerTestCard({ title: 'CTO' })
    expect(listFieldsEditedElsewhere(state, card)).toEqual([])
    expect(unsavedChangesOf(reduceEditorState(state, { type: 'rebased', card }))).toEqual({ title: 'CTO and more' })
  })

  it('after an unanswered save, a change by someone else is still a conflict', () => {
    const state = lost({ title: 'CTO' }, editTestCard({ title: 'CTO' }))
    expect(listFieldsEditedElsewhere(state, createNewerTestCard({ title: 'CTO', name: 'Anna' }))).toEqual(['name'])
  })

  it('an unanswered save is forgotten when the server accepts or refuses it later', () => {
    const sent = { title: 'CTO' }
    const on = reduceEditorState(editTestCard(sent), { type: 'sent', sent })
    expect(on.unanswered).toEqual([sent])
    expect(reduceEditorState(on, { type: 'failed', sent, failure: { status: 403, message: 'no' } }).unanswered).toEqual([])
    expect(reduceEditorState(on, { type: 'failed', sent, failure: { status: 502, message: '' } }).unanswered).toEqual([sent])
    expect(reduceEditorState(on, { type: 'saved', sent, card: createNewerTestCard(sent) }).unanswered).toEqual([])
  })
})
