import { detectLanguage } from './reading/language.ts'
import type { Knowledge } from './knowledge/knowledge.ts'
import type { AssistantState } from './state.ts'
import type { AssistantContext } from './turn.ts'
import type { Segment } from './understand.ts'
import type { Voice } from './voice.ts'

/** What is said to one question. Without texts and not unknown: the question needs no answer. */
export interface Answer {
  texts: string[]
  /** Nothing answers the question. The texts, if there are any, say so. */
  isUnknown: boolean
  /** The texts name a configured price. */
  namesPrice?: boolean
}

export const NO_ANSWER_NEEDED: Answer = { texts: [], isUnknown: false }
export const UNKNOWN: Answer = { texts: [], isUnknown: true }

/** Makes an answer of texts; unknown if there are none. */
export const answerWith = (texts: string[] | null): Answer => (texts && texts.length > 0 ? { texts, isUnknown: false } : UNKNOWN)

/** Everything that answers are made of. */
export interface AnswerSource {
  context: AssistantContext
  knowledge: Knowledge
  voice: Voice
  /** The state before the message, with the services that the message names. */
  state: AssistantState
  /** Services that were named last before the question ends, best first: "how much is it" asks about them. */
  recent: string[]
  /** Names of the prices that the reply has told, so that none is told twice. */
  toldPrices: Set<string>
}

/** A passage of the company information as the owner wrote it, introduced if it is in another language than the visitor's. */
export function quote({ voice }: AnswerSource, passage: string): string {
  const { language, texts } = voice
  const isOtherLanguage = detectLanguage(passage, language) !== language
  return isOtherLanguage ? voice.say(texts.passageInOtherLanguage, { passage }) : passage
}

/** The passage that answers a segment, quoted; null if there is none. */
export const quotePassage = (source: AnswerSource, { passage }: Segment): string[] | null => passage && [quote(source, passage.text)]
