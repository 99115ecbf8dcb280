import type { AssistantLanguage } from '../../schema/salesbot.ts'
import { quote, type AnswerSource } from './answer.ts'
import { sharesWord } from './exact-names.ts'

/** Matches what says how fees come about in general, as a business writes it. */
const FEE_PATTERN =
  /(?<![a-zß-öø-ɏ])(?:fees?|quotes?|quotation|estimates?|flat rate|by the hour|hourly|prices? (?:depends?|vary|varies|on request)|honorare?|angebote?|kostenvoranschl\w+|stundensatz|preise? (?:hängen|richtet|richten|nach|auf)|nach aufwand|devis|soumission|honoraires|tarifs? (?:dépend\w*|sur)|prix (?:dépend\w*|sur)|presupuestos?|cotizaci[a-zß-öø-ɏ]+|honorarios|precios? .{0,60}depende\w*|or[çc]amentos?|honor[áa]rios|pre[çc]os? .{0,60}depende\w*|valor .{0,60}depende\w*)(?![a-zß-öø-ɏ])|見積|料金は|費用は|応相談/iu
/** Matches fees that are none for a service. */
const OTHER_FEE_PATTERN =
  /(?<![a-zß-öø-ɏ])(?:without a fee|no fee|late fee|entry fee|cancel\w*|parking|deliver\w*|storn\w*|absag\w*|parkplatz|anfahrt|cancela\w*|estacionamiento|estacionamento|annul\w*|parking|livraison|vaisselle)(?![a-zß-öø-ɏ])|キャンセル|駐車|配達|送料/iu
const PRICE_PATTERN =
  /\d|free|gratis|kostenlos|gratuit|grátis|price|preis|prix|precio|preço|fee|charge|cost|kost|berechn|includ|inbegriffen|inklusive|inclu|compris|depend|dépend|hängt/iu
const JAPANESE_PRICE_PATTERN = /\d|無料|料金|費用|価格|込み|見積/u

/** True for a passage that says what a service costs, or how fees come about in general. */
export function saysPriceOf(service: string, passage: string, language: AssistantLanguage): boolean {
  if (FEE_PATTERN.test(passage) && !OTHER_FEE_PATTERN.test(passage)) return true
  return (PRICE_PATTERN.test(passage) || JAPANESE_PRICE_PATTERN.test(passage)) && sharesWord(service, passage, language)
}

/** Most passages about fees that are told. */
const PASSAGES_MAX = 2

/**
 * What the company information says about fees where a service has no price: "you get a quote in writing". A passage that names other
 * services is about those alone.
 */
export function findFeePassages(source: AnswerSource, service: string): string[] {
  const { knowledge, voice } = source
  const passages = [
    ...new Set([...knowledge.passagesAbout('prices', voice.language), ...knowledge.passagesAbout('quotes', voice.language)]),
  ]
  const fitting = passages
    .filter((passage) => FEE_PATTERN.test(passage) && !OTHER_FEE_PATTERN.test(passage))
    .map((passage) => ({ passage, named: knowledge.findServices(passage, voice.language) }))
    .filter(({ named }) => named.length === 0 || named.includes(service))
    .sort((a, b) => Number(b.named.includes(service)) - Number(a.named.includes(service)))
    .slice(0, PASSAGES_MAX)
    .map(({ passage }) => passage)
  return fitting.length > 0 ? [quote(source, fitting.join(voice.language === 'ja' ? '\n' : ' '))] : []
}
