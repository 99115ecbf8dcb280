import { cardLinks } from '../../schema/card-links.ts'
import { readPhone } from '../../schema/phone-reader.ts'
import { type CardModel, cardModel } from '../../web/card/model.ts'
import type { Card } from '../../schema/card.ts'

/** The model of a card with all its links, which need the phone number parser. */
export function linkedCard(card: Card): CardModel {
  return cardModel(card, (own) => cardLinks(own, readPhone))
}
