import { describe, expect, it } from 'vitest'
import type { Card } from '../../schema/card.ts'
import { type InProgressEntry, openEntryInForm } from './in-progress.ts'
import { initEditorState } from './draft.ts'
import { buttonIdsOf, addEntriesToCard } from './join-entries.ts'

const TEST_BUTTONS = [
  { text: 'Shop', url: 'https://shop.example', backgroundColor: '#111111' },
  { text: 'Menu', url: 'https://menu.example', backgroundColor: '#222222' },
]
const TEST_CARD = { id: 1, socialLinks: { twitter: '@ann' }, customButtons: TEST_BUTTONS, embedCodes: [] } as unknown as Card
const createEntry = (kind: InProgressEntry['kind'], texts: Record<string, string>): InProgressEntry => ({
  kind,
  target: null,
  initialTexts: {},
  texts,
})
const addToTestCard = (...inProgress: InProgressEntry[]) => addEntriesToCard({ ...initEditorState(TEST_CARD), inProgress })

describe('half-typed entries are added to the card before a save:', () => {
  it('complete entries, with a missing URL scheme added', () => {
    const { patch } = addToTestCard(
      createEntry('link', { platform: 'facebook', value: ' ann.lee ' }),
      createEntry('link', { platform: 'custom', name: 'My Place', value: 'example.com' }),
      createEntry('button', { text: 'Book', url: 'example.com/book' }),
    )
    expect(patch).toEqual({
      socialLinks: { twitter: '@ann', facebook: 'ann.lee', myplace: 'example.com' },
      customButtons: [...TEST_BUTTONS, { text: 'Book', url: 'https://example.com/book', backgroundColor: '#d9bd90' }],
    })
  })

  it('changed entries, at their old positions', () => {
    const [shop, menu] = buttonIdsOf(TEST_BUTTONS)
    let inProgress = openEntryInForm([], 'button', shop!, { text: 'Shop', url: 'https://shop.example', color: '#111111' })
    inProgress = [{ ...inProgress[0]!, texts: { text: 'Store', url: 'https://shop.example', color: '#111111' } }]
    const other: InProgressEntry = {
      kind: 'button',
      target: menu!,
      initialTexts: { text: 'Menu' },
      texts: { text: 'Food', url: '01234 567', color: '#222222' },
    }
    const link: InProgressEntry = {
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
    expect(addToTestCard(createEntry('link', { platform: 'facebook', value: ' ' }))).toEqual({ patch: {} })
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
  it.each<[string, InProgressEntry, Record<string, string>]>([
    ['a link without a platform', createEntry('link', { value: 'ann' }), { platform: 'Choose a platform' }],
    [
      'a link without the name of its platform',
      createEntry('link', { platform: 'custom', value: 'ann' }),
      { name: 'Platform name is required' },
    ],
    ['a platform without a link', createEntry('link', { platform: 'custom', name: 'Fedi' }), { value: 'Please enter a valid URL' }],
    [
      'a link that is a script',
      createEntry('link', { platform: 'facebook', value: 'javascript:x' }),
      { value: 'Please enter a valid URL' },
    ],
    ['a button without an address', createEntry('button', { text: 'Book' }), { url: 'Please enter a valid URL' }],
    ['a button without a label', createEntry('button', { url: 'example.com' }), { text: 'Label is required' }],
  ])('%s; its form then shows it first', (_what, entry, errors) => {
    const before = createEntry(entry.kind, entry.kind === 'link' ? { platform: 'youtube', value: 'ann' } : { text: 'Go', url: 'a.de' })
    expect(addToTestCard(before, entry)).toEqual({ patch: null, incomplete: { kind: entry.kind, errors }, inProgress: [entry, before] })
  })

  it('an entry beyond the maximum number of social links', () => {
    const socialLinks = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`s${n}`, 'x']))
    const inProgress = [createEntry('link', { platform: 'facebook', value: 'ann' })]
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
