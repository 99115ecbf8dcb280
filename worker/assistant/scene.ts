import type { AssistantLanguage } from '../../schema/salesbot.ts'
import { type Fact, listFacts } from './facts.ts'
import { FactSearch, KINDS_OF_TOPIC, type Topic } from './find.ts'
import type { AssistantContext } from './turn.ts'
import { createVoice, type Voice } from './voice.ts'

/** Everything that replies of one conversation are made of, in the visitor's language. */
export interface Scene {
  context: AssistantContext
  voice: Voice
  facts: Fact[]
  search: FactSearch
}

/** What was made of the newest configuration: an isolate mostly answers messages of one card in a row, and this takes the most time. */
let newest: { key: string; search: FactSearch; factsByLanguage: Map<string, Fact[]> } | null = null

/** Creates the scene of a card in a language. */
export function createScene(context: AssistantContext, language: AssistantLanguage): Scene {
  const key = JSON.stringify([context.card, context.config])
  const known =
    newest?.key === key ? newest : { key, search: new FactSearch(listFacts(context, language)), factsByLanguage: new Map<string, Fact[]>() }
  newest = known
  // Phone numbers are written as in the visitor's country.
  const of = `${language} ${context.country}`
  const facts = known.factsByLanguage.get(of) ?? listFacts(context, language)
  known.factsByLanguage.set(of, facts)
  return { context, voice: createVoice(context, language), facts, search: known.search }
}

/** Facts that a topic is answered by. */
export const listFactsOfTopic = ({ facts }: Pick<Scene, 'facts'>, topic: Topic): Fact[] =>
  facts.filter(({ kind, amount }) => KINDS_OF_TOPIC[topic].includes(kind) && (topic !== 'prices' || amount !== undefined))
