import { expect, it } from 'vitest'
import {
  halfTypedEntryOfKind,
  openEntryInForm,
  mergeHalfTypedEntries,
  parseHalfTypedEntries,
  listChangedEntries,
  updateHalfTypedEntry,
  removeHalfTypedEntry,
} from './in-progress.ts'

const HALF_TYPED_LINK = updateHalfTypedEntry([], 'link', { name: 'Mastodon', value: '@an' })

it('a half-typed link is kept until it is emptied, added or discarded', () => {
  expect(halfTypedEntryOfKind(HALF_TYPED_LINK, 'link')?.texts).toEqual({ name: 'Mastodon', value: '@an' })
  expect(halfTypedEntryOfKind(HALF_TYPED_LINK, 'button')).toBeNull()
  expect(listChangedEntries(HALF_TYPED_LINK)).toHaveLength(1)
  expect(updateHalfTypedEntry(updateHalfTypedEntry(HALF_TYPED_LINK, 'link', { value: '' }), 'link', { name: '' })).toEqual([])
  expect(removeHalfTypedEntry(HALF_TYPED_LINK, 'link')).toEqual([])
  expect(removeHalfTypedEntry(HALF_TYPED_LINK, 'button')).toEqual(HALF_TYPED_LINK)
})

it('choosing a platform without typing a value does not count as unsaved work', () => {
  const chosen = updateHalfTypedEntry([], 'link', { platform: 'twitter' })
  expect(halfTypedEntryOfKind(chosen, 'link')?.texts).toEqual({ platform: 'twitter' })
  expect(listChangedEntries(chosen)).toEqual([])
})

it('a form shows the link that was opened last first, and the half-typed new link after it', () => {
  const both = openEntryInForm(HALF_TYPED_LINK, 'link', 'twitter', { platform: 'twitter', value: '@ann' })
  expect(halfTypedEntryOfKind(both, 'link')).toMatchObject({ target: 'twitter', texts: { value: '@ann' } })
  expect(listChangedEntries(both)).toEqual(HALF_TYPED_LINK)
  const changed = updateHalfTypedEntry(both, 'link', { value: '@anna' })
  expect(listChangedEntries(changed)).toHaveLength(2)
  expect(openEntryInForm(changed, 'link', 'github', { value: 'ann' })).toHaveLength(3)
  expect(openEntryInForm(both, 'link', 'github', { value: 'ann' })).toHaveLength(2)
  expect(
    halfTypedEntryOfKind(openEntryInForm(openEntryInForm(changed, 'link', 'github', {}), 'link', 'twitter', {}), 'link')?.texts['value'],
  ).toBe('@anna')
  expect(removeHalfTypedEntry(changed, 'link')).toEqual(HALF_TYPED_LINK)
  expect(removeHalfTypedEntry(changed, 'link', 'github')).toEqual(changed)
})

it('the half-typed entries of two drafts are merged without duplicates', () => {
  const other = updateHalfTypedEntry(HALF_TYPED_LINK, 'button', { text: 'Book' })
  expect(mergeHalfTypedEntries(HALF_TYPED_LINK, other)).toEqual(other)
  expect(mergeHalfTypedEntries(HALF_TYPED_LINK, updateHalfTypedEntry([], 'link', { name: 'Other' }))).toHaveLength(2)
})

it('parsing the half-typed entries of a stored draft ignores invalid ones', () => {
  expect(parseHalfTypedEntries(JSON.parse(JSON.stringify(HALF_TYPED_LINK)))).toEqual(HALF_TYPED_LINK)
  expect(
    parseHalfTypedEntries([null, 7, { kind: 'x' }, { kind: 'link', target: null, initialTexts: {}, texts: { a: 1 } }, ...HALF_TYPED_LINK]),
  ).toEqual(HALF_TYPED_LINK)
  expect(parseHalfTypedEntries({})).toEqual([])
})
