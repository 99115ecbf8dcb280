import { describe, expect, it } from 'vitest'
import type { Card } from '../../schema/card.ts'
import { changedElsewhere, changesOf, editDraft, type EditorState, isDirty, openDraft } from './draft.ts'
import type { CardPatch } from './compare-fields.ts'

const stored = {
  id: 7,
  userId: 1,
  slug: 'ann',
  name: 'Ann',
  title: null,
  socialLinks: {},
  gallery: [],
  customizations: {},
  updatedAt: '2026-01-01T00:00:00.000Z',
} as unknown as Card
const newer = (patch: Partial<Card>): Card => ({ ...stored, updatedAt: '2026-01-03T00:00:00.000Z', ...patch })
const edited = (patch: CardPatch, state = openDraft(stored)) => editDraft(state, { type: 'edited', patch })

describe('draft of a card', () => {
  it('is dirty only while something differs', () => {
    expect(isDirty(openDraft(stored))).toBe(false)
    const changed = edited({ title: 'CTO' })
    expect(changesOf(changed)).toEqual({ title: 'CTO' })
    expect(isDirty(edited({ title: '' }, changed))).toBe(false)
  })

  it('sends an emptied field as null, but an emptied slug as an empty string', () => {
    expect(changesOf(edited({ name: '', slug: '' }))).toEqual({ name: null, slug: '' })
  })

  it('compares lists and objects deeply', () => {
    expect(isDirty(edited({ gallery: [], socialLinks: {}, customizations: { website: 'a.example' } }))).toBe(false)
    expect(isDirty(edited({ customizations: { searchable: false } }))).toBe(true)
    expect(changesOf(edited({ socialLinks: { twitter: '@ann' } }))).toEqual({ socialLinks: { twitter: '@ann' } })
  })

  it('applies a functional edit to the latest draft', () => {
    const add = (url: string) => ({ type: 'edited', patch: (draft: Card) => ({ gallery: [...draft.gallery, { url }] }) }) as const
    expect(editDraft(editDraft(openDraft(stored), add('/b')), add('/a')).draft.gallery).toEqual([{ url: '/b' }, { url: '/a' }])
  })

  it('discards edits when it is replaced by the stored card', () => {
    const card = newer({ name: 'Anna' })
    expect(editDraft(edited({ name: 'Bob' }), { type: 'replaced', card })).toEqual(openDraft(card))
  })

  it('takes the answer of a save and keeps edits made during the request', () => {
    const sent = { name: 'Bob ' }
    const typedOn = edited({ title: 'CTO' }, edited(sent))
    const answer = newer({ name: 'Bob' })
    const next = editDraft(typedOn, { type: 'saved', card: answer, sent })
    expect(next.base).toEqual(answer)
    expect(next.draft.name).toBe('Bob')
    expect(changesOf(next)).toEqual({ title: 'CTO' })
  })

  it('keeps an emptied field when only another field is saved', () => {
    const sent = { title: 'CTO' }
    const next = editDraft(edited({ name: '' }, edited(sent)), { type: 'saved', card: newer(sent), sent })
    expect(changesOf(next)).toEqual({ name: null })
  })

  it('keeps all edits when a save is refused', () => {
    const sent = { email: 'x', name: 'Bob' }
    const state = editDraft(edited(sent), { type: 'refused', sent, issues: { email: 'first' } })
    expect(state.issues).toEqual({ email: 'first' })
    expect(changesOf(state)).toEqual(sent)
    expect(edited({ name: 'Bo' }, state).issues).toEqual({ email: 'first' })
    expect(edited({ email: 'x@y.example' }, state).issues).toEqual({})
  })

  it('merges social links of two devices one by one', () => {
    const base = { ...stored, socialLinks: { twitter: '@ann', skype: 'ann' } } as Card
    const mine = editDraft(openDraft(base), { type: 'edited', patch: { socialLinks: { twitter: '@anna', gmail: 'a@b.example' } } })
    const newer = { ...base, socialLinks: { twitter: '@ann', skype: 'ann', linkedin: 'ann' } }
    expect(editDraft(mine, { type: 'rebased', card: newer }).draft.socialLinks).toEqual({
      twitter: '@anna',
      gmail: 'a@b.example',
      linkedin: 'ann',
    })
  })

  it('does not overwrite edits with a refetched card', () => {
    const card = newer({ name: 'Anna' })
    expect(editDraft(openDraft(stored), { type: 'loaded', card }).draft.name).toBe('Anna')
    const typing = edited({ title: 'CTO' })
    expect(editDraft(typing, { type: 'loaded', card })).toBe(typing)
  })
})

describe('a card that someone else changed', () => {
  it('is a conflict, whether or not this device edited the same field', () => {
    expect(changedElsewhere(edited({ title: 'CTO' }), newer({ name: 'Anna' }))).toEqual(['name'])
    expect(changedElsewhere(edited({ title: 'CTO' }), newer({ title: 'CEO' }))).toEqual(['title'])
  })

  it('keeps all local edits, or only the chosen ones', () => {
    const sent = { title: 'CTO', name: 'Bob' }
    const card = newer({ name: 'Anna' })
    const conflict = editDraft(edited(sent), { type: 'conflictFound', sent, card })
    expect(conflict.theirs).toBe(card)
    const all = editDraft(conflict, { type: 'rebased', card })
    expect(all.draft).toEqual({ ...card, ...sent })
    expect(all.theirs).toBeNull()
    expect(editDraft(conflict, { type: 'rebased', card, keep: { title: 'CTO' } }).draft).toEqual({ ...card, title: 'CTO' })
  })
})

describe('a save without an answer', () => {
  const lost = (sent: CardPatch, state: EditorState) =>
    editDraft(editDraft(state, { type: 'sent', sent }), { type: 'failed', sent, failure: { status: 0, message: 'No connection' } })

  it('is no conflict if the server stored it, trimmed', () => {
    const state = lost({ title: ' CTO ' }, edited({ title: ' CTO ' }))
    expect(state.failure).toEqual({ status: 0, message: 'No connection' })
    expect(changedElsewhere(state, newer({ title: 'CTO' }))).toEqual([])
    expect(isDirty(editDraft(state, { type: 'rebased', card: newer({ title: 'CTO' }) }))).toBe(false)
  })

  it('is no conflict if the field was edited again, and that edit remains unsaved', () => {
    const state = edited({ title: 'CTO and more' }, lost({ title: 'CTO' }, edited({ title: 'CTO' })))
    const card = newer({ title: 'CTO' })
    expect(changedElsewhere(state, card)).toEqual([])
    expect(changesOf(editDraft(state, { type: 'rebased', card }))).toEqual({ title: 'CTO and more' })
  })

  it('still conflicts with a change by someone else', () => {
    const state = lost({ title: 'CTO' }, edited({ title: 'CTO' }))
    expect(changedElsewhere(state, newer({ title: 'CTO', name: 'Anna' }))).toEqual(['name'])
  })

  it('is forgotten once the server accepts or refuses it', () => {
    const sent = { title: 'CTO' }
    const on = editDraft(edited(sent), { type: 'sent', sent })
    expect(on.unanswered).toEqual([sent])
    expect(editDraft(on, { type: 'failed', sent, failure: { status: 403, message: 'no' } }).unanswered).toEqual([])
    expect(editDraft(on, { type: 'failed', sent, failure: { status: 502, message: '' } }).unanswered).toEqual([sent])
    expect(editDraft(on, { type: 'saved', sent, card: newer(sent) }).unanswered).toEqual([])
  })
})
