import type { CardLanguage } from '../../schema/card-language.ts'
import { type ChatWelcomeResponse, CHAT_LIMITS } from '../../schema/salesbot.ts'
import { createFactChoice, createChoice, isChoiceId, limitChoices, listContactChoices, listUsualChoices } from './choices.ts'
import { detectLanguage } from './language.ts'
import { detectBusinessLanguage, expectedLanguageOf } from './facts.ts'
import { truncateText } from './phrases.ts'
import { createReplyContext, type ReplyContext } from './reply-context.ts'
import { type AssistantState, EMPTY_ASSISTANT_STATE, readAssistantState } from './state.ts'
import { ReplyBuilder } from './reply-builder.ts'
import type { AssistantContext, AssistantTurn, VisitorMessage } from './turn.ts'

const REHEARSED_SERVICES_MAX = 8

export function welcomeVisitor(context: AssistantContext, language: CardLanguage = expectedLanguageOf(context)): ChatWelcomeResponse {
  const replyContext = createReplyContext(context, language)
  const { texts, personality, say, joinSentences, business } = replyContext.formatter
  const message = [
    joinSentences([say(business ? texts.welcome[personality] : texts.welcomeWithoutBusiness), say(texts.welcomeQuestions)]),
    ...context.config.pinnedLines,
  ].join('\n\n')
  return { message, choices: limitChoices(listUsualChoices(replyContext, EMPTY_ASSISTANT_STATE)) }
}

/** True if the assistant still offers the visitor's choice with the same label. */
function isOffered(replyContext: ReplyContext, { choice, text }: VisitorMessage): boolean {
  if (!choice) return false
  const fact = replyContext.facts.find(({ id }) => id === choice)
  if (fact) return createFactChoice(replyContext, fact).label.trim() === text.trim()
  return isChoiceId(choice)
    ? createChoice(replyContext, choice).label === text.trim()
    : listContactChoices(replyContext, null).some(({ id, label }) => id === choice && label === text.trim())
}

/** Some characters become up to 18 when they are normalized. A message may not be longer for the reader than for the visitor. */
function limitMessage(message: string): string {
  const normalized = message.normalize('NFKC')
  return truncateText(normalized.length > CHAT_LIMITS.messageLength ? normalized : message, CHAT_LIMITS.messageLength)
}

/**
 * Answers a visitor's message. `state` comes from the previous turn; invalid parts count as unknown. The reply depends only on the
 * arguments. A choice that the assistant no longer offers is treated like a typed message with its label.
 */
export function answerVisitor(context: AssistantContext, state: unknown, message: VisitorMessage): AssistantTurn<AssistantState> {
  const before = readAssistantState(state)
  const text = limitMessage(message.text)
  const expected = before.language ?? expectedLanguageOf(context)
  const welcomed = createReplyContext(context, expected)
  const isChosen = isOffered(welcomed, { ...message, text })
  const replyContext = isChosen ? welcomed : createReplyContext(context, detectLanguage(text, expected))
  const talk = new ReplyBuilder(replyContext, before, text)
  if (isChosen) talk.choose(message.choice!)
  else talk.hear()
  return { ...talk.finish(), isChosen }
}

export function listLikelyQuestions(context: AssistantContext): { language: CardLanguage; questions: string[] } {
  const language = detectBusinessLanguage(context)
  const { texts, say } = createReplyContext(context, language).formatter
  const services = context.config.services.slice(0, REHEARSED_SERVICES_MAX)
  return { language, questions: [...texts.likelyQuestions, ...services.map((service) => say(texts.likelyPriceQuestion, { service }))] }
}
