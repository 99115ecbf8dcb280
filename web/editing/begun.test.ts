import { expect, it } from 'vitest'
import { begunEntry, editedEntry, joinedEntries, readEntries, touchedEntries, typedEntry, withoutEntry } from './begun.ts'

const half = typedEntry([], 'link', { name: 'Mastodon', value: '@an' })

it('keeps what is half typed until it is emptied, added or given up', () => {
  expect(begunEntry(half, 'link')?.now).toEqual({ name: 'Mastodon', value: '@an' })
  expect(begunEntry(half, 'button')).toBeNull()
  expect(touchedEntries(half)).toHaveLength(1)
  expect(typedEntry(typedEntry(half, 'link', { value: '' }), 'link', { name: '' })).toEqual([])
  expect(withoutEntry(half, 'link')).toEqual([])
  expect(withoutEntry(half, 'button')).toEqual(half)
})

it('does not take a chosen platform for work to lose', () => {
  const chosen = typedEntry([], 'link', { platform: 'twitter' })
  expect(begunEntry(chosen, 'link')?.now).toEqual({ platform: 'twitter' })
  expect(touchedEntries(chosen)).toEqual([])
})

it('shows what is to be changed, and the half-typed one after it', () => {
  const both = editedEntry(half, 'link', 'twitter', { platform: 'twitter', value: '@ann' })
  expect(begunEntry(both, 'link')).toMatchObject({ of: 'twitter', now: { value: '@ann' } })
  expect(touchedEntries(both)).toEqual(half)
  const changed = typedEntry(both, 'link', { value: '@anna' })
  expect(touchedEntries(changed)).toHaveLength(2)
  // Another one instead: what was changed in the first one waits, an untouched one is forgotten.
  expect(editedEntry(changed, 'link', 'github', { value: 'ann' })).toHaveLength(3)
  expect(editedEntry(both, 'link', 'github', { value: 'ann' })).toHaveLength(2)
  expect(begunEntry(editedEntry(editedEntry(changed, 'link', 'github', {}), 'link', 'twitter', {}), 'link')?.now['value']).toBe('@anna')
  expect(withoutEntry(changed, 'link')).toEqual(half)
  expect(withoutEntry(changed, 'link', 'github')).toEqual(changed)
})

it('joins two drafts without losing or doubling an entry', () => {
  const other = typedEntry(half, 'button', { text: 'Book' })
  expect(joinedEntries(half, other)).toEqual(other)
  expect(joinedEntries(half, typedEntry([], 'link', { name: 'Other' }))).toHaveLength(2)
})

it('reads back what it can', () => {
  expect(readEntries(JSON.parse(JSON.stringify(half)))).toEqual(half)
  expect(readEntries([null, 7, { kind: 'x' }, { kind: 'link', of: null, was: {}, now: { a: 1 } }, ...half])).toEqual(half)
  expect(readEntries({})).toEqual([])
})
