import { expect, it } from 'vitest'
import { currentEntry, openEntry, mergeEntries, readEntries, modifiedEntries, updateEntry, removeEntry } from './in-progress.ts'

const half = updateEntry([], 'link', { name: 'Mastodon', value: '@an' })

it('keeps what is half typed until it is emptied, added or given up', () => {
  expect(currentEntry(half, 'link')?.texts).toEqual({ name: 'Mastodon', value: '@an' })
  expect(currentEntry(half, 'button')).toBeNull()
  expect(modifiedEntries(half)).toHaveLength(1)
  expect(updateEntry(updateEntry(half, 'link', { value: '' }), 'link', { name: '' })).toEqual([])
  expect(removeEntry(half, 'link')).toEqual([])
  expect(removeEntry(half, 'button')).toEqual(half)
})

it('does not take a chosen platform for work to lose', () => {
  const chosen = updateEntry([], 'link', { platform: 'twitter' })
  expect(currentEntry(chosen, 'link')?.texts).toEqual({ platform: 'twitter' })
  expect(modifiedEntries(chosen)).toEqual([])
})

it('shows what is to be changed, and the half-typed one after it', () => {
  const both = openEntry(half, 'link', 'twitter', { platform: 'twitter', value: '@ann' })
  expect(currentEntry(both, 'link')).toMatchObject({ target: 'twitter', texts: { value: '@ann' } })
  expect(modifiedEntries(both)).toEqual(half)
  const changed = updateEntry(both, 'link', { value: '@anna' })
  expect(modifiedEntries(changed)).toHaveLength(2)
  // Another one instead: what was changed in the first one waits, an untouched one is forgotten.
  expect(openEntry(changed, 'link', 'github', { value: 'ann' })).toHaveLength(3)
  expect(openEntry(both, 'link', 'github', { value: 'ann' })).toHaveLength(2)
  expect(currentEntry(openEntry(openEntry(changed, 'link', 'github', {}), 'link', 'twitter', {}), 'link')?.texts['value']).toBe('@anna')
  expect(removeEntry(changed, 'link')).toEqual(half)
  expect(removeEntry(changed, 'link', 'github')).toEqual(changed)
})

it('joins two drafts without losing or doubling an entry', () => {
  const other = updateEntry(half, 'button', { text: 'Book' })
  expect(mergeEntries(half, other)).toEqual(other)
  expect(mergeEntries(half, updateEntry([], 'link', { name: 'Other' }))).toHaveLength(2)
})

it('reads back what it can', () => {
  expect(readEntries(JSON.parse(JSON.stringify(half)))).toEqual(half)
  expect(readEntries([null, 7, { kind: 'x' }, { kind: 'link', target: null, initialTexts: {}, texts: { a: 1 } }, ...half])).toEqual(half)
  expect(readEntries({})).toEqual([])
})
