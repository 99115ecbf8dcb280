import type { Card } from '../../schema/card.ts'
import { type CardLanguage, DEFAULT_CARD_LANGUAGE, LANGUAGE_PARAM, offeredLanguageOf } from '../../schema/card-language.ts'
import type { ForeignTexts } from '../../web/card/model.ts'

type CardTexts = Pick<Card, 'language' | 'secondTexts' | 'title' | 'about' | 'customButtons'>

/** Returns the language that an address asks for, if cards are offered in it. */
export const requestedLanguageOf = (c: { req: { query: (name: string) => string | undefined } }): CardLanguage | null =>
  offeredLanguageOf(c.req.query(LANGUAGE_PARAM))

/**
 * Returns the card as it reads in another language: our words in that language, and the owner's texts, if it is the card's second one.
 * `foreignTexts` says what stays in the card's own language. In its own language, the card is returned unchanged.
 */
export function localizeCard<C extends CardTexts>(card: C, requested: CardLanguage | null): C & { foreignTexts?: ForeignTexts } {
  // Snapshots from before cards had languages lack both fields.
  const own = card.language ?? DEFAULT_CARD_LANGUAGE
  if (!requested || requested === own) return card
  const { language, title, about } = card.secondTexts ?? {}
  const isSecond = language === requested
  return {
    ...card,
    language: requested,
    title: (isSecond && title) || card.title,
    about: (isSecond && about) || card.about,
    customButtons: card.customButtons.map((button) => ({ ...button, text: (isSecond && button.secondText) || button.text })),
    foreignTexts: { language: own, title: !(isSecond && title), about: !(isSecond && about) },
  }
}
