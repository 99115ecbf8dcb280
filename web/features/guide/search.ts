import MiniSearch from 'minisearch'
import type { GuidePassage } from './passages.ts'

const SEARCH_RESULTS_MAX = 8
/** Shorter words must be spelt as in the guide. Longer words may have one error for every five letters. */
const TYPO_WORD_LENGTH_MIN = 4
const TYPOS_PER_LETTER = 0.2
/** Common words of questions, which the search ignores. */
const IGNORED_WORDS = new Set('a an and are can do does how i in is it me my of on or the to what where which who why with'.split(' '))

/** Converts a word to lower case without accents. Returns null for a word that the search ignores. */
function toSearchTerm(word: string): string | null {
  const term = word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  return IGNORED_WORDS.has(term) ? null : term
}

/**
 * Builds a search over passages. It finds words by their beginning and despite small typing errors. If no passage matches all words,
 * passages that match some of them are returned. Each topic is returned once, with its best passage.
 */
export function createGuideSearch(passages: readonly GuidePassage[]): (query: string) => GuidePassage[] {
  const index = new MiniSearch({
    fields: ['title', 'keywords', 'text'],
    processTerm: toSearchTerm,
    searchOptions: {
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length >= TYPO_WORD_LENGTH_MIN ? TYPOS_PER_LETTER : false),
      boost: { title: 3, keywords: 2 },
      weights: { fuzzy: 0.3, prefix: 0.6 },
    },
  })
  index.addAll(passages.map(({ topic, text }, id) => ({ id, title: topic.title, keywords: topic.keywords ?? '', text })))
  return (query) => {
    const all = index.search(query, { combineWith: 'AND' })
    const matches = (all.length > 0 ? all : index.search(query)).map(({ id }) => passages[id as number]!)
    return matches.filter((one, at) => matches.findIndex(({ topic }) => topic === one.topic) === at).slice(0, SEARCH_RESULTS_MAX)
  }
}
