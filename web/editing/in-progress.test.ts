import { expect, it } from 'vitest'
import {
  currentFormEntryOf,
  openEntryInForm,
  mergeInProgressEntries,
  parseStoredEntries,
  modifiedEntriesOf,
  updateFormEntry,
  removeFormEntry,
} from './in-progress.ts'

const halfTypedLink = updateFormEntry([], 'link', { name: 'Mastodon', value: '@an' })

it('a half-typed link is kept until it is emptied, added or discarded', () => {
  expect(currentFormEntryOf(halfTypedLink, 'link')?.texts).toEqual({ name: 'Mastodon', value: '@an' })
  expect(currentFormEntryOf(halfTypedLink, 'button')).toBeNull()
  expect(modifiedEntriesOf(halfTypedLink)).toHaveLength(1)
  expect(updateFormEntry(updateFormEntry(halfTypedLink, 'link', { value: '' }), 'link', { name: '' })).toEqual([])
  expect(removeFormEntry(halfTypedLink, 'link')).toEqual([])
  expect(removeFormEntry(halfTypedLink, 'button')).toEqual(halfTypedLink)
})

it('choosing a platform without typing a value does not count as unsaved work', () => {
  const chosen = updateFormEntry([], 'link', { platform: 'twitter' })
  expect(currentFormEntryOf(chosen, 'link')?.texts).toEqual({ platform: 'twitter' })
  expect(modifiedEntriesOf(chosen)).toEqual([])
})

it('a form shows the link that was opened last first, and the half-typed new link after it', () => {
  const both = openEntryInForm(halfTypedLink, 'link', 'twitter', { platform: 'twitter', value: '@ann' })
  expect(currentFormEntryOf(both, 'link')).toMatchObject({ target: 'twitter', texts: { value: '@ann' } })
  expect(modifiedEntriesOf(both)).toEqual(halfTypedLink)
  const changed = updateFormEntry(both, 'link', { value: '@anna' })
  expect(modifiedEntriesOf(changed)).toHaveLength(2)
  expect(openEntryInForm(changed, 'link', 'github', { value: 'ann' })).toHaveLength(3)
  expect(openEntryInForm(both, 'link', 'github', { value: 'ann' })).toHaveLength(2)
  expect(
    currentFormEntryOf(openEntryInForm(openEntryInForm(changed, 'link', 'github', {}), 'link', 'twitter', {}), 'link')?.texts['value'],
  ).toBe('@anna')
  expect(removeFormEntry(changed, 'link')).toEqual(halfTypedLink)
  expect(removeFormEntry(changed, 'link', 'github')).toEqual(changed)
})

it('the half-typed entries of two drafts are merged without duplicates', () => {
  const other = updateFormEntry(halfTypedLink, 'button', { text: 'Book' })
  expect(mergeInProgressEntries(halfTypedLink, other)).toEqual(other)
  expect(mergeInProgressEntries(halfTypedLink, updateFormEntry([], 'link', { name: 'Other' }))).toHaveLength(2)
})

it('parsing the half-typed entries of a stored draft ignores invalid ones', () => {
  expect(parseStoredEntries(JSON.parse(JSON.stringify(halfTypedLink)))).toEqual(halfTypedLink)
  expect(
    parseStoredEntries([null, 7, { kind: 'x' }, { kind: 'link', target: null, initialTexts: {}, texts: { a: 1 } }, ...halfTypedLink]),
  ).toEqual(halfTypedLink)
  expect(parseStoredEntries({})).toEqual([])
})
