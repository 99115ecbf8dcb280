import type { Node } from '@takumi-rs/wasm'
import { textColorOn } from '../../web/card/color.ts'
import { lettersPerLine } from '../../web/card/fit.ts'
import type { ShareStyle } from '../../web/card/share-style.ts'

/** Size of a share image in pixels. All networks show this aspect ratio without cropping. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const
const MARGIN = 88
const GAP = 64
/** Least distance between the photo and the text below it. */
const GAP_ABOVE = 32
/** Distance between the name and the text below it. */
const GAP_BELOW = 22
/** Title and company: font size in pixels, line height in ems, and the largest width of a lower-case letter in ems. */
const LINE = { fontSize: 34, lineHeight: 1.3, letter: 0.6 } as const
/** Letter width and least line height, in ems, of names in a fallback font, which are larger than in most themes. */
const FALLBACK_LETTER = 0.6
const FALLBACK_LINE = 1.15
const OF_FALLBACK = /[^\u0000-\u024f\u1e00-\u20cf]/
/** Longest word in letters. A longer one breaks, since keeping it whole would shrink the whole text. */
const WORD_MAX = 24
const LONG_WORD = new RegExp(`[^\\s-]{${WORD_MAX}}(?=[^\\s-])`, 'gu')
/** Breaks words, including ideographic ones, only if they are longer than a line. */
const WRAP = { wordBreak: 'keep-all', overflowWrap: 'anywhere' } as const

/** The content of a share image. */
export interface ShareContent {
  id: number
  name: string
  title: string | null
  company: string | null
  initials: string
  dir: 'ltr' | 'rtl'
  /** Colour of the first button. */
  button: string | null
}

/** The name under which the renderer gets the photo. */
export const PHOTO_NAME = 'photo'

type Style = NonNullable<Node['style']>

function boxNode(style: Style, children: Node[] = []): Node {
  return { type: 'container', style: { display: 'flex', ...style }, children }
}

function photoOrInitials(shareStyle: ShareStyle, content: ShareContent, hasPhoto: boolean): Node {
  const { width, height } = shareStyle.photo
  if (hasPhoto)
    return {
      type: 'image',
      src: PHOTO_NAME,
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
  } as Style
  return boxNode(style, [
    {
      type: 'text',
      text: content.initials,
      style: { fontFamily: shareStyle.display, fontSize: Math.min(width, height) * 0.42, lineHeight: 1 },
    },
  ])
}

/** A node of the title or company, which is truncated after `lines` lines. */
function textLine(text: string | null, style: Style, lines: number): Node[] {
  const { fontSize, lineHeight } = LINE
  return text
    ? [{ type: 'text', text, style: { ...WRAP, fontSize, lineHeight, lineClamp: lines, textOverflow: 'ellipsis', ...style } as Style }]
    : []
}

/** The height of a title or company at a width, in pixels, estimated as 1 line or `most` lines. */
function heightOf(text: string | null, width: number, most: number): number {
  if (!text) return 0
  const lines = lettersPerLine(text.replaceAll(LONG_WORD, '$& '), 1) * LINE.letter * LINE.fontSize > width ? most : 1
  return lines * LINE.fontSize * LINE.lineHeight
}

/** The least line width, in lower-case letters, at which a text takes `lines` lines of whole words. */
function lettersNeeded(text: string, lines: number): number {
  const words = text.split(/\s+|(?<=-)/).map((word) => lettersPerLine(word, 1))
  const linesAt = (width: number) => {
    let [count, used] = [1, 0]
    for (const word of words) {
      const together = used && used + 0.6 + word
      if (together > width) count++
      used = together > width ? word : together || word
    }
    return count
  }
  let letters = lettersPerLine(text, lines)
  while (linesAt(letters) > lines) letters += 0.5
  return letters
}

/** The largest font size at which a name fits `width` by `height`, in one to three lines. */
function nameSize({ letter, nameMax }: ShareStyle, name: string, lineHeight: number, width: number, height: number): number {
  const wide = OF_FALLBACK.test(name) ? Math.max(letter, FALLBACK_LETTER) : letter
  const broken = name.replaceAll(LONG_WORD, '$& ')
  const sizes = [1, 2, 3].map((lines) => Math.min(nameMax, width / lettersNeeded(broken, lines) / wide, height / lines / lineHeight))
  return Math.max(...sizes)
}

/** The renderer's node tree of a share image. `families` are the fallback fonts in order of preference. */
export function shareNode(shareStyle: ShareStyle, content: ShareContent, families: string[], hasPhoto: boolean): Node {
  const beside = shareStyle.side !== 'above'
  const width = SHARE_SIZE.width - 2 * MARGIN - (beside ? shareStyle.photo.width + GAP : 0)
  // Below a photo, there is more width and less height for the text.
  const lines = beside ? 2 : 1
  const below = GAP_BELOW + heightOf(content.title, width, lines) + heightOf(content.company, width, lines)
  const height = SHARE_SIZE.height - 2 * MARGIN - (beside ? 0 : shareStyle.photo.height + GAP_ABOVE)
  const styleLineHeight = Number(shareStyle.name.lineHeight)
  const lineHeight = OF_FALLBACK.test(content.name) ? Math.max(styleLineHeight, FALLBACK_LINE) : styleLineHeight
  const size = nameSize(shareStyle, content.name, lineHeight, width, height - below)
  const stack = (family: string) => [family, ...families].map((family) => `'${family}'`).join(', ')
  const textLayout = { direction: content.dir, textAlign: 'start' } as const
  const texts = boxNode({ position: 'relative', flexDirection: 'column', width, ...textLayout }, [
    {
      type: 'text',
      text: content.name,
      style: { ...WRAP, ...shareStyle.name, fontFamily: stack(shareStyle.display), fontSize: size, lineHeight, lineClamp: 3 } as Style,
    },
    boxNode({ height: GAP_BELOW }),
    ...textLine(content.title, shareStyle.title, lines),
    ...textLine(content.company, shareStyle.company, lines),
  ])
  const photo = photoOrInitials(shareStyle, content, hasPhoto)
  const colours = content.button && shareStyle.ofButton?.(content.button, textColorOn(content.button))
  return boxNode(
    {
      ...SHARE_SIZE,
      position: 'relative',
      overflow: 'hidden',
      padding: MARGIN,
      gap: beside ? GAP : 0,
      flexDirection: beside ? (shareStyle.side === 'start' ? 'row' : 'row-reverse') : 'column',
      justifyContent: 'space-between',
      alignItems: beside ? 'center' : 'flex-start',
      fontFamily: stack(shareStyle.face),
      ...shareStyle.page,
      ...colours,
    } as Style,
    [...(shareStyle.decor?.(content) ?? []).map((style) => boxNode(style as Style)), photo, texts],
  )
}
