import { expect, it } from 'vitest'
import { currentEntry, openEntry, mergeEntries, readEntries, modifiedEntries, updateEntry, removeEntry } from './in-progress.ts'

const half = updateEntry([], 'link', { name: 'Mastodon', value: '@an' })

it('keeps an entry until it is emptied, added or discarded', () => {
  expect(currentEntry(half, 'link')?.texts).toEqual({ name: 'Mastodon', value: '@an' })
  expect(currentEntry(half, 'button')).toBeNull()
  expect(modifiedEntries(half)).toHaveLength(1)
  expect(updateEntry(updateEntry(half, 'link', { value: '' }), 'link', { name: '' })).toEqual([])
  expect(removeEntry(half, 'link')).toEqual([])
  expect(removeEntry(half, 'button')).toEqual(half)
})

it('does not count a chosen platform as unsaved work', () => {
  const chosen = updateEntry([], 'link', { platform: 'twitter' })
  expect(currentEntry(chosen, 'link')?.texts).toEqual({ platform: 'twitter' })
  expect(modifiedEntries(chosen)).toEqual([])
})

it('shows an opened entry first and the unfinished new entry after it', () => {
  const both = openEntry(half, 'link', 'twitter', { platform: 'twitter', value: '@ann' })
  expect(currentEntry(both, 'link')).toMatchObject({ target: 'twitter', texts: { value: '@ann' } })
  expect(modifiedEntries(both)).toEqual(half)
  const changed = updateEntry(both, 'link', { value: '@anna' })
  expect(modifiedEntries(changed)).toHaveLength(2)
  // Opening another entry keeps a modified one and drops an unmodified one.
  expect(openEntry(changed, 'link', 'github', { value: 'ann' })).toHaveLength(3)
  expect(openEntry(both, 'link', 'github', { value: 'ann' })).toHaveLength(2)
  expect(currentEntry(openEntry(openEntry(changed, 'link', 'github', {}), 'link', 'twitter', {}), 'link')?.texts['value']).toBe('@anna')
  expect(removeEntry(changed, 'link')).toEqual(half)
  expect(removeEntry(changed, 'link', 'github')).toEqual(changed)
})

it('merges the entries of two drafts without duplicates', () => {
  const other = updateEntry(half, 'button', { text: 'Book' })
  expect(mergeEntries(half, other)).toEqual(other)
  expect(mergeEntries(half, updateEntry([], 'link', { name: 'Other' }))).toHaveLength(2)
})

it('reads valid entries and ignores the others', () => {
  expect(readEntries(JSON.parse(JSON.stringify(half)))).toEqual(half)
  expect(readEntries([null, 7, { kind: 'x' }, { kind: 'link', target: null, initialTexts: {}, texts: { a: 1 } }, ...half])).toEqual(half)
  expect(readEntries({})).toEqual([])
})
