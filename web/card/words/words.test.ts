import { expect, it } from 'vitest'
import { CARD_LANGUAGES, type CardLanguage, DEFAULT_CARD_LANGUAGE } from '../../../schema/card-language.ts'
import { cardWordsOf } from './all.ts'
import { fillPlural, fillWords, splitWords } from './fill.ts'
import { loadCardWords } from './load.ts'

/** Paths of words that some languages share with English, and names. */
const SAME_WORDS = new Set([
  'card.links',
  'card.video',
  'card.website',
  'card.logo',
  'card.contact',
  'card.privacy',
  'chat.online',
  'chat.offline',
  'chat.message',
  'chat.messages',
  'chat.privacy',
  'page.chat',
  'show.dashboard',
  'show.contactTab',
  'vcard.website',
  'report.privacy',
  'formErrors.minutes',
])

/** Lists the texts of a language by their paths. Forms of a plural are one text. */
function listTexts(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  const forms = value as Record<string, unknown>
  if ('other' in forms && !path.endsWith('reasons')) return [[path, Object.values(forms).join(' ')]]
  return Object.entries(forms).flatMap(([key, part]) => listTexts(part, path ? `${path}.${key}` : key))
}
const placeholdersOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted()
const textsOf = (language: CardLanguage) => new Map(listTexts({ ...cardWordsOf(language) }))
const english = textsOf(DEFAULT_CARD_LANGUAGE)

it.each(CARD_LANGUAGES)('%s has each word of ours, with the placeholders of English', (language) => {
  const texts = textsOf(language)
  expect([...texts.keys()]).toEqual(expect.arrayContaining([...english.keys()]))
  for (const [path, text] of texts) {
    expect(text.trim(), path).not.toBe('')
    expect(text, path).toBe(text.normalize('NFC'))
    // Forms for one and two may say the number in words.
    expect(placeholdersOf(text), path).toEqual(placeholdersOf(english.get(path)!))
  }
})

it.each(CARD_LANGUAGES.filter((language) => language !== DEFAULT_CARD_LANGUAGE))('no word is left in English in %s', (language) => {
  const same = [...textsOf(language)].filter(([path, text]) => text === english.get(path)).map(([path]) => path)
  expect(same.filter((path) => !SAME_WORDS.has(path))).toEqual([])
})

it.each(CARD_LANGUAGES)('%s has the plural forms of its own numbers', (language) => {
  const { resolvedOptions } = Intl.PluralRules.prototype
  const categories = resolvedOptions.call(new Intl.PluralRules(language)).pluralCategories
  const { charactersLeft, choicesFollow } = cardWordsOf(language).chat
  const { minutes, hours } = cardWordsOf(language).formErrors
  const forms = [charactersLeft, choicesFollow, minutes, hours, cardWordsOf(language).report.correctAnswers]
  // No text counts nothing, or millions, for which French, Italian, Spanish and Portuguese have a form.
  const needed = categories.filter((category: string) => category !== 'zero' && (category !== 'many' || !/^(?:fr|it|es|pt)/.test(language)))
  for (const form of forms) expect(Object.keys(form).toSorted()).toEqual(expect.arrayContaining(needed.toSorted()))
})

it.each(CARD_LANGUAGES)('scripts load %s', async (language) => {
  const { card, form } = await loadCardWords(language)
  expect([card, form]).toEqual([cardWordsOf(language).card, cardWordsOf(language).form])
})

it('scripts load English for a language that is not offered', async () => {
  expect((await loadCardWords('xx')).card).toBe(cardWordsOf('en').card)
})

it('fills in texts, numbers and elements', () => {
  expect(fillWords('{a} and {b} and {c}', { a: '{b}', b: 2 })).toBe('{b} and 2 and {c}')
  expect(fillPlural('de', { one: '{count} Tag', other: '{count} Tage' }, 1)).toBe('1 Tag')
  expect(fillPlural('de', { one: '{count} Tag', other: '{count} Tage' }, 1200)).toBe('1.200 Tage')
  expect(splitWords('To {name}.', { name: 7 })).toEqual(['To ', 7, '.'])
})
