import { cardLinks } from '../../schema/card-links.ts'
import { readPhone } from '../../schema/phone-reader.ts'
import { type CardModel, cardModel } from '../../web/card/model.ts'
import type { Card } from '../../schema/card.ts'

/** What a card shows, with all its links. */
export function linkedCard(card: Card): CardModel {
  return cardModel(card, (own) => cardLinks(own, readPhone))
}
