import type { AssistantLanguage } from '../../schema/salesbot.ts'
import type { Knowledge } from './knowledge/knowledge.ts'
import { readTime } from './reading/time.ts'
import type { AskedTopic } from './state.ts'
import { isStatement, mayAnswer } from './statements.ts'
import { countSubjectWords } from './subject.ts'
import type { AssistantContext } from './turn.ts'
import type { Segment } from './understand.ts'

/** Longest text that asks for something by naming it, such as "parking", in words or in Japanese characters. */
const MENTION_WORDS_MAX = 8
const JAPANESE_MENTION_MAX = 12
/** Share of a mention that a passage must cover. */
const MENTION_COVERAGE_MIN = 0.9

export interface SegmentContext {
  business: AssistantContext
  knowledge: Knowledge
  /** Configured services, and names of configured prices. */
  names: { offered: string[]; priced: string[] }
  language: AssistantLanguage
  /** What the last reply asked for. */
  topic: AskedTopic | 'passOn' | null
  /** The wording of it if it is a question of the owner. */
  question: string | null
  gaveContact: boolean
  /** Services that the visitor named before. */
  knownServices: string[]
  wantsAppointment: boolean
  /** It is not the first message. */
  hasTalked: boolean
  now: number
}

/** Topics of questions that are answered in a few words of any kind. */
const SITUATION_TOPICS = ['need', 'other', 'time', 'budget']

/** A time that answers what was talked about: "Wednesday works" has one; "friday till when" asks. */
function readSaidTime(text: string, { hasTalked, language, now }: SegmentContext) {
  const time = hasTalked ? readTime(text, language, now, true) : null
  // "So schnell wie möglich"
  if (!time || QUESTION_WORD_PATTERN.test(text.replace(time.text, ' '))) return null
  return { isAppointment: time.isAppointment, isMostOfText: time.text.length * 1.5 > text.length }
}

/** True for a few words that a passage answers, such as "parking" or "friday till when". */
export function isMention({ text, intents, services, passage }: Segment, context: SegmentContext): boolean {
  const { language, topic, gaveContact } = context
  if (!passage || passage.coverage < MENTION_COVERAGE_MIN || gaveContact || services.length > 0 || intents.size > 0) return false
  const time = readSaidTime(text, context)
  if (time && (topic === 'time' || time.isAppointment || time.isMostOfText)) return false
  if (language === 'ja') return text.length <= JAPANESE_MENTION_MAX
  const words = text.split(/\s+/).length
  return !FIRST_PERSON_PATTERN.test(text) && words <= (topic !== null && SITUATION_TOPICS.includes(topic) ? 2 : MENTION_WORDS_MAX)
}

/** Longest text that counts as a question because nobody speaks of themselves in it, in words. */
const NOUN_QUESTION_WORDS_MAX = 12
/** Words from which on an answer about another subject is no budget. */
const NO_BUDGET_WORDS_MIN = 4
export const FIRST_PERSON_PATTERN =
  /\b(?:i|im|i'm|ive|id|my|me|mine|we|us|our|ich|mich|mir|mein\w*|wir|uns\w*|je|j|moi|mon|ma|mes|nous|notre|nos|yo|mi|mis|me|nos|nosotros|nuestr\w+|eu|meu|minha|n[oó]s|noss\w+)\b/iu
/** Question words, which in a hurry stand at the end: "friday till when". */
const QUESTION_WORD_PATTERN =
  /(?<![a-zß-öø-ɏ])(?:what|when|where|who|which|how|was|wann|wo|wer|wie|welche\w*|qu[eé](?! v(?:iene|em)(?![a-zß-öø-ɏ]))|cu[aá]ndo|d[oó]nde|qui[eé]n|cu[aá]l\w*|cu[aá]nt\w+|quand|o[uù]|quel\w*|combien|quando|onde|quem|qual|quais|quanto\w*|too|auch|tambi[eé]n|aussi|tamb[eé]m)(?![a-zß-öø-ɏ])/iu

const OWN_STORY_PATTERN =
  /^(?:(?:so|and|well|hi|hello|hey|also|hallo|hola|oi|olá|bonjour|und|y|e|et|bueno|bom|alors)[\s,.!]+){0,2}(?:i|we|my|our|ich|wir|mein\w*|unser\w*|yo|mi|nuestr\w+|je|j'|nous|mon|ma|mes|notre|eu|meu|minha|noss\w+)(?![a-zß-öø-ɏ])/iu
const ASKING_VERB_PATTERN =
  /(?<![a-zß-öø-ɏ])(?:wonder\w*|know|ask|curious|wissen|fragen|frage|saber|preguntar|pregunt\w+|perguntar|savoir|demand\w+|interes\w+|interessier\w+)(?![a-zß-öø-ɏ])/iu

/** True for a sentence about the visitor that holds no question word and no verb of asking. */
export const isOwnStory = (text: string) =>
  OWN_STORY_PATTERN.test(text) && !ASKING_VERB_PATTERN.test(text) && !QUESTION_WORD_PATTERN.test(text)

/** True for a few words without a verb of the visitor, such as "live jazz in the evening": people who type little ask like that. */
export function isNounQuestion({ text, intents, services, subjectWords, topics, passage }: Segment, context: SegmentContext): boolean {
  const { language, topic, question, gaveContact } = context
  const saysOnly = [...intents].every((intent) => intent === 'greeting')
  if (language === 'ja' || gaveContact || !saysOnly || text.endsWith('!')) return false
  const time = readSaidTime(text, context)
  if (FIRST_PERSON_PATTERN.test(text) || isStatement(text, language) || (time && (topic === 'time' || time.isMostOfText))) return false
  const isShort = text.split(/\s+/).length <= NOUN_QUESTION_WORDS_MAX
  if (services.length > 0) return isShort && topic !== 'need' && topic !== 'other'
  if (intents.size > 0 || subjectWords === 0 || !isShort || /\d{3}|@/.test(text)) return false
  if (QUESTION_WORD_PATTERN.test(text) || (topics.size > 0 && passage !== null)) return true
  // "Live jazz in the evening" is no budget.
  if (topic === 'budget' && topics.size > 0 && !/\d/.test(text) && text.split(/\s+/).length >= NO_BUDGET_WORDS_MIN) return true
  return !mayAnswer(text, { topic, question }, (part) => countSubjectWords(part, language))
}
