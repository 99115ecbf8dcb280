import type { Node } from '@takumi-rs/wasm'
import { readableTextColorOn } from '../../web/card/color.ts'
import { findNeededLineWidth } from '../../web/card/fit.ts'
import type { ShareImageStyle } from '../../web/card/share-style.ts'

/** In pixels. Social networks show this aspect ratio without cropping. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const
const SHARE_IMAGE_MARGIN = 88
const GAP_BESIDE_PHOTO = 64
const GAP_BELOW_PHOTO = 32
const GAP_BELOW_NAME = 22
/** `fontSize` in pixels, `lineHeight` and `letter` (width of a lower-case letter) in ems. */
const JOB_TITLE_METRICS = { fontSize: 34, lineHeight: 1.3, letter: 0.6 } as const
/** Letter width, in ems, of fallback fonts, which are wider than most themes' fonts. */
const FALLBACK_FONT_LETTER_WIDTH = 0.6
const FALLBACK_FONT_LINE_HEIGHT = 1.15
const FALLBACK_FONT_PATTERN = /[^\u0000-\u024f\u1e00-\u20cf]/
/** Longer words are broken, because one long word would make the whole text small. */
const WORD_LENGTH_MAX = 24
const LONG_WORD_PATTERN = new RegExp(`[^\\s-]{${WORD_LENGTH_MAX}}(?=[^\\s-])`, 'gu')
/** Breaks a word only if it is longer than a line, also in Chinese or Japanese. */
const TEXT_WRAP_CSS = { wordBreak: 'keep-all', overflowWrap: 'anywhere' } as const

export interface ShareImageContent {
  id: number
  name: string
  title: string | null
  company: string | null
  initials: string
  dir: 'ltr' | 'rtl'
  button: string | null
}

/** The image renderer refers to the card's photo by this name. */
export const RENDERER_PHOTO_NAME = 'photo'

type ImageNodeStyle = NonNullable<Node['style']>

function createBoxNode(style: ImageNodeStyle, children: Node[] = []): Node {
  return { type: 'container', style: { display: 'flex', ...style }, children }
}

function createPhotoOrInitialsNode(shareStyle: ShareImageStyle, content: ShareImageContent, hasPhoto: boolean): Node {
  const { photo, initials, fonts } = shareStyle
  const { width, height } = photo
  const place = { position: 'relative', flexShrink: 0 } as const
  if (hasPhoto) return { type: 'image', src: RENDERER_PHOTO_NAME, width, height, style: { ...place, objectFit: 'cover', ...photo } }
  const style = { ...place, alignItems: 'center', justifyContent: 'center', ...photo, ...initials } as ImageNodeStyle
  const font = { fontFamily: fonts.display, fontSize: Math.min(width, height) * 0.42, lineHeight: 1 }
  return createBoxNode(style, [{ type: 'text', text: content.initials, style: font }])
}

function createTextLineNodes(text: string | null, css: ImageNodeStyle, lines: number): Node[] {
  const { fontSize, lineHeight } = JOB_TITLE_METRICS
  const style = { ...TEXT_WRAP_CSS, fontSize, lineHeight, lineClamp: lines, textOverflow: 'ellipsis', ...css } as ImageNodeStyle
  return text ? [{ type: 'text', text, style }] : []
}

/** Returns the text's height in pixels. A text that does not fit into one line counts as `most` lines. */
function estimateTextHeight(text: string | null, width: number, most: number): number {
  if (!text) return 0
  const { fontSize, lineHeight, letter } = JOB_TITLE_METRICS
  const lines = findNeededLineWidth(text.replaceAll(LONG_WORD_PATTERN, '$& '), 1) * letter * fontSize > width ? most : 1
  return lines * fontSize * lineHeight
}

/** Returns the smallest line width, in lower-case letters, at which a text takes `lines` lines without broken words. */
function smallestLineWidthOf(text: string, lines: number): number {
  const words = text.split(/\s+|(?<=-)/).map((word) => findNeededLineWidth(word, 1))
  const linesAt = (width: number) => {
    let [count, used] = [1, 0]
    for (const word of words) {
      const together = used && used + 0.6 + word
      if (together > width) count++
      used = together > width ? word : together || word
    }
    return count
  }
  let letters = findNeededLineWidth(text, lines)
  while (linesAt(letters) > lines) letters += 0.5
  return letters
}

/** Returns the largest font size at which a name fits into `width` by `height` pixels, in one to three lines. */
function fitNameFontSize({ fonts }: ShareImageStyle, name: string, lineHeight: number, width: number, height: number): number {
  const { letter, nameMax } = fonts
  const wide = FALLBACK_FONT_PATTERN.test(name) ? Math.max(letter, FALLBACK_FONT_LETTER_WIDTH) : letter
  const broken = name.replaceAll(LONG_WORD_PATTERN, '$& ')
  const sizes = [1, 2, 3].map((lines) => Math.min(nameMax, width / smallestLineWidthOf(broken, lines) / wide, height / lines / lineHeight))
  return Math.max(...sizes)
}

/** Builds the nodes of a share image. `families` lists the fallback fonts, best first. */
export function buildShareImageNode(shareStyle: ShareImageStyle, content: ShareImageContent, families: string[], hasPhoto: boolean): Node {
  const beside = shareStyle.side !== 'above'
  const width = SHARE_IMAGE_SIZE.width - 2 * SHARE_IMAGE_MARGIN - (beside ? shareStyle.photo.width + GAP_BESIDE_PHOTO : 0)
  // If the photo is above the text, the text has more width and less height.
  const lines = beside ? 2 : 1
  const below = GAP_BELOW_NAME + estimateTextHeight(content.title, width, lines) + estimateTextHeight(content.company, width, lines)
  const height = SHARE_IMAGE_SIZE.height - 2 * SHARE_IMAGE_MARGIN - (beside ? 0 : shareStyle.photo.height + GAP_BELOW_PHOTO)
  const styleLineHeight = Number(shareStyle.name.lineHeight)
  const lineHeight = FALLBACK_FONT_PATTERN.test(content.name) ? Math.max(styleLineHeight, FALLBACK_FONT_LINE_HEIGHT) : styleLineHeight
  const fontSize = fitNameFontSize(shareStyle, content.name, lineHeight, width, height - below)
  const stack = (family: string) => [family, ...families].map((family) => `'${family}'`).join(', ')
  const textLayout = { direction: content.dir, textAlign: 'start' } as const
  const nameFont = { fontFamily: stack(shareStyle.fonts.display), fontSize, lineHeight, lineClamp: 3 }
  const texts = createBoxNode({ position: 'relative', flexDirection: 'column', width, ...textLayout }, [
    { type: 'text', text: content.name, style: { ...TEXT_WRAP_CSS, ...shareStyle.name, ...nameFont } as ImageNodeStyle },
    createBoxNode({ height: GAP_BELOW_NAME }),
    ...createTextLineNodes(content.title, shareStyle.title, lines),
    ...createTextLineNodes(content.company, shareStyle.company, lines),
  ])
  const photo = createPhotoOrInitialsNode(shareStyle, content, hasPhoto)
  const colours = content.button && shareStyle.ofButton?.(content.button, readableTextColorOn(content.button))
  return createBoxNode(
    {
      ...SHARE_IMAGE_SIZE,
      position: 'relative',
      overflow: 'hidden',
      padding: SHARE_IMAGE_MARGIN,
      gap: beside ? GAP_BESIDE_PHOTO : 0,
      flexDirection: beside ? (shareStyle.side === 'start' ? 'row' : 'row-reverse') : 'column',
      justifyContent: 'space-between',
      alignItems: beside ? 'center' : 'flex-start',
      fontFamily: stack(shareStyle.fonts.face),
      ...shareStyle.page,
      ...colours,
    } as ImageNodeStyle,
    [...(shareStyle.decor?.(content) ?? []).map((style) => createBoxNode(style as ImageNodeStyle)), photo, texts],
  )
}
