import { textColorOn } from './color.ts'
import type { CardModel } from './model.ts'
import { placeholderOf } from './picture.tsx'

/**
 * The CSS of a single card: the colours of its buttons, and placeholder colours for its images while they load. It is a
 * style sheet because the page's CSP forbids style attributes.
 */
export function cardCss(card: CardModel): string {
  const placeholder = (selector: string, src: string | null) => {
    const color = placeholderOf(src)
    return color ? `${selector}{background-color:${color}}` : ''
  }
  const pictures = [
    placeholder('img.card-photo', card.photo),
    placeholder('img.card-cover', card.cover),
    ...card.gallery.map(({ src }, index) => placeholder(`.card-gallery li:nth-child(${index + 1}) img`, src)),
  ]
  return pictures.join('') + buttonsCss(card)
}

function buttonsCss(card: CardModel): string {
  return card.buttons.map(({ color }, index) => `.b${index}{--button:${color};--button-ink:${textColorOn(color)}}`).join('')
}
