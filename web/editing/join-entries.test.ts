import { describe, expect, it } from 'vitest'
import type { Card } from '../../schema/card.ts'
import { type HalfTypedEntry, openEntryInForm } from './in-progress.ts'
import { initEditorState } from './draft.ts'
import { customButtonIdsOf, addEntriesToCard } from './join-entries.ts'

const TEST_CUSTOM_BUTTONS = [
  { text: 'Shop', url: 'https://shop.example', backgroundColor: '#111111' },
  { text: 'Menu', url: 'https://menu.example', backgroundColor: '#222222' },
]
const TEST_CARD = { id: 1, socialLinks: { twitter: '@ann' }, customButtons: TEST_CUSTOM_BUTTONS, embedCodes: [] } as unknown as Card
const createTestEntry = (kind: HalfTypedEntry['kind'], texts: Record<string, string>): HalfTypedEntry => ({
  kind,
  target: null,
  initialTexts: {},
  texts,
})
const addToTestCard = (...inProgress: HalfTypedEntry[]) => addEntriesToCard({ ...initEditorState(TEST_CARD), inProgress })

describe('half-typed entries are added to the card before a save:', () => {
  it('complete entries, with a missing URL scheme added', () => {
    const { patch } = addToTestCard(
      createTestEntry('link', { platform: 'facebook', value: ' ann.lee ' }),
      createTestEntry('link', { platform: 'custom', name: 'My Place', value: 'example.com' }),
      createTestEntry('button', { text: 'Book', url: 'example.com/book' }),
    )
    expect(patch).toEqual({
      socialLinks: { twitter: '@ann', facebook: 'ann.lee', myplace: 'example.com' },
      customButtons: [...TEST_CUSTOM_BUTTONS, { text: 'Book', url: 'https://example.com/book', backgroundColor: '#d9bd90' }],
    })
  })

  it('changed entries, at their old positions', () => {
    const [shop, menu] = customButtonIdsOf(TEST_CUSTOM_BUTTONS)
    let inProgress = openEntryInForm([], 'button', shop!, { text: 'Shop', url: 'https://shop.example', color: '#111111' })
    inProgress = [{ ...inProgress[0]!, texts: { text: 'Store', url: 'https://shop.example', color: '#111111' } }]
    const other: HalfTypedEntry = {
      kind: 'button',
      target: menu!,
      initialTexts: { text: 'Menu' },
      texts: { text: 'Food', url: '01234 567', color: '#222222' },
    }
    const link: HalfTypedEntry = {
      kind: 'link',
      target: 'twitter',
      initialTexts: { value: '@ann' },
      texts: { platform: 'twitter', name: 'twitter', value: '@bob' },
    }
    expect(addToTestCard(...inProgress, other, link).patch).toEqual({
      socialLinks: { twitter: '@bob' },
      customButtons: [
        { text: 'Store', url: 'https://shop.example', backgroundColor: '#111111' },
        { text: 'Food', url: 'tel:01234567', backgroundColor: '#222222' },
      ],
    })
  })

  it('nothing for unmodified entries and empty embeds', () => {
    expect(addToTestCard(createTestEntry('link', { platform: 'facebook', value: ' ' }))).toEqual({ patch: {} })
    const state = {
      ...initEditorState(TEST_CARD),
      draft: {
        ...TEST_CARD,
        embedCodes: [
          { title: '', html: ' ' },
          { title: 'A', html: '<p>' },
        ],
      },
    }
    expect(addEntriesToCard(state)).toEqual({ patch: { embedCodes: [{ title: 'A', html: '<p>' }] } })
  })
})

describe('a save is stopped by an incomplete entry:', () => {
  it.each<[string, HalfTypedEntry, Record<string, string>]>([
    ['a link without a platform', createTestEntry('link', { value: 'ann' }), { platform: 'Choose a platform' }],
    [
      'a link without the name of its platform',
      createTestEntry('link', { platform: 'custom', value: 'ann' }),
      { name: 'Platform name is required' },
    ],
    ['a platform without a link', createTestEntry('link', { platform: 'custom', name: 'Fedi' }), { value: 'Please enter a valid URL' }],
    [
      'a link that is a script',
      createTestEntry('link', { platform: 'facebook', value: 'javascript:x' }),
      { value: 'Please enter a valid URL' },
    ],
    ['a button without an address', createTestEntry('button', { text: 'Book' }), { url: 'Please enter a valid URL' }],
    ['a button without a label', createTestEntry('button', { url: 'example.com' }), { text: 'Label is required' }],
  ])('%s; its form then shows it first', (_what, entry, errors) => {
    const before = createTestEntry(entry.kind, entry.kind === 'link' ? { platform: 'youtube', value: 'ann' } : { text: 'Go', url: 'a.de' })
    expect(addToTestCard(before, entry)).toEqual({ patch: null, incomplete: { kind: entry.kind, errors }, inProgress: [entry, before] })
  })

  it('an entry beyond the maximum number of social links', () => {
    const socialLinks = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`s${n}`, 'x']))
    const inProgress = [createTestEntry('link', { platform: 'facebook', value: 'ann' })]
    expect(addEntriesToCard({ ...initEditorState({ ...TEST_CARD, socialLinks }), inProgress })).toMatchObject({
      incomplete: { errors: { platform: 'A card has at most 30 social links' } },
    })
  })

  it('an embed with a title but no code', () => {
    const state = { ...initEditorState(TEST_CARD), draft: { ...TEST_CARD, embedCodes: [{ title: 'Calendar', html: '' }] } }
    expect(addEntriesToCard(state)).toMatchObject({
      patch: null,
      issues: { 'embedCodes.0.html': 'Paste the HTML of this embed, or remove it' },
    })
  })
})
