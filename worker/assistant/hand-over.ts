import type { AssistantLanguage } from '../../schema/salesbot.ts'
import { isOwnTopic } from './settle-segments.ts'
import type { AssistantState } from './state.ts'
import type { Answers } from './answers.ts'
import type { Noted } from './note.ts'
import { readTopics } from './subject.ts'
import type { AssistantCard } from './turn.ts'
import type { Segment } from './understand.ts'
import { hasIntent } from './understand.ts'
import type { Voice } from './voice.ts'

/** Why a conversation is handed over to a person; null if it is not. */
export type HandOverReason = 'asked' | 'complaint' | 'unanswered'

/** Share of common words from which two questions count as the same one. */
const SAME_QUESTION_OVERLAP = 0.6

const wordsOf = (question: string) =>
  new Set(
    question
      .toLowerCase()
      .normalize('NFKC')
      .match(/[\p{L}\p{N}]+/gu),
  )
const pairsOf = (question: string) => new Set(Array.from(question.normalize('NFKC').matchAll(/(?=(\p{L}{2}))/gu), ([, pair]) => pair!))

function isSameQuestion(a: string, b: string): boolean {
  const read = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(a) ? pairsOf : wordsOf
  const first = read(a)
  const second = read(b)
  const common = [...first].filter((word) => second.has(word)).length
  return common > 0 && common / Math.max(first.size, second.size) >= SAME_QUESTION_OVERLAP
}

/** True for two questions about one subject: "is there a gift card?" and "I still need to know if you sell gift cards". */
function sharesOwnTopic(a: string, b: string, language: AssistantLanguage): boolean {
  const topics = readTopics(a, language)
  return [...readTopics(b, language)].some((topic) => isOwnTopic(topic) && topics.has(topic))
}

/** Finds out whether a message hands the conversation over. `state` is the one before the message. */
export function readHandOverReason(
  segments: Segment[],
  { unanswered, order }: Pick<Answers, 'unanswered' | 'order'>,
  state: AssistantState,
): HandOverReason | null {
  const serious = segments.filter((segment) => !hasIntent(segment, ['injection', 'otherVisitors', 'offTopic']))
  if (serious.some((segment) => hasIntent(segment, ['complaint']))) return 'complaint'
  // "Am I talking to a person?" wants to know who answers.
  if (serious.some(({ intents, isQuestion }) => intents.has('human') && !(isQuestion && intents.has('identity')))) return 'asked'
  if (unanswered.length === 0) return null
  const isSame = (a: string, b: string) => isSameQuestion(a, b) || sharesOwnTopic(a, b, state.language ?? 'en')
  const isRepeated = unanswered.some((question) => state.unansweredQuestions.some((earlier) => isSame(question, earlier)))
  return (state.isLastUnanswered && !order[0]) || isRepeated ? 'unanswered' : null
}

const contactOf = ({ visitor }: AssistantState) => visitor.phone ?? visitor.email

/**
 * The reply that hands a conversation over: an apology to somebody who is angry, the answers to what was asked (`answers`), then who
 * will answer and how. It asks for a contact if there is none.
 */
export function sayHandOver(
  reason: HandOverReason,
  answers: string[],
  state: AssistantState,
  card: AssistantCard,
  { texts, say, join, contact: write }: Voice,
): string {
  const contact = contactOf(state)
  // A number that an answer holds is not said again.
  const ways = [card.phone, card.email].filter((way) => way !== null && !answers.some((answer) => answer.includes(way)))
  const handOver = join([
    reason === 'complaint' && answers.length === 0 ? say(texts.sorry) : '',
    say(reason === 'unanswered' ? texts.handOverUnknown : texts.handOver),
    say(contact ? texts.handOverByContact : texts.handOverAskContact, { contact: contact ? write(contact) : '' }),
    ways.length > 0 ? say(texts.directContact, { ways: ways.join(', ') }) : '',
  ])
  const apology = reason === 'complaint' && answers.length > 0 ? [say(texts.sorry)] : []
  return [...apology, ...answers, handOver].join('\n\n')
}

/** The one line that answers each message after the hand-over. */
export function sayAdded({ contacts }: Noted, { texts, say, list, contact }: Voice): string {
  return contacts.length > 0 ? say(texts.addedWithContact, { contact: list(contacts.map(contact)) }) : say(texts.added)
}
