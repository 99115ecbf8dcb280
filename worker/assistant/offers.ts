import type { Fact } from './facts.ts'
import { listFactsOfTopic, type Scene } from './scene.ts'

/** Most prices or services that one reply lists. */
const LISTED_MAX = 15

/** Lists what is offered, or the prices alone, one a line where prices are configured. */
export function listOffers(scene: Scene, topic: 'services' | 'prices'): { text: string; stated: Fact[]; namesPrices: boolean } {
  const { texts, say, list } = scene.voice
  const priced = listFactsOfTopic(scene, 'prices')
  const all = [...new Set([...listFactsOfTopic(scene, topic), ...priced])]
  const stated = all.slice(0, LISTED_MAX)
  const lines = stated.map(({ label, amount }) => (amount === undefined ? label : say(texts.priceLine, { service: label, price: amount })))
  if (all.length > stated.length) lines.push(texts.more)
  const namesPrices = priced.length > 0
  return {
    text: namesPrices ? [say(texts.pricesIntro), ...lines].join('\n') : say(texts.services, { services: list(lines) }),
    stated,
    namesPrices,
  }
}

/** Names where a fact stands, for the line below an answer. */
export function sourceOf({ kind, amount }: Fact, { voice: { texts } }: Pick<Scene, 'voice'>): string {
  const { sources } = texts
  if (amount !== undefined || kind === 'service') return sources.prices
  if (kind === 'question') return sources.questions
  return kind === 'passage' || kind === 'hours' ? sources.information : sources.card
}
