import { describe, expect, it } from 'vitest'
import { compileJapanesePhrases, compilePhrases } from './phrase-table.ts'
import { JapanesePhraseMatcher, PhraseMatcher } from './phrases.ts'

const find = (list: string, text: string, toleratesMistakes = false) =>
  new PhraseMatcher('en', compilePhrases('en', [['it', list]]))
    .find(text.split(' '), toleratesMistakes)
    .map(({ start, end }) => text.split(' ').slice(start, end).join(' '))

describe('phrases', () => {
  it.each([
    ['open; closed', 'are you open today', ['open']],
    ['open/shut', 'shut', ['shut']],
    ['how .. cost', 'how much does that cost', ['how much does that cost']],
    ['how .. cost', 'how much does a really very long thing cost', []],
    ['price the? list', 'price list and price the list', ['price list', 'price the list']],
    ['haircut*', 'haircutting', ['haircutting']],
    ['crown', 'crowns', ['crowns']],
    ['crown!', 'crowns', []],
    ['^hello', 'hello and hello', ['hello']],
    ['^hello', 'well hello', ['hello']],
    ['bye$', 'bye and bye', ['bye']],
    ['card; -gift card', 'a gift card', []],
    ['card; -gift card', 'a card', ['card']],
  ])('%s in "%s"', (list, text, found) => expect(find(list, text)).toEqual(found))

  it('finds misspelt words only where they may be', () => {
    expect(find('appointment', 'apointmnet')).toEqual([])
    expect(find('appointment', 'apointment', true)).toEqual(['apointment'])
    expect(find('appointment!', 'apointment', true)).toEqual([])
  })

  it('finds Japanese phrases with gaps', () => {
    const matcher = new JapanesePhraseMatcher(compileJapanesePhrases([['it', '料金..教え; -料金所']]))
    expect(matcher.find('料金を教えて')).toEqual([{ label: 'it', start: 0, end: 5, isException: false }])
    expect(matcher.find('料金所の場所を教えて')).toEqual([])
  })
})
