import { describe, expect, it } from 'vitest'
import type { Card } from '../../schema/card.ts'
import { type BegunEntry, editedEntry } from './begun.ts'
import { openDraft } from './draft.ts'
import { buttonIds, takeAlong } from './take-along.ts'

const BUTTONS = [
  { text: 'Shop', url: 'https://shop.example', backgroundColor: '#111111' },
  { text: 'Menu', url: 'https://menu.example', backgroundColor: '#222222' },
]
const CARD = { id: 1, socialLinks: { twitter: '@ann' }, customButtons: BUTTONS, embedCodes: [] as Card['embedCodes'] } as unknown as Card
const fresh = (kind: BegunEntry['kind'], now: Record<string, string>): BegunEntry => ({ kind, of: null, was: {}, now })
const taken = (...begun: BegunEntry[]) => takeAlong({ ...openDraft(CARD), begun })

describe('a save takes along', () => {
  it('entries that are complete, or only lack a scheme', () => {
    const { patch } = taken(
      fresh('link', { platform: 'facebook', value: ' ann.lee ' }),
      fresh('link', { platform: 'custom', name: 'My Place', value: 'example.com' }),
      fresh('button', { text: 'Book', url: 'example.com/book' }),
    )
    expect(patch).toEqual({
      socialLinks: { twitter: '@ann', facebook: 'ann.lee', myplace: 'example.com' },
      customButtons: [...BUTTONS, { text: 'Book', url: 'https://example.com/book', backgroundColor: '#d9bd90' }],
    })
  })

  it('changes to entries of the card, in their places', () => {
    const [shop, menu] = buttonIds(BUTTONS)
    let begun = editedEntry([], 'button', shop!, { text: 'Shop', url: 'https://shop.example', color: '#111111' })
    begun = [{ ...begun[0]!, now: { text: 'Store', url: 'https://shop.example', color: '#111111' } }]
    const other: BegunEntry = {
      kind: 'button',
      of: menu!,
      was: { text: 'Menu' },
      now: { text: 'Food', url: '01234 567', color: '#222222' },
    }
    const link: BegunEntry = {
      kind: 'link',
      of: 'twitter',
      was: { value: '@ann' },
      now: { platform: 'twitter', name: 'twitter', value: '@bob' },
    }
    expect(taken(...begun, other, link).patch).toEqual({
      socialLinks: { twitter: '@bob' },
      customButtons: [
        { text: 'Store', url: 'https://shop.example', backgroundColor: '#111111' },
        { text: 'Food', url: 'tel:01234567', backgroundColor: '#222222' },
      ],
    })
  })

  it('nothing of an entry in which nothing was typed', () => {
    expect(taken(fresh('link', { platform: 'facebook', value: ' ' }))).toEqual({ patch: {} })
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
    expect(takeAlong(state)).toEqual({ patch: { embedCodes: [{ title: 'A', html: '<p>' }] } })
  })
})

describe('a save stops at', () => {
  it.each<[string, BegunEntry, Record<string, string>]>([
    ['a link without a platform', fresh('link', { value: 'ann' }), { platform: 'Choose a platform' }],
    ['a link without the name of its platform', fresh('link', { platform: 'custom', value: 'ann' }), { name: 'Platform name is required' }],
    ['a platform without a link', fresh('link', { platform: 'custom', name: 'Fedi' }), { value: 'Please enter a valid URL' }],
    ['a link that is a script', fresh('link', { platform: 'facebook', value: 'javascript:x' }), { value: 'Please enter a valid URL' }],
    ['a button without an address', fresh('button', { text: 'Book' }), { url: 'Please enter a valid URL' }],
    ['a button without a label', fresh('button', { url: 'example.com' }), { text: 'Label is required' }],
  ])('%s, which comes to the front', (_what, entry, errors) => {
    const before = fresh(entry.kind, entry.kind === 'link' ? { platform: 'youtube', value: 'ann' } : { text: 'Go', url: 'a.de' })
    expect(taken(before, entry)).toEqual({ patch: null, stop: { kind: entry.kind, errors }, begun: [entry, before] })
  })

  it('one more than fit on the card', () => {
    const socialLinks = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`s${n}`, 'x']))
    const begun = [fresh('link', { platform: 'facebook', value: 'ann' })]
    expect(takeAlong({ ...openDraft({ ...CARD, socialLinks }), begun })).toMatchObject({
      stop: { errors: { platform: 'A card has at most 30 social links' } },
    })
  })

  it('an embed that is a title alone', () => {
    const state = { ...openDraft(CARD), draft: { ...CARD, embedCodes: [{ title: 'Calendar', html: '' }] } }
    expect(takeAlong(state)).toMatchObject({ patch: null, issues: { 'embedCodes.0.html': 'Paste the HTML of this embed, or remove it' } })
  })
})
