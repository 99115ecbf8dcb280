import { imageVariantsOfUrl } from '../../schema/image.ts'
import { contrastRatioOf, readableTextColorOn } from './color.ts'
import { buildLookCss, pageColorsOf } from './look-css.ts'
import type { CardModel } from './model.ts'
import { placeholderColorOf } from './picture.tsx'
import type { CardTheme } from './theme.ts'

/** Lowest contrast between a logo and its background (WCAG 2.2, 1.4.11). With less contrast, the logo gets a plate behind it. */
const LOGO_CONTRAST_MIN = 3
/** A logo whose colour was not measured counts as dark, because most logos are made for white paper. */
const UNMEASURED_LOGO_COLOR = '#111111'

/**
 * Returns the CSS of one card: its look, button colours, image placeholders, and the plate behind the logo. The page's CSP forbids style
 * attributes.
 */
export function buildCardColorCss(card: CardModel, theme: CardTheme): string {
  const placeholder = (selector: string, src: string | null) => {
    const color = placeholderColorOf(src)
    return color ? `${selector}{background-color:${color}}` : ''
  }
  const pictures = [
    placeholder('img.card-photo', card.photo),
    placeholder('img.card-cover', card.cover),
    ...card.gallery.map(({ src }, index) => placeholder(`.card-gallery li:nth-child(${index + 1}) img`, src)),
  ]
  return [
    buildLookCss(card.look, theme),
    ...pictures,
    buildLogoBackgroundCss(card.logo, pageColorsOf(card.look, theme)),
    buildButtonColorCss(card),
  ].join('')
}

/**
 * Returns CSS for a plate behind a logo, in each colour mode in which the logo would be hard to see. A JPEG needs no plate, because it has
 * a background.
 */
export function buildLogoBackgroundCss(logo: string | null, ground: { light: string; dark: string }): string {
  if (!logo || /\.jpe?g$/i.test(logo)) return ''
  const color = imageVariantsOfUrl(logo)?.placeholder ?? UNMEASURED_LOGO_COLOR
  const plateOn = (background: string) => (contrastRatioOf(color, background) < LOGO_CONTRAST_MIN ? readableTextColorOn(color) : '#0000')
  const [light, dark] = [plateOn(ground.light), plateOn(ground.dark)]
  if (light === dark && light === '#0000') return ''
  return `.card-logo{padding:.375rem;border-radius:min(var(--radius),.5rem);background:light-dark(${light},${dark})}`
}

function buildButtonColorCss(card: CardModel): string {
  return card.buttons.map(({ color }, index) => `.b${index}{--button:${color};--button-ink:${readableTextColorOn(color)}}`).join('')
}
