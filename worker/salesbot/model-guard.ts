import { ACTION_BUTTON_MARKER_PATTERN, readActionButtonMarkers } from '../../schema/salesbot.ts'
import type { AssistantContext } from '../assistant/turn.ts'
import { foldCharacters } from './model-fold.ts'
import { createLeakFinder } from './model-leak.ts'
import { createContactFinder, holdsMarkup } from './model-links.ts'
import { createAmountFinder } from './model-money.ts'
import { createPromiseFinder } from './model-promises.ts'
import { MODEL_REPLY_LENGTH_MAX } from './model-prompt.ts'
import { createCodeFinder } from './model-secret-codes.ts'
import { createSecretWordFinder, isMeantForVisitors, isOrdinaryWord } from './model-secret-words.ts'

/** Why a reply of the model is not shown. */
export type ReplyRefusal = 'empty' | 'too-long' | 'markup' | 'amount' | 'contact' | 'leak' | 'promise'

/** What a reply is checked against. */
export interface GuardSources {
  context: AssistantContext
  customInstructions: string | null
  /** All messages of the visitor, the new one too. */
  visitorTexts: string[]
}

export interface ReplyGuard {
  /** Removes what does no harm but does not belong in a reply. The mended beginning of a reply is a beginning of the mended reply. */
  mend(reply: string): string
  /** Returns why a mended reply may not be shown, or null. Meant for a whole reply and for its beginning up to the end of a sentence. */
  findRefusal(reply: string): ReplyRefusal | null
}

/** Texts of card and configuration that everybody may read. */
function listPublicTexts({ card, config }: AssistantContext): string[] {
  return [
    ...Object.values(card).filter((value) => value !== null),
    config.botName,
    config.businessType ?? '',
    config.companyInfo ?? '',
    ...config.services,
    ...Object.keys(config.priceRanges),
    ...config.leadQualificationQuestions,
    ...config.actionButtons.flatMap(({ description, url }) => [description, url]),
  ]
}

/** Prepares the checks of a model's replies. Their processor time grows linearly with the length of the reply. */
export function createReplyGuard({ context, customInstructions, visitorTexts }: GuardSources): ReplyGuard {
  const publicTexts = listPublicTexts(context).map(foldCharacters)
  const holdsForeignAmount = createAmountFinder(context.config, publicTexts)
  const knownTexts = [...publicTexts, ...visitorTexts.map(foldCharacters)]
  const holdsForeignContact = createContactFinder(knownTexts)
  const holdsLeak = createLeakFinder(customInstructions, publicTexts)
  const holdsSecretWords = createSecretWordFinder(customInstructions, knownTexts)
  const holdsCode = createCodeFinder(customInstructions, publicTexts, isOrdinaryWord, isMeantForVisitors)
  const holdsPromise = createPromiseFinder(publicTexts)
  const buttons = context.config.actionButtons

  return {
    mend: (reply) =>
      reply
        .replace(ACTION_BUTTON_MARKER_PATTERN, (marker, description: string) =>
          buttons.some((button) => button.description === description.trim()) ? marker : '',
        )
        .replace(/\*\*|__|`/g, '')
        .replace(/^([ \t]*)[*•] /gm, '$1- ')
        .replace(/^#{1,6} /gm, '')
        .replace(/(?<![\p{L}\p{N}*])\*(?=\S)|(?<=\S)\*(?![\p{L}\p{N}*])/gu, '')
        .replace(/[^\P{Cc}\n\t]/gu, '')
        .replace(/\n{3,}/g, '\n\n')
        .trimStart(),
    findRefusal: (reply) => {
      if (reply.length > MODEL_REPLY_LENGTH_MAX) return 'too-long'
      const text = foldCharacters(readActionButtonMarkers(reply, buttons).text)
      if (text === '') return 'empty'
      if (holdsMarkup(text)) return 'markup'
      if (holdsForeignAmount(text)) return 'amount'
      if (holdsForeignContact(text)) return 'contact'
      if (holdsLeak(text) || holdsSecretWords(text) || holdsCode(text)) return 'leak'
      return holdsPromise(text) ? 'promise' : null
    },
  }
}
