import type { AssistantLanguage } from '../../schema/salesbot.ts'
import { type Fact, listFacts } from './facts.ts'
import { FactSearch, KINDS_OF_TOPIC, type Topic } from './find.ts'
import { detectLanguage } from './language.ts'
import type { AssistantContext } from './turn.ts'
import { createVoice, type Voice } from './voice.ts'

/** Everything that replies of one conversation are made of, in the visitor's language. */
export interface Scene {
  context: AssistantContext
  voice: Voice
  facts: Fact[]
  search: FactSearch
}

/** The newest scene: an isolate mostly answers one visitor's messages in a row, and listing and indexing takes the most time. */
let newest: { key: string; facts: Fact[]; search: FactSearch } | null = null

/** Creates the scene of a card in a language. */
export function createScene(context: AssistantContext, language: AssistantLanguage): Scene {
  const key = JSON.stringify([language, context.country, context.card, context.config])
  if (newest?.key !== key) {
    const facts = listFacts(context, language)
    newest = { key, facts, search: new FactSearch(facts, language, context.config.currency) }
  }
  return { context, voice: createVoice(context, language), facts: newest.facts, search: newest.search }
}

/** The language of most of the owner's words. */
export function detectBusinessLanguage({ card, config }: AssistantContext): AssistantLanguage {
  const texts = [
    config.companyInfo,
    card.about,
    config.services.join('. '),
    config.leadQualificationQuestions.join(' '),
    config.businessType,
  ]
  return detectLanguage(texts.find((text) => text && text.length > 20) ?? '', 'en')
}

/** Facts that a topic is answered by. */
export const listFactsOfTopic = ({ facts }: Pick<Scene, 'facts'>, topic: Topic): Fact[] =>
  facts.filter(({ kind, amount }) => KINDS_OF_TOPIC[topic].includes(kind) && (topic !== 'prices' || amount !== undefined))
