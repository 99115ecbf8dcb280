import type { AssistantLanguage } from '../../schema/salesbot.ts'
import { DE } from '../../worker/assistant/texts/de.ts'
import { EN } from '../../worker/assistant/texts/en.ts'
import { ES } from '../../worker/assistant/texts/es.ts'
import { FR } from '../../worker/assistant/texts/fr.ts'
import { JA } from '../../worker/assistant/texts/ja.ts'
import { PT } from '../../worker/assistant/texts/pt.ts'

const TEXTS = { en: EN, es: ES, de: DE, ja: JA, fr: FR, pt: PT }

function templatesOf(texts: unknown): string[] {
  if (typeof texts === 'string') return [texts]
  return typeof texts === 'object' && texts !== null ? Object.values(texts).flatMap(templatesOf) : []
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Turns a template into a pattern, in which each slot captures its words. */
const patternOf = (template: string) =>
  new RegExp(
    escapePattern(template).replace(/\\\{\w+\\\}/g, String.raw`([\s\S]{1,400}?)`) +
      (/[。？！]$/.test(template) ? '' : String.raw`(?=\s|$)`),
    'iuy',
  )

const patternsOf = (language: AssistantLanguage) =>
  templatesOf(TEXTS[language])
    .filter((template) => template.length > 2)
    // The longest first: a template may begin like a shorter one.
    .sort((a, b) => b.replace(/\{\w+\}/g, '').length - a.replace(/\{\w+\}/g, '').length)
    .map(patternOf)

const PATTERNS = Object.fromEntries(Object.keys(TEXTS).map((language) => [language, patternsOf(language as AssistantLanguage)])) as Record<
  AssistantLanguage,
  RegExp[]
>

const foldWords = (text: string) => text.toLowerCase().normalize('NFKC').replace(/[’`´]/g, "'").replace(/\s+/g, ' ')

/** Words of the runtime's own lists ("a, b and c") and of the texts that stand for an owner or for further services. */
function connectingWordsOf(language: AssistantLanguage): string {
  const lists = new Intl.ListFormat(language)
    .formatToParts(['1', '2', '3'])
    .flatMap(({ type, value }) => (type === 'literal' ? [value] : []))
  const ors = new Intl.ListFormat(language, { type: 'disjunction' })
    .formatToParts(['1', '2'])
    .flatMap(({ type, value }) => (type === 'literal' ? [value] : []))
  return [...lists, ...ors, TEXTS[language].team, TEXTS[language].more].join(' ')
}

/**
 * Returns the first part of a reply that is neither a template of the assistant, filled with words of `sources`, nor stands in
 * `sources` as it is; null if there is none. `sources` are the texts of the card, the configuration and the visitor.
 */
export function findForeignSentence(reply: string, sources: string[], currency: string, language: AssistantLanguage): string | null {
  const owned = foldWords(sources.join('\n'))
  const money = new Intl.NumberFormat(language, { style: 'currency', currency }).format(1)
  const known = `${owned} ${foldWords(connectingWordsOf(language))} ${foldWords(money)}`
  const words = new Intl.Segmenter(language, { granularity: 'word' })
  const isKnown = (slot: string) =>
    Array.from(words.segment(foldWords(slot))).every(
      ({ segment, isWordLike }) => !isWordLike || /^[\d.,]+$/.test(segment) || known.includes(segment),
    )
  const failedAt = new Set<number>()
  let furthest = 0
  const consume = (start: number): boolean => {
    let at = start
    while (at < reply.length && /[\s•]/.test(reply[at]!)) at++
    if (at >= reply.length) return true
    if (failedAt.has(at)) return false
    furthest = Math.max(furthest, at)
    for (const pattern of PATTERNS[language]) {
      pattern.lastIndex = at
      const match = pattern.exec(reply)
      if (match && match.slice(1).every(isKnown) && consume(at + match[0].length)) return true
    }
    // Words of the owner or the visitor, up to the end of a sentence or a line.
    const ends = Array.from(
      reply.slice(at).matchAll(/[.!?。！？:](?=\s|$)|[。！？]|\n|$/gu),
      ({ index, 0: sign }) => at + index + sign.trim().length,
    )
    for (const end of ends.toReversed()) {
      const part = foldWords(reply.slice(at, end)).trim()
      if (part !== '' && (owned.includes(part) || owned.includes(part.replace(/[.!?。]$/u, ''))) && consume(end)) return true
    }
    failedAt.add(at)
    return false
  }
  return consume(0) ? null : reply.slice(furthest, furthest + 120)
}
