/**
 * Phrases of a lexicon, divided by semicolons. In a phrase `a/b` are alternatives, `..` is a gap of up to four words, `word?` may be
 * missing, `word*` is the beginning of a word, `word!` tolerates no other form of the word, `^` and `$` are the beginning and
 * the end of the text. A phrase that begins with `-` is an exception: what it matches counts for no other phrase.
 * Japanese phrases are runs of characters, in which only `..`, `^`, `$` and `-` have a meaning.
 */
export type PhraseList = string

/** What a visitor may mean by a part of a message. */
export const INTENTS = [
  'greeting',
  'thanks',
  'goodbye',
  'services',
  'price',
  'hours',
  'place',
  'contact',
  'about',
  'identity',
  'appointment',
  'quote',
  'callback',
  'buy',
  'discount',
  'human',
  'complaint',
  'notInterested',
  'yes',
  'no',
  'decline',
  'injection',
  'otherVisitors',
  'offTopic',
  'need',
  'cancelFact',
  'howAreYou',
  'repeat',
] as const
export type Intent = (typeof INTENTS)[number]

/**
 * How a language says each intent. `shouted` are words that are a complaint only in capitals or with many exclamation marks, and
 * `question` are beginnings and turns by which a question is known that has no question mark.
 */
export type Lexicon = Record<Intent | 'shouted' | 'question', PhraseList>
