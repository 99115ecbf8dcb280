import type { CardLanguage } from '../../schema/card-language.ts'
import { type BusinessFact, listFacts } from './facts.ts'
import { FactSearch, FACT_KINDS_BY_TOPIC, type Topic } from './find.ts'
import type { AssistantContext } from './turn.ts'
import { createReplyFormatter, type ReplyFormatter } from './reply-formatter.ts'

/** Everything that the replies in one conversation need, in the visitor's language. */
export interface ReplyContext {
  context: AssistantContext
  formatter: ReplyFormatter
  facts: BusinessFact[]
  search: FactSearch
}

const KEPT_MAX = 4
const KEPT_LISTS_MAX = 12
const kept = new Map<string, { search: FactSearch; factsByLanguage: Map<string, BusinessFact[]> }>()

export function createReplyContext(context: AssistantContext, language: CardLanguage): ReplyContext {
  const key = JSON.stringify([context.card, context.config])
  const of = `${language} ${context.country}`
  const facts = kept.get(key)?.factsByLanguage.get(of) ?? listFacts(context, language)
  const known = kept.get(key) ?? { search: new FactSearch(facts), factsByLanguage: new Map<string, BusinessFact[]>() }
  if (known.factsByLanguage.size >= KEPT_LISTS_MAX) known.factsByLanguage.clear()
  known.factsByLanguage.set(of, facts)
  // Deletes the first entry, which is the least recently used one.
  kept.delete(key)
  kept.set(key, known)
  if (kept.size > KEPT_MAX) kept.delete(kept.keys().next().value!)
  return { context, formatter: createReplyFormatter(context, language), facts, search: known.search }
}

export const listFactsOfTopic = ({ facts }: Pick<ReplyContext, 'facts'>, topic: Topic): BusinessFact[] =>
  facts.filter(({ kind, amount }) => FACT_KINDS_BY_TOPIC[topic].includes(kind) && (topic !== 'prices' || amount !== undefined))

const LISTED_MAX = 15

export function describeOffers(
  replyContext: ReplyContext,
  topic: 'services' | 'prices',
): { text: string; stated: BusinessFact[]; namesPrices: boolean } {
  const { texts, say, list } = replyContext.formatter
  const priced = listFactsOfTopic(replyContext, 'prices')
  const all = [...new Set([...listFactsOfTopic(replyContext, topic), ...priced])]
  const stated = all.slice(0, LISTED_MAX)
  const lines = stated.map(({ label, amount }) => (amount === undefined ? label : say(texts.priceLine, { service: label, price: amount })))
  if (all.length > stated.length) lines.push('…')
  const namesPrices = priced.length > 0
  return {
    text: namesPrices ? [say(texts.pricesIntro), ...lines].join('\n') : say(texts.services, { services: list(lines) }),
    stated,
    namesPrices,
  }
}

export function factSourceLabelOf({ kind, amount }: BusinessFact, { formatter: { texts } }: Pick<ReplyContext, 'formatter'>): string {
  const { sources } = texts
  if (amount !== undefined || kind === 'service') return sources.prices
  if (kind === 'question') return sources.questions
  return kind === 'passage' || kind === 'hours' ? sources.information : sources.card
}
