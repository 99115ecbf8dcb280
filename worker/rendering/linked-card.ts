import type { Card } from '../../schema/card.ts'
import { createCardLinkBuilder } from '../../schema/card-links.ts'
import { readPhoneNumber } from '../../schema/phone-reader.ts'
import { type CardModel, buildCardModel } from '../../web/card/model.ts'
import { cardWordsOf } from '../../web/card/words/all.ts'

export function buildCardModelWithLinks(card: Card): CardModel {
  return buildCardModel(card, (own) => createCardLinkBuilder(own, readPhoneNumber), cardWordsOf(card.language).card)
}

/** The model for pages that show no phone number and no social handle. */
export function buildCardModelWithoutLinks(card: Card): CardModel {
  return buildCardModel(card, undefined, cardWordsOf(card.language).card)
}
