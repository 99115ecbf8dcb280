import { expect, test } from 'vitest'
import { createSearchWordMatcher, searchWordsOf } from './search-text.ts'

const finds = (query: string, text: string) => searchWordsOf(query).every(createSearchWordMatcher(text))

test.each([
  ['jose', 'José'],
  ['lukasz', 'Łukasz Nowak'],
  ['ŁUKASZ', 'Lukasz'],
  ['aero', 'Ærøskøbing'],
  ['strasse', 'Bahnhofstraße 1'],
  ['nowak luk', 'Łukasz Nowak'],
])('"%s" finds "%s"', (query, text) => expect(finds(query, text)).toBe(true))

test('every word must be found', () => expect(finds('lukasz berg', 'Łukasz Nowak')).toBe(false))
