import { detectAll } from 'tinyld/light'
import { ACTION_BUTTON_MARKER_PATTERN, ASSISTANT_LANGUAGES } from '../../schema/salesbot.ts'
import { findPhrases, INTENTS } from '../assistant/phrases.ts'
import type { AssistantContext } from '../assistant/turn.ts'
import { createAddressFinder, removePhones } from './model-contacts.ts'
import { createLeakFinder } from './model-leak.ts'
import { CHANGED_PRICE_PATTERN, createNumberFinder, PRICE_MARK } from './model-numbers.ts'
import { MODEL_REPLY_MAX } from './model-prompt.ts'
import { type References, splitReply } from './model-references.ts'
import type { ModelRequest } from './model.ts'

/** Why a reply of the model is not shown, in a word that the model understands too. */
export type ReplyRefusal = 'empty' | 'too-long' | 'markup' | 'reference' | 'amount' | 'contact' | 'instructions' | 'language'

/** Stands for a whole fact in the text that the model wrote. */
const FACT_MARK = '\uFFFC'
const MARKUP_PATTERN = /[[\]{}`]|<[a-z!/]|\b(?:javascript|vbscript|data|file|blob):/i
/** Letters of other scripts than those of the assistant's languages, and Han characters without the signs that stand between them in Japanese. */
const FOREIGN_LETTER_PATTERN = /[^\p{sc=Latin}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Common}\p{sc=Inherited}]/gu
const CHINESE_PATTERN = /^[^\p{sc=Hiragana}\p{sc=Katakana}]*(?:\p{sc=Han}[^\p{L}]*){8}[^\p{sc=Hiragana}\p{sc=Katakana}]*$/u
/** Least text, in characters, whose language can be told, and how sure that has to be: the assistant's own texts reach 0.1. */
const FOREIGN_LANGUAGE_MIN = { characters: 60, accuracy: 0.3 } as const
/** Amounts without a number that the assistant's phrases lack. */
const FURTHER_AMOUNTS = 'fiver, tenner, cost* you nothing, kostet nichts, kostet Sie nichts, cuesta nada, coûte rien, custa nada'
/** Usual words of one language that are numbers in another one. Beside a currency they count (model-numbers.ts). */
const HOMOGRAPHS = new Set(['once', 'miles'])

/** Texts that the owner wrote for visitors, in parts that can be compared with phrases. */
function listOwnerTexts({ card, config }: AssistantContext): string[] {
  return [
    ...Object.values(card),
    config.botName,
    config.businessType,
    config.companyInfo,
    ...config.services,
    ...Object.keys(config.priceRanges),
    ...config.questionsAndAnswers.flatMap(({ question, answer, isVisitors }) => (isVisitors ? [answer] : [question, answer])),
    ...config.pinnedLines,
    ...config.leadQualificationQuestions,
    ...config.actionButtons.map(({ description }) => description),
  ].flatMap((text) => text?.split(/(?<=[.!?])\s|(?<=[。！？])|\n/) ?? [])
}

/** True if a text holds an amount in words, of any language, that no text of the owner holds. */
function holdsForeignAmount(text: string, ownerTexts: string[]): boolean {
  const found = [FURTHER_AMOUNTS, ...Object.values(INTENTS).map(({ amounts }) => amounts)].flatMap((list) => findPhrases(text, list))
  return found.some((phrase) => !HOMOGRAPHS.has(phrase) && !ownerTexts.some((own) => findPhrases(own, phrase).length > 0))
}

/** True for a text that is clearly in a language that is none of the assistant's. Marks of references are of no language. */
function isForeignLanguage(own: string): boolean {
  const text = own.replace(/[^\p{L}\p{M}'’.,!?]+/gu, ' ').trim()
  const [first] = text.length > FOREIGN_LANGUAGE_MIN.characters ? detectAll(text) : []
  return first !== undefined && first.accuracy >= FOREIGN_LANGUAGE_MIN.accuracy && !ASSISTANT_LANGUAGES.some((one) => one === first.lang)
}

/** Prepares the checks of a model's replies. */
export function createReplyGuard(request: Pick<ModelRequest, 'context' | 'customInstructions' | 'visitor'>, references: References) {
  const { context, customInstructions, visitor } = request
  const ownerTexts = listOwnerTexts(context)
  const notes = customInstructions ?? ''
  const phones = [context.card.phone, context.card.whatsapp, visitor?.phone].flatMap((phone) => phone ?? [])
  const holdsForeignAddress = createAddressFinder([...ownerTexts, visitor?.email ?? ''])
  const holdsForeignNumber = createNumberFinder(ownerTexts, notes)
  const holdsLeak = createLeakFinder(notes, ownerTexts)

  /** Checks what the model wrote itself, with marks in place of what is filled in. */
  const findRefusal = (own: string): ReplyRefusal | null => {
    if (MARKUP_PATTERN.test(own)) return 'markup'
    const isForeign = own.match(FOREIGN_LETTER_PATTERN)?.some((letter) => !ownerTexts.some((text) => text.includes(letter)))
    if (isForeign || CHINESE_PATTERN.test(own) || isForeignLanguage(own)) return 'language'
    const text = removePhones(own, phones)
    if (holdsForeignAddress(text)) return 'contact'
    if (CHANGED_PRICE_PATTERN.test(text.normalize('NFKC')) || holdsForeignNumber(text) || holdsForeignAmount(text, ownerTexts))
      return 'amount'
    return holdsLeak(text) ? 'instructions' : null
  }

  return {
    /** Removes what does no harm but does not belong in a reply. The mended beginning of a reply is a beginning of the mended reply. */
    mend: (reply: string): string =>
      reply
        .replace(/\p{Default_Ignorable_Code_Point}|[^\P{C}\n\t]|[\uFFFC\uFFFD]/gu, '')
        .replace(/^([ \t]*)(?:[*•]|\d{1,2}[.)]) /gm, '$1- ')
        .replace(/^#{1,6} |\*|__|`/gm, '')
        .replace(/\n{3,}/g, '\n\n')
        .trimStart(),
    /** Fills in the references of a mended reply, or of its first sentences; or returns why it may not be shown. */
    check: (reply: string): { text: string; stated: string[] } | ReplyRefusal => {
      if (reply.length > MODEL_REPLY_MAX.characters || reply.split(/[^\p{L}\p{N}]+/u).length > MODEL_REPLY_MAX.words) return 'too-long'
      const parts = splitReply(reply, references)
      if (!parts) return 'reference'
      const own = parts.map((part) => (typeof part === 'string' ? part : part.isPrice ? PRICE_MARK : FACT_MARK))
      const refusal = findRefusal(own.join(''))
      if (refusal) return refusal
      const text = parts.map((part) => (typeof part === 'string' ? part : part.text)).join('')
      if (text.replace(ACTION_BUTTON_MARKER_PATTERN, '').trim() === '') return 'empty'
      const stated = parts.flatMap((part) => (typeof part !== 'string' && part.reference.isFact ? [part.reference.id] : []))
      return { text, stated: [...new Set(stated)] }
    },
  }
}
export type ReplyGuard = ReturnType<typeof createReplyGuard>
