import type { Node } from '@takumi-rs/wasm'
import { readableTextColorOn } from '../../web/card/color.ts'
import { findNeededLineWidth } from '../../web/card/fit.ts'
import type { ShareImageStyle } from '../../web/card/share-style.ts'

/** Size of a share image in pixels. Social networks show this aspect ratio without cropping it. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const
const SHARE_IMAGE_MARGIN = 88
const GAP_BESIDE_PHOTO = 64
const GAP_BELOW_PHOTO = 32
const GAP_BELOW_NAME = 22
/** Metrics of the job title and company: font size in pixels, line height in ems, and width of a lower-case letter in ems. */
const TITLE_METRICS = { fontSize: 34, lineHeight: 1.3, letter: 0.6 } as const
/** Letter width in ems of a name that is drawn in a fallback font, whose letters are wider than those of most themes. */
const FALLBACK_LETTER_WIDTH = 0.6
const FALLBACK_LINE_HEIGHT = 1.15
const FALLBACK_FONT_CHARACTER = /[^\u0000-\u024f\u1e00-\u20cf]/
/** Longest word in letters that is kept on one line. Longer words are broken, because otherwise the whole text would shrink. */
const WORD_LENGTH_MAX = 24
const LONG_WORD_PATTERN = new RegExp(`[^\\s-]{${WORD_LENGTH_MAX}}(?=[^\\s-])`, 'gu')
/** CSS for texts that breaks a word, also in Chinese or Japanese, only if it is longer than a line. */
const WRAP_CSS = { wordBreak: 'keep-all', overflowWrap: 'anywhere' } as const

/** The texts and colours of a card that its share image shows. */
export interface ShareImageContent {
  id: number
  name: string
  title: string | null
  company: string | null
  initials: string
  dir: 'ltr' | 'rtl'
  /** Background colour of the card's first custom button. */
  button: string | null
}

/** The image renderer gets the card's photo under this name, which image nodes refer to. */
export const RENDERER_PHOTO_NAME = 'photo'

type NodeCss = NonNullable<Node['style']>

function makeBoxNode(style: NodeCss, children: Node[] = []): Node {
  return { type: 'container', style: { display: 'flex', ...style }, children }
}

function makePhotoOrInitialsNode(shareStyle: ShareImageStyle, content: ShareImageContent, hasPhoto: boolean): Node {
  const { width, height } = shareStyle.photo
  if (hasPhoto)
    return {
      type: 'image',
      src: RENDERER_PHOTO_NAME,
      width,
      height,
      style: { position: 'relative', flexShrink: 0, objectFit: 'cover', ...shareStyle.photo },
    }
  const style = {
    position: 'relative',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    ...shareStyle.photo,
    ...shareStyle.initials,
  } as NodeCss
  return makeBoxNode(style, [
    {
      type: 'text',
      text: content.initials,
      style: { fontFamily: shareStyle.display, fontSize: Math.min(width, height) * 0.42, lineHeight: 1 },
    },
  ])
}

/** Makes the node of a job title or company, which is truncated after `lines` lines. */
function makeTextLineNodes(text: string | null, css: NodeCss, lines: number): Node[] {
  const { fontSize, lineHeight } = TITLE_METRICS
  return text
    ? [{ type: 'text', text, style: { ...WRAP_CSS, fontSize, lineHeight, lineClamp: lines, textOverflow: 'ellipsis', ...css } as NodeCss }]
    : []
}

/** Estimates the height of a job title or company in pixels: as one line if the text fits the width, else as `most` lines. */
function textHeightOf(text: string | null, width: number, most: number): number {
  if (!text) return 0
  const lines =
    findNeededLineWidth(text.replaceAll(LONG_WORD_PATTERN, '$& '), 1) * TITLE_METRICS.letter * TITLE_METRICS.fontSize > width ? most : 1
  return lines * TITLE_METRICS.fontSize * TITLE_METRICS.lineHeight
}

/** Finds the smallest line width, measured in lower-case letters, at which a text fits `lines` lines without broken words. */
function leastLineWidthOf(text: string, lines: number): number {
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

/** Finds the largest font size at which a name fits into `width` by `height` pixels, in one to three lines. */
function fitNameFontSize({ letter, nameMax }: ShareImageStyle, name: string, lineHeight: number, width: number, height: number): number {
  const wide = FALLBACK_FONT_CHARACTER.test(name) ? Math.max(letter, FALLBACK_LETTER_WIDTH) : letter
  const broken = name.replaceAll(LONG_WORD_PATTERN, '$& ')
  const sizes = [1, 2, 3].map((lines) => Math.min(nameMax, width / leastLineWidthOf(broken, lines) / wide, height / lines / lineHeight))
  return Math.max(...sizes)
}

/** Builds the tree of nodes that the renderer draws as a share image. `families` are the fallback fonts by preference. */
export function buildShareImageNode(shareStyle: ShareImageStyle, content: ShareImageContent, families: string[], hasPhoto: boolean): Node {
  const beside = shareStyle.side !== 'above'
  const width = SHARE_IMAGE_SIZE.width - 2 * SHARE_IMAGE_MARGIN - (beside ? shareStyle.photo.width + GAP_BESIDE_PHOTO : 0)
  // Below a photo, the text has more width and less height, so title and company get one line each instead of two.
  const lines = beside ? 2 : 1
  const below = GAP_BELOW_NAME + textHeightOf(content.title, width, lines) + textHeightOf(content.company, width, lines)
  const height = SHARE_IMAGE_SIZE.height - 2 * SHARE_IMAGE_MARGIN - (beside ? 0 : shareStyle.photo.height + GAP_BELOW_PHOTO)
  const styleLineHeight = Number(shareStyle.name.lineHeight)
  const lineHeight = FALLBACK_FONT_CHARACTER.test(content.name) ? Math.max(styleLineHeight, FALLBACK_LINE_HEIGHT) : styleLineHeight
  const fontSize = fitNameFontSize(shareStyle, content.name, lineHeight, width, height - below)
  const stack = (family: string) => [family, ...families].map((family) => `'${family}'`).join(', ')
  const textLayout = { direction: content.dir, textAlign: 'start' } as const
  const texts = makeBoxNode({ position: 'relative', flexDirection: 'column', width, ...textLayout }, [
    {
      type: 'text',
      text: content.name,
      style: { ...WRAP_CSS, ...shareStyle.name, fontFamily: stack(shareStyle.display), fontSize, lineHeight, lineClamp: 3 } as NodeCss,
    },
    makeBoxNode({ height: GAP_BELOW_NAME }),
    ...makeTextLineNodes(content.title, shareStyle.title, lines),
    ...makeTextLineNodes(content.company, shareStyle.company, lines),
  ])
  const photo = makePhotoOrInitialsNode(shareStyle, content, hasPhoto)
  const colours = content.button && shareStyle.ofButton?.(content.button, readableTextColorOn(content.button))
  return makeBoxNode(
    {
      ...SHARE_IMAGE_SIZE,
      position: 'relative',
      overflow: 'hidden',
      padding: SHARE_IMAGE_MARGIN,
      gap: beside ? GAP_BESIDE_PHOTO : 0,
      flexDirection: beside ? (shareStyle.side === 'start' ? 'row' : 'row-reverse') : 'column',
      justifyContent: 'space-between',
      alignItems: beside ? 'center' : 'flex-start',
      fontFamily: stack(shareStyle.face),
      ...shareStyle.page,
      ...colours,
    } as NodeCss,
    [...(shareStyle.decor?.(content) ?? []).map((style) => makeBoxNode(style as NodeCss)), photo, texts],
  )
}
