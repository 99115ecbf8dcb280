import { imageVariantsOfUrl } from '../../schema/image.ts'
import { contrastRatioOf, readableTextColorOn } from './color.ts'
import { buildLookCss, pageColorsOf } from './look-css.ts'
import { buildMapTileCss } from './map-tile.tsx'
import type { CardModel } from './model.ts'
import { placeholderColorOf } from './picture.tsx'
import type { CardTheme, GalleryStyle } from './theme.ts'

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
  const pictures = [placeholder('img.card-photo', card.photo), placeholder('img.card-cover', card.cover)]
  return [
    buildLookCss(card.look, theme),
    ...pictures,
    buildGalleryCss(card.gallery, theme.gallery),
    buildMapTileCss(card.contacts),
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
  return `:is(.card-logo,.card-mark){padding:.375rem;border-radius:min(var(--radius),.5rem);background:light-dark(${light},${dark})}`
}

/** Panoramas and very high pictures are cropped to these ratios in a gallery. The viewer shows them whole. */
const GALLERY_RATIO_LIMITS = { min: 0.6, max: 2.2 }
/** The ratio of a picture of another site, whose size is unknown. It is cropped to this ratio. */
const UNKNOWN_PICTURE_RATIO = 1.5

/** Returns the arrangement of a gallery and the colours that its pictures have while they load. */
function buildGalleryCss(gallery: CardModel['gallery'], { arrange }: GalleryStyle): string {
  if (gallery.length === 0) return ''
  const ratios = gallery.map(({ src }) => {
    const known = imageVariantsOfUrl(src)
    const ratio = known ? known.width / known.height : UNKNOWN_PICTURE_RATIO
    return Math.round(Math.min(Math.max(ratio, GALLERY_RATIO_LIMITS.min), GALLERY_RATIO_LIMITS.max) * 1000) / 1000
  })
  const arranged = arrange?.(ratios)
  const rules = gallery.map(({ src }, index) => {
    const color = placeholderColorOf(src)
    return `.card-gallery>:nth-child(${index + 1}){${arranged?.pictures[index] ?? ''}--r:${ratios[index]}${color ? `;--tone:${color}` : ''}}`
  })
  return (arranged ? `.card-gallery{${arranged.whole}}` : '') + rules.join('')
}

function buildButtonColorCss(card: CardModel): string {
  return card.buttons.map(({ color }, index) => `.b${index}{--button:${color};--button-ink:${readableTextColorOn(color)}}`).join('')
}
