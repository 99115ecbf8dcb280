import { describe, expect, it } from 'vitest'
import type { Card } from '../../schema/card.ts'
import { type InProgressEntry, openEntry } from './in-progress.ts'
import { openDraft } from './draft.ts'
import { buttonIds, joinEntries } from './join-entries.ts'

const BUTTONS = [
  { text: 'Shop', url: 'https://shop.example', backgroundColor: '#111111' },
  { text: 'Menu', url: 'https://menu.example', backgroundColor: '#222222' },
]
const CARD = { id: 1, socialLinks: { twitter: '@ann' }, customButtons: BUTTONS, embedCodes: [] as Card['embedCodes'] } as unknown as Card
const newEntry = (kind: InProgressEntry['kind'], texts: Record<string, string>): InProgressEntry => ({
  kind,
  target: null,
  initialTexts: {},
  texts,
})
const join = (...inProgress: InProgressEntry[]) => joinEntries({ ...openDraft(CARD), inProgress })

describe('before a save, joinEntries adds', () => {
  it('complete entries, adding a missing URL scheme', () => {
    const { patch } = join(
      newEntry('link', { platform: 'facebook', value: ' ann.lee ' }),
      newEntry('link', { platform: 'custom', name: 'My Place', value: 'example.com' }),
      newEntry('button', { text: 'Book', url: 'example.com/book' }),
    )
    expect(patch).toEqual({
      socialLinks: { twitter: '@ann', facebook: 'ann.lee', myplace: 'example.com' },
      customButtons: [...BUTTONS, { text: 'Book', url: 'https://example.com/book', backgroundColor: '#d9bd90' }],
    })
  })

  it('changed entries, in their old positions', () => {
    const [shop, menu] = buttonIds(BUTTONS)
    let inProgress = openEntry([], 'button', shop!, { text: 'Shop', url: 'https://shop.example', color: '#111111' })
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
    expect(join(...inProgress, other, link).patch).toEqual({
      socialLinks: { twitter: '@bob' },
      customButtons: [
        { text: 'Store', url: 'https://shop.example', backgroundColor: '#111111' },
        { text: 'Food', url: 'tel:01234567', backgroundColor: '#222222' },
      ],
    })
  })

  it('nothing from unmodified entries and empty embeds', () => {
    expect(join(newEntry('link', { platform: 'facebook', value: ' ' }))).toEqual({ patch: {} })
    const state = {
      ...openDraft(CARD),
      draft: {
        ...CARD,
        embedCodes: [
          { title: '', html: ' ' },
          { title: 'A', html: '<p>' },
        ],
      },
    }
    expect(joinEntries(state)).toEqual({ patch: { embedCodes: [{ title: 'A', html: '<p>' }] } })
  })
})

describe('a save is stopped by', () => {
  it.each<[string, InProgressEntry, Record<string, string>]>([
    ['a link without a platform', newEntry('link', { value: 'ann' }), { platform: 'Choose a platform' }],
    [
      'a link without the name of its platform',
      newEntry('link', { platform: 'custom', value: 'ann' }),
      { name: 'Platform name is required' },
    ],
    ['a platform without a link', newEntry('link', { platform: 'custom', name: 'Fedi' }), { value: 'Please enter a valid URL' }],
    ['a link that is a script', newEntry('link', { platform: 'facebook', value: 'javascript:x' }), { value: 'Please enter a valid URL' }],
    ['a button without an address', newEntry('button', { text: 'Book' }), { url: 'Please enter a valid URL' }],
    ['a button without a label', newEntry('button', { url: 'example.com' }), { text: 'Label is required' }],
  ])('%s, and that entry is shown first', (_what, entry, errors) => {
    const before = newEntry(entry.kind, entry.kind === 'link' ? { platform: 'youtube', value: 'ann' } : { text: 'Go', url: 'a.de' })
    expect(join(before, entry)).toEqual({ patch: null, incomplete: { kind: entry.kind, errors }, inProgress: [entry, before] })
  })

  it('an entry beyond the maximum', () => {
    const socialLinks = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`s${n}`, 'x']))
    const inProgress = [newEntry('link', { platform: 'facebook', value: 'ann' })]
    expect(joinEntries({ ...openDraft({ ...CARD, socialLinks }), inProgress })).toMatchObject({
      incomplete: { errors: { platform: 'A card has at most 30 social links' } },
    })
  })

  it('an embed with a title but no code', () => {
    const state = { ...openDraft(CARD), draft: { ...CARD, embedCodes: [{ title: 'Calendar', html: '' }] } }
    expect(joinEntries(state)).toMatchObject({ patch: null, issues: { 'embedCodes.0.html': 'Paste the HTML of this embed, or remove it' } })
  })
})
