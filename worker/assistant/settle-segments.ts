import type { AssistantLanguage } from '../../schema/salesbot.ts'
import { isAddressed } from './knowledge/blame.ts'
import type { Concept } from './knowledge/concepts.ts'
import type { Knowledge } from './knowledge/knowledge.ts'
import { readDays } from './knowledge/days.ts'
import { readIntents } from './knowledge/intents.ts'
import { foldText } from './knowledge/text.ts'
import { asksToPassOn } from './pass-on.ts'
import { hasAskingClause } from './question-shape.ts'
import { ASKING_INTENTS, FITTING_COVERAGE_MIN } from './segment-patterns.ts'
import { asksOpenly } from './subject.ts'
import type { Segment } from './understand.ts'

/** Words of a bad mood, which is about anything: "sick of my glasses", "the power bills are awful". */
const MOOD_PATTERN =
  /(?<![a-zß-öø-ɏ])(?:(?:sick|tired) (?:and tired )?of|fed up|never again|awful\w*|terr?ibl\w*|horribl\w*|dreadful\w*|nightmare|ashamed|frustrat\w*|annoy\w*|hate|sucks?|damn|hell|ridiculous\w*|disgusting|crap|shit\w*|had enough|schrecklich\w*|furchtbar\w*|schlimm\w*|katastroph\w*|peinlich\w*|nervt|satt|nase voll|hasse|scheiß\w*|scheiss\w*|hart[oa]s?|horrible|terrible|fatal|vergüenza|verguenza|pesadilla|odio|asco|marre|ras[- ]le[- ]bol|affreu\w*|honte|catastroph\w*|cauchemar|merde|vergonha|horr[ií]vel|terr[ií]vel|p[eé]ssim[oa]|pesadelo|odeio|fart[oa]|cansad[oa]|n[aã]o aguento mais|saco cheio)(?![a-zß-öø-ɏ])|最悪|ひどい|うんざり|恥ずかし/giu

/** True for words of anger that blame nobody here, only a mood that something of the visitor's own causes. */
const isMood = ({ text }: Segment, language: AssistantLanguage) =>
  !isAddressed(text, language) && !readIntents(text.replace(MOOD_PATTERN, ' '), language).has('complaint')

/** True for a question or a wish of somebody who wants to become a customer. */
const isCalm = ({ intents, services, passage, isQuestion, isWish }: Segment) =>
  !intents.has('complaint') &&
  (isWish ||
    intents.has('price') ||
    intents.has('hours') ||
    (isQuestion && !intents.has('services') && !intents.has('about') && (services.length > 0 || passage !== null)))

const SPEAKING_PATTERN =
  /(?<![a-zß-öø-ɏ])(?:(?:talk|speak|chat) (?:to|with)|get hold of|mit .{1,30}(?:sprechen|reden)|(?:hablar|platicar) con|parler (?:à|a|avec|directement à)|falar com)(?![a-zß-öø-ɏ])|と(?:直接)?(?:話|お話)/iu
const NAME_PART_LENGTH_MIN = 3

/** True for a wish to speak to the owner by name: "can I talk to Marta herself?" */
function asksForOwner(text: string, owner: string | null): boolean {
  if (owner === null || !SPEAKING_PATTERN.test(text)) return false
  const words = foldText(text).split(/[^\p{L}]+/u)
  return foldText(owner)
    .split(/\s+/)
    .some((part) => part.length >= NAME_PART_LENGTH_MIN && words.includes(part))
}

/** Matches a sentence that ends without asking. */
const STATEMENT_END = /[.!…]\s*$/

/** In a message that marks its questions, a whole sentence without the mark asks nothing: "Too bad, he goes to friends. And the sheets?" */
function unmarkStatements(segments: Segment[], language: AssistantLanguage): void {
  const last = segments.at(-1)
  const marksLast = last !== undefined && last.isQuestion && /[\p{L}\p{N}]\s*$/u.test(last.text)
  const marksQuestions = language !== 'ja' && (marksLast || segments.some(({ text }) => /\?\s*$/.test(text)))
  const opensQuestions = segments.some(({ text }) => text.includes('¿'))
  if (!marksQuestions && !opensQuestions) return
  for (const segment of segments) {
    const { text, passage, intents, isQuestion } = segment
    // Some forget the mark: "Do you rent tandems. Are you open on Friday?"
    const isForgotten = hasAskingClause(text, language) && !intents.has('cancelFact')
    const isUnmarked = !/[?¿]/.test(text) && (opensQuestions || (STATEMENT_END.test(text) && !isForgotten))
    if (!isUnmarked || passage !== null || !(isQuestion || intents.has('services'))) continue
    // "You have convinced me. Could I have an appointment?"
    if (!asksOpenly(text)) intents.delete('services')
    Object.assign(segment, {
      isQuestion: false,
      isGuessedQuestion: false,
      isAsking: ASKING_INTENTS.some((intent) => intents.has(intent)),
    })
  }
}

/** Matches words by which something else is announced. */
const CHANGE_PATTERN =
  /(?<![a-zß-öø-ɏ])(?:change|move|switch|reschedule|ändern|verschieben|verlegen|cambiar(?:lo|la)?|mover(?:lo|la)?|changer|déplacer|décaler|mudar|trocar|remarcar|alterar)(?![a-zß-öø-ɏ])|変更/iu

/** Subjects that a business says something about or not: what is said about others is no answer. */
const OWN_TOPICS = ['insurance', 'giftCards', 'jobs', 'guarantee', 'accessibility', 'parking', 'pets', 'delivery'] as const
export const isOwnTopic = (topic: Concept) => OWN_TOPICS.some((own) => own === topic)

/** True for a question about a subject that the company information does not speak of. */
const lacksTopic = ({ topics, services }: Segment, knowledge: Knowledge) => {
  const named = OWN_TOPICS.filter((topic) => topics.has(topic))
  return services.length === 0 && named.length > 0 && !named.some((topic) => knowledge.speaksOf(topic))
}

interface Surroundings {
  /** Name of the card's owner. */
  owner: string | null
  /** The visitor asked something that could not be answered. */
  asked: boolean
  knowledge: Knowledge
}

/** Corrects how the segments of a message were read, by each other and by who the owner is. */
export function settleSegments(segments: Segment[], { owner, asked, knowledge }: Surroundings, language: AssistantLanguage): void {
  unmarkStatements(segments, language)
  const isAnyCalm = segments.some(isCalm)
  for (const segment of segments) {
    const { intents, text, isQuestion, topics } = segment
    // "Sick of my glasses. What do contact lenses cost?"
    if (intents.has('complaint') && (isAnyCalm || segment.services.length > 0) && isMood(segment, language)) intents.delete('complaint')
    // "Does anybody there speak Japanese?" and "is anybody there on Sundays?" ask for no person.
    const isAboutDay = readDays(text, true).size > 0 && !SPEAKING_PATTERN.test(text)
    if (intents.has('human') && isQuestion && (topics.has('languages') || isAboutDay)) {
      intents.delete('human')
      if (isAboutDay) intents.add('hours')
    } else if (asksForOwner(text, owner)) intents.add('human')
    // "I don't want the cut after all" gives up one thing.
    if (intents.has('cancelFact') && segment.services.length > 0) intents.delete('notInterested')
    if (isQuestion && lacksTopic(segment, knowledge)) {
      if ((segment.passage?.coverage ?? 0) < FITTING_COVERAGE_MIN) segment.passage = null
      intents.delete('about')
    }
    // "Could we change that? Wednesday would be better" says it itself.
    const isOpening = isQuestion && segments.length > 1 && segment.subjectWords <= 1 && segment.passage === null
    if (isOpening && intents.size === 0 && CHANGE_PATTERN.test(text)) Object.assign(segment, { isQuestion: false, isAsking: false })
    // "Could you find that out?" answers the offer to pass a question on.
    if (asked && asksToPassOn(segment)) Object.assign(segment, { isQuestion: false, isAsking: false, passage: null })
  }
}
