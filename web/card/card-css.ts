import { readableTextColorOn } from './color.ts'
import type { CardModel } from './model.ts'
import { placeholderColorOf } from './picture.tsx'

/**
 * Returns the CSS of one card: its button colours, and placeholder colours for its images while they load. The page's CSP forbids
 * style attributes, so these colours are in a style sheet.
 */
export function buildCardColorCss(card: CardModel): string {
  const placeholder = (selector: string, src: string | null) => {
    const color = placeholderColorOf(src)
    return color ? `${selector}{background-color:${color}}` : ''
  }
  const pictures = [
    placeholder('img.card-photo', card.photo),
    placeholder('img.card-cover', card.cover),
    ...card.gallery.map(({ src }, index) => placeholder(`.card-gallery li:nth-child(${index + 1}) img`, src)),
  ]
  return pictures.join('') + buildButtonColorCss(card)
}

function buildButtonColorCss(card: CardModel): string {
  return card.buttons.map(({ color }, index) => `.b${index}{--button:${color};--button-ink:${readableTextColorOn(color)}}`).join('')
}
