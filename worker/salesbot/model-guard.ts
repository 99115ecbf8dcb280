import { detectAll } from 'tinyld/light'
import { extractActionButtonMarkers } from '../../schema/salesbot.ts'
import { CHECKED_LANGUAGES } from '../assistant/languages.ts'
import { findPhrases } from '../assistant/phrases.ts'
import type { AssistantContext } from '../assistant/turn.ts'
import { createUnknownAddressFinder, removeKnownPhoneNumbers } from './model-contacts.ts'
import { createInstructionLeakFinder } from './model-leak.ts'
import { PRICE_BESIDE_CHANGING_WORD_PATTERN, createUnknownNumberFinder, PRICE_PLACEHOLDER } from './model-numbers.ts'
import { MODEL_REPLY_LENGTHS_MAX } from './model-prompt.ts'
import { type ModelReferencesByPlaceholder, splitReplyAtReferences } from './model-references.ts'
import type { ModelRequest } from './model.ts'

export type ReplyRefusalReason = 'empty' | 'too-long' | 'markup' | 'reference' | 'amount' | 'contact' | 'instructions' | 'language'

const FACT_PLACEHOLDER = '\uFFFC'
const MARKUP_PATTERN = /[[\]{}`]|<[a-z!/]|\b(?:javascript|vbscript|data|file|blob):/i
/** Matches letters of scripts that none of the checked languages uses. */
const FOREIGN_LETTER_PATTERN = /[^\p{sc=Latin}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Common}\p{sc=Inherited}]/gu
const KANA_PATTERN = /[\p{sc=Hiragana}\p{sc=Katakana}]/u
const HAN_TEXT_PATTERN = /(?:\p{sc=Han}[^\p{L}\p{sc=Han}]*){8}/u
/**
 * A text counts as foreign only if it is at least this long and if the library is at least this sure, because the library often takes short
 * texts for another language. It is at most 0.1 sure of a wrong language for the assistant's own texts.
 */
const FOREIGN_LANGUAGE_MIN = { characters: 60, accuracy: 0.3 } as const
const FURTHER_AMOUNTS = 'fiver, tenner, cost* you nothing, kostet nichts, kostet Sie nichts, cuesta nada, coûte rien, custa nada'
/** English words that are numbers in another language: "once" is eleven in Spanish. Next to a currency, they count as numbers. */
const HOMOGRAPHS = new Set(['once', 'miles'])

/**
 * Lists what the owner states. A question states nothing, and its words are often a visitor's: "Do you refund 5,000 dollars?", answered
 * with "No", must not allow a reply to promise 5,000 dollars.
 */
function listOwnerTexts({ card, config }: AssistantContext): string[] {
  return [
    ...Object.values(card),
    config.botName,
    config.businessType,
    config.companyInfo,
    ...config.services,
    ...Object.keys(config.priceRanges),
    ...config.questionsAndAnswers.map(({ answer }) => answer),
    ...config.pinnedLines,
    ...config.leadQualificationQuestions,
    ...config.actionButtons.map(({ description }) => description),
  ].flatMap((text) => text?.split(/(?<=[.!?])\s|(?<=[。！？])|\n/) ?? [])
}

function holdsForeignAmount(text: string, ownerTexts: string[]): boolean {
  const found = [FURTHER_AMOUNTS, ...CHECKED_LANGUAGES.map(([, { amounts }]) => amounts)].flatMap((list) => findPhrases(text, list))
  return found.some((phrase) => !HOMOGRAPHS.has(phrase) && !ownerTexts.some((own) => findPhrases(own, phrase).length > 0))
}

function isForeignLanguage(own: string): boolean {
  const text = own.replace(/[^\p{L}\p{M}'’.,!?]+/gu, ' ').trim()
  const [first] = text.length > FOREIGN_LANGUAGE_MIN.characters ? detectAll(text) : []
  return first !== undefined && first.accuracy >= FOREIGN_LANGUAGE_MIN.accuracy && !CHECKED_LANGUAGES.some(([one]) => one === first.lang)
}

export function createReplyGuard(
  request: Pick<ModelRequest, 'context' | 'customInstructions' | 'visitor'>,
  references: ModelReferencesByPlaceholder,
) {
  const { context, customInstructions, visitor } = request
  const ownerTexts = listOwnerTexts(context)
  const notes = customInstructions ?? ''
  const phones = [context.card.phone, context.card.whatsapp, visitor?.phone].flatMap((phone) => phone ?? [])
  const holdsForeignAddress = createUnknownAddressFinder([...ownerTexts, visitor?.email ?? ''])
  const holdsForeignNumber = createUnknownNumberFinder(ownerTexts, notes)
  const holdsLeak = createInstructionLeakFinder(notes, ownerTexts)

  const findRefusal = (own: string): ReplyRefusalReason | null => {
    if (MARKUP_PATTERN.test(own)) return 'markup'
    const isForeign = own.match(FOREIGN_LETTER_PATTERN)?.some((letter) => !ownerTexts.some((text) => text.includes(letter)))
    if (isForeign || (HAN_TEXT_PATTERN.test(own) && !KANA_PATTERN.test(own)) || isForeignLanguage(own)) return 'language'
    const text = removeKnownPhoneNumbers(own, phones)
    if (holdsForeignAddress(text)) return 'contact'
    if (PRICE_BESIDE_CHANGING_WORD_PATTERN.test(text.normalize('NFKC')) || holdsForeignNumber(text) || holdsForeignAmount(text, ownerTexts))
      return 'amount'
    return holdsLeak(text) ? 'instructions' : null
  }

  return {
    /** Removes invisible characters and Markdown from a reply. Also cleans the part of a reply that has arrived so far. */
    mend: (reply: string): string =>
      reply
        .replace(/\p{Default_Ignorable_Code_Point}|[^\P{C}\n\t]|[\uFFFC\uFFFD]/gu, '')
        .replace(/^([ \t]*)(?:[*•]|\d{1,2}[.)]) /gm, '$1- ')
        .replace(/^#{1,6} |\*|__|`/gm, '')
        .replace(/\n{3,}/g, '\n\n')
        .trimStart(),
    /**
     * Replaces references such as `[[q1]]` in a cleaned reply by the texts that they stand for. If the reply must not be shown, returns the
     * reason instead.
     */
    check: (reply: string): { text: string; stated: string[] } | ReplyRefusalReason => {
      if (reply.length > MODEL_REPLY_LENGTHS_MAX.characters || reply.split(/[^\p{L}\p{N}]+/u).length > MODEL_REPLY_LENGTHS_MAX.words)
        return 'too-long'
      const parts = splitReplyAtReferences(reply, references)
      if (!parts) return 'reference'
      const own = parts.map((part) => (typeof part === 'string' ? part : part.isPrice ? PRICE_PLACEHOLDER : FACT_PLACEHOLDER))
      const refusal = findRefusal(own.join(''))
      if (refusal) return refusal
      const text = parts.map((part) => (typeof part === 'string' ? part : part.text)).join('')
      if (extractActionButtonMarkers(text, []).text === '') return 'empty'
      const stated = parts.flatMap((part) => (typeof part !== 'string' && part.reference.isFact ? [part.reference.id] : []))
      return { text, stated: [...new Set(stated)] }
    },
  }
}
export type ReplyGuard = ReturnType<typeof createReplyGuard>
