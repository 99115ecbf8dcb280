import { textOn } from './color.ts'
import type { CardModel } from './model.ts'
import { placeholderOf } from './picture.tsx'

/**
 * The rules that belong to one card alone: its buttons' colours, and those that stand in for its pictures until they have
 * loaded. They are a style sheet and not attributes because the page's policy allows no style attribute. Empty for a card
 * that has neither.
 */
export function cardCss(card: CardModel): string {
  const stand = (selector: string, src: string | null) => {
    const color = placeholderOf(src)
    return color ? `${selector}{background-color:${color}}` : ''
  }
  const pictures = [
    stand('img.card-photo', card.photo),
    stand('img.card-cover', card.cover),
    ...card.gallery.map(({ src }, index) => stand(`.card-gallery li:nth-child(${index + 1}) img`, src)),
  ]
  return pictures.join('') + buttonsCss(card)
}

function buttonsCss(card: CardModel): string {
  return card.buttons.map(({ color }, index) => `.b${index}{--button:${color};--button-ink:${textOn(color)}}`).join('')
}
