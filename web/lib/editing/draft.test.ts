import { describe, expect, it } from 'vitest'
import type { Card } from '../../../schema/card.ts'
import { changesOf, editDraft, isDirty, openDraft } from './draft.ts'

const stored = {
  id: 7,
  userId: 1,
  slug: 'ann',
  name: 'Ann',
  title: null,
  socialLinks: {},
  gallery: [],
  updatedAt: '2026-01-01T00:00:00.000Z',
} as unknown as Card
const edited = (patch: Partial<Card>) => editDraft(openDraft(stored), { type: 'edited', patch })

describe('draft of a card', () => {
  it('is clean until something differs, and clean again when it is typed back', () => {
    expect(isDirty(openDraft(stored))).toBe(false)
    const changed = edited({ title: 'CTO' })
    expect(changesOf(changed)).toEqual({ title: 'CTO' })
    expect(isDirty(editDraft(changed, { type: 'edited', patch: { title: '' } }))).toBe(false)
  })

  it('sends an emptied field as none, but an emptied slug as it is', () => {
    expect(changesOf(edited({ name: '', slug: '' }))).toEqual({ name: null, slug: '' })
  })

  it('compares lists and maps by what is in them', () => {
    expect(isDirty(edited({ gallery: [], socialLinks: {} }))).toBe(false)
    expect(changesOf(edited({ socialLinks: { twitter: '@ann' } }))).toEqual({ socialLinks: { twitter: '@ann' } })
  })

  it('gives up what was typed for the stored card', () => {
    const newer = { ...stored, name: 'Anna' }
    expect(editDraft(edited({ name: 'Bob' }), { type: 'replaced', card: newer })).toEqual(openDraft(newer))
  })

  it('takes the answer of a save and keeps what was typed meanwhile', () => {
    const sent = { name: 'Bob ' }
    const typedOn = editDraft(edited(sent), { type: 'edited', patch: { title: 'CTO' } })
    const answer = { ...stored, name: 'Bob', updatedAt: '2026-01-02T00:00:00.000Z' }
    const next = editDraft(typedOn, { type: 'saved', card: answer, sent })
    expect(next.base).toEqual(answer)
    expect(next.draft.name).toBe('Bob')
    expect(changesOf(next)).toEqual({ title: 'CTO' })
  })

  it('keeps everything typed when a save is refused', () => {
    const state = editDraft(edited({ email: 'x', name: 'Bob' }), {
      type: 'refused',
      issues: { email: 'first' },
    })
    expect(state.issues).toEqual({ email: 'first' })
    expect(changesOf(state)).toEqual({ email: 'x', name: 'Bob' })
    expect(editDraft(state, { type: 'edited', patch: { name: 'Bo' } }).issues).toEqual({ email: 'first' })
    expect(editDraft(state, { type: 'edited', patch: { email: 'x@y.example' } }).issues).toEqual({})
  })

  it('puts its edits on top of a newer card after a conflict', () => {
    const conflict = editDraft(edited({ title: 'CTO' }), { type: 'conflicted' })
    expect(conflict.conflict).toBe(true)
    const newer = { ...stored, name: 'Anna', updatedAt: '2026-01-03T00:00:00.000Z' }
    const rebased = editDraft(conflict, { type: 'rebased', card: newer })
    expect(rebased.draft).toEqual({ ...newer, title: 'CTO' })
    expect(rebased.conflict).toBe(false)
  })

  it('loses no link of either device: maps are merged entry by entry', () => {
    const base = { ...stored, socialLinks: { twitter: '@ann', skype: 'ann' } } as Card
    const mine = editDraft(openDraft(base), { type: 'edited', patch: { socialLinks: { twitter: '@anna', gmail: 'a@b.example' } } })
    const newer = { ...base, socialLinks: { twitter: '@ann', skype: 'ann', linkedin: 'ann' } }
    expect(editDraft(mine, { type: 'rebased', card: newer }).draft.socialLinks).toEqual({
      twitter: '@anna',
      gmail: 'a@b.example',
      linkedin: 'ann',
    })
  })

  it('does not let a refetched card overwrite what is being typed', () => {
    const newer = { ...stored, name: 'Anna' }
    expect(editDraft(openDraft(stored), { type: 'loaded', card: newer }).draft.name).toBe('Anna')
    const typing = edited({ title: 'CTO' })
    expect(editDraft(typing, { type: 'loaded', card: newer })).toBe(typing)
  })
})
