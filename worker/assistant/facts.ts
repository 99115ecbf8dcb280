import type { CardLanguage } from '../../schema/card-language.ts'
import { toAsciiDigits } from '../../schema/phone-text.ts'
import { detectLanguage } from './language.ts'
import { ASSISTANT_LANGUAGE_RULES } from './languages.ts'
import { truncateText, containsPhrase } from './phrases.ts'
import { createReplyFormatter, type ReplyFormatter } from './reply-formatter.ts'
import type { AssistantContext } from './turn.ts'

export type FactKind = 'service' | 'price' | 'hours' | 'place' | 'contact' | 'question' | 'passage'

export interface BusinessFact {
  id: string
  kind: FactKind
  /** A choice's label, in the owner's words. */
  label: string
  /** A reply's text, in the owner's words, with formatted prices. */
  text: string
  amount?: string
  /** The name of a fact, which the search uses: a service, a question or the heading of a passage. */
  name: string
}

const LABEL_LENGTH_MAX = 45
const PASSAGE_LENGTH_MAX = 450
const LABELLED_LINE_PATTERN = /^\s*(?:[-*•·]\s*)?【?(\p{L}[^:：】.!?。\n]{1,40}?)(?:[:：】])\s*(?=\S)(?!\/\/)/u
const CLOCK_RANGE_PATTERN =
  /(?<!\d)(?:[01]?\d|2[0-4])(?:[:.h時点點시]\d{2})?\s?(?:am|pm|uhr|uur|ч|h|hs|時|点|點|시|a\.m\.|p\.m\.)?\s?(?:[-–—〜~～]|to|bis|until|till|til|à|a|às|as|hasta|até|tot|alle|do|до|حتى|إلى|עד|から|至|到|부터)\s?(?:las\s)?(?:午前|午後|朝|夕方|夜)?(?:[01]?\d|2[0-4])(?!\d)/i

/**
 * Splits the owner's text into single lines. A paragraph that begins with a heading or a question stays whole, and what is very long is
 * split between sentences.
 */
function splitPassages(text: string): string[] {
  const paragraphs = text.split(/\n\s*\n/).flatMap((paragraph) => {
    const lines = paragraph.split('\n').filter((line) => line.trim() !== '')
    return /[?？؟:：]$/.test(lines[0]?.trim() ?? '') ? [paragraph] : lines
  })
  return paragraphs
    .flatMap((paragraph) => (paragraph.length <= PASSAGE_LENGTH_MAX ? [paragraph] : splitLongPassage(paragraph)))
    .map((one) => one.trim())
}

function splitLongPassage(paragraph: string): string[] {
  const parts: string[] = []
  for (const sentence of paragraph.match(/[^.!?。！？؟\n]+(?:[.!?。！？؟]+["'”’)»」]*|\n|$)\s*/g) ?? [paragraph]) {
    const last = parts.at(-1)
    if (last !== undefined && last.length + sentence.length <= PASSAGE_LENGTH_MAX) parts[parts.length - 1] = last + sentence
    else parts.push(sentence.slice(0, PASSAGE_LENGTH_MAX * 2))
  }
  return parts.filter((part) => part.trim() !== '')
}

function headingOf(passage: string): string | null {
  const [, label] = LABELLED_LINE_PATTERN.exec(passage) ?? []
  const first = passage.split('\n')[0]!.trim()
  const heading = label ?? (/[?？؟]$/.test(first) ? first : null)
  return heading && heading.length <= LABEL_LENGTH_MAX * 2 ? heading : null
}

function beginningOf(passage: string): string {
  const start = truncateText(passage, LABEL_LENGTH_MAX).replace(/\s+/g, ' ')
  return passage.length > LABEL_LENGTH_MAX ? `${start.replace(/\s\S*$/, '')}…` : start
}

const weekdaysByLanguage = new Map<CardLanguage, string>()

export function weekdayNamesOf(language: CardLanguage): string {
  const known = weekdaysByLanguage.get(language)
  if (known) return known
  const days = [1, 2, 3, 4, 5, 6, 7].map((day) => new Date(Date.UTC(2026, 1, day)))
  const names = (['long', 'short'] as const).flatMap((weekday) => {
    const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' })
    return days.map((day) => format.format(day).replace('.', ''))
  })
  // A single character such as 日 may mean something other than a weekday.
  const list = names.filter((name) => name.length > 1).join(',')
  weekdaysByLanguage.set(language, list)
  return list
}

function isAboutHours(written: string, heading: string, language: CardLanguage): boolean {
  const passage = toAsciiDigits(written)
  if (!/\d/.test(passage)) return false
  if (containsPhrase(heading, ASSISTANT_LANGUAGE_RULES[language].intents.hours)) return true
  return (
    CLOCK_RANGE_PATTERN.test(passage) &&
    (containsPhrase(passage, ASSISTANT_LANGUAGE_RULES[language].intents.hours) || containsPhrase(passage, weekdayNamesOf(language)))
  )
}

export function detectBusinessLanguage({ card, config }: AssistantContext): CardLanguage {
  const texts = [
    config.companyInfo,
    card.about,
    config.services.join('. '),
    config.leadQualificationQuestions.join(' '),
    config.businessType,
  ]
  return detectLanguage(texts.find((text) => text && text.length > 20) ?? '', 'en')
}

/** The language in which a conversation begins. */
export const expectedLanguageOf = (context: AssistantContext) => context.expectedLanguage ?? detectBusinessLanguage(context)

function listPassages(context: AssistantContext): BusinessFact[] {
  const { card, config } = context
  const language = detectBusinessLanguage(context)
  const texts = [...splitPassages(config.companyInfo ?? ''), ...splitPassages(card.about ?? '')].filter((text) => text !== '')
  return texts.map((text, index) => {
    const heading = headingOf(text)
    const isHours = isAboutHours(text, heading ?? '', language)
    return { id: `t${index + 1}`, kind: isHours ? 'hours' : 'passage', label: heading ?? beginningOf(text), text, name: heading ?? '' }
  })
}

function describeOffers({ config: { services, priceRanges } }: AssistantContext, { texts, say, money }: ReplyFormatter): BusinessFact[] {
  const prices = new Map(Object.entries(priceRanges))
  const priceOf = (service: string) => {
    const name = [...prices.keys()].find((one) => one.trim().toLowerCase() === service.trim().toLowerCase())
    const price = name === undefined ? undefined : prices.get(name)
    if (name !== undefined) prices.delete(name)
    return price
  }
  const offer = (id: string, kind: 'service' | 'price', name: string, price: number | undefined): BusinessFact => {
    const amount = price === undefined ? null : money(price)
    const text = amount === null ? say(texts.serviceYes, { service: name }) : say(texts.price, { service: name, price: amount })
    return { id, kind, label: name, text, name, ...(amount !== null && { amount }) }
  }
  const offered = services.map((service, index) => offer(`s${index + 1}`, 'service', service, priceOf(service)))
  return [...offered, ...Array.from(prices, ([name, price], index) => offer(`p${index + 1}`, 'price', name, price))]
}

function listCardFacts({ card }: AssistantContext, { texts, say, contact }: ReplyFormatter): BusinessFact[] {
  const facts: [id: string, kind: FactKind, label: string, value: string | null, text: string][] = [
    ['card-address', 'place', texts.choices.place, card.address, say(texts.address, { address: card.address ?? '' })],
    ['card-phone', 'contact', texts.choices.call, card.phone, say(texts.phone, { phone: contact(card.phone ?? '') })],
    ['card-email', 'contact', texts.choices.email, card.email, say(texts.email, { email: card.email ?? '' })],
    ['card-website', 'contact', texts.choices.contact, card.website, say(texts.website, { website: card.website ?? '' })],
  ]
  return facts.flatMap(([id, kind, label, value, text]) => (value ? [{ id, kind, label, text, name: '' }] : []))
}

/** Lists everything that the owner wrote. Words that the assistant adds are in the visitor's language. */
export function listFacts(context: AssistantContext, language: CardLanguage): BusinessFact[] {
  const formatter = createReplyFormatter(context, language)
  const questions = context.config.questionsAndAnswers.map(({ question, answer, isVisitors }, index): BusinessFact => ({
    id: `q${index + 1}`,
    kind: 'question',
    label: isVisitors ? beginningOf(answer) : question,
    text: answer,
    name: question,
  }))
  return [...describeOffers(context, formatter), ...questions, ...listPassages(context), ...listCardFacts(context, formatter)]
}
