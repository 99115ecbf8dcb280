import { textOn } from './color.ts'
import type { CardModel } from './model.ts'

/**
 * The rules that belong to one card alone: its buttons' colours. They are a style sheet and not attributes because the
 * page's policy allows no style attribute. Empty for a card without buttons.
 */
export function cardCss(card: CardModel): string {
  return card.buttons.map(({ color }, index) => `.b${index}{--button:${color};--button-ink:${textOn(color)}}`).join('')
}
