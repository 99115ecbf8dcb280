import { type PhraseList } from '../phrases.ts'

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
