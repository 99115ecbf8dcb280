import { createCardLinkBuilder } from '../../schema/card-links.ts'
import { readPhoneNumber } from '../../schema/phone-reader.ts'
import { type CardModel, buildCardModel } from '../../web/card/model.ts'
import type { Card } from '../../schema/card.ts'

export function buildCardModelWithLinks(card: Card): CardModel {
  return buildCardModel(card, (own) => createCardLinkBuilder(own, readPhoneNumber))
}
