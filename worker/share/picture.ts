import type { Node } from '@takumi-rs/wasm'
import { textOn } from '../../web/card/color.ts'
import { lettersOfLine } from '../../web/card/fit.ts'
import type { ShareLook } from '../../web/card/share-look.ts'

/** Of a share image, in pixels: the proportion that every network shows whole. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const
const MARGIN = 88
const GAP = 64

/** What a share image says. */
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

/** The name of the photo's bytes among a drawing's images. */
export const PHOTO = 'photo'

type Style = NonNullable<Node['style']>

function box(style: Style, children: Node[] = []): Node {
  return { type: 'container', style: { display: 'flex', ...style }, children }
}

function frame(look: ShareLook, content: ShareContent, hasPhoto: boolean): Node {
  const { width, height } = look.photo
  if (hasPhoto)
    return { type: 'image', src: PHOTO, width, height, style: { position: 'relative', flexShrink: 0, objectFit: 'cover', ...look.photo } }
  const style = {
    position: 'relative',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    ...look.photo,
    ...look.initials,
  } as Style
  return box(style, [
    { type: 'text', text: content.initials, style: { fontFamily: look.display, fontSize: Math.min(width, height) * 0.42, lineHeight: 1 } },
  ])
}

/** Lines of title and company are cut where they would push the name out. */
function line(text: string | null, style: Style): Node[] {
  return text
    ? [{ type: 'text', text, style: { fontSize: 34, lineHeight: 1.3, lineClamp: 2, textOverflow: 'ellipsis', ...style } as Style }]
    : []
}

/**
 * The drawing of a share image. `families` are those behind the theme's own, in the order in which they are asked for a
 * letter. A text that is null is left out.
 */
export function shareNode(look: ShareLook, content: ShareContent, families: string[], hasPhoto: boolean): Node {
  const beside = look.side !== 'above'
  const width = SHARE_SIZE.width - 2 * MARGIN - (beside ? look.photo.width + GAP : 0)
  const lines = beside ? 3 : 2
  const size = Math.min(look.nameMax, width / lettersOfLine(content.name, lines) / look.letter)
  const stack = (own: string) => [own, ...families].map((family) => `'${family}'`).join(', ')
  const lay = { direction: content.dir, textAlign: 'start' } as const
  const words = box({ position: 'relative', flexDirection: 'column', width, ...lay }, [
    {
      type: 'text',
      text: content.name,
      style: { ...look.name, fontFamily: stack(look.display), fontSize: size, lineClamp: lines } as Style,
    },
    box({ height: 22 }),
    ...line(content.title, look.title),
    ...line(content.company, look.company),
  ])
  const photo = frame(look, content, hasPhoto)
  const colours = content.button && look.ofButton?.(content.button, textOn(content.button))
  return box(
    {
      ...SHARE_SIZE,
      position: 'relative',
      overflow: 'hidden',
      padding: MARGIN,
      gap: beside ? GAP : 0,
      flexDirection: beside ? (look.side === 'start' ? 'row' : 'row-reverse') : 'column',
      justifyContent: 'space-between',
      alignItems: beside ? 'center' : 'flex-start',
      fontFamily: stack(look.face),
      ...look.page,
      ...colours,
    } as Style,
    [...(look.decor?.(content) ?? []).map((style) => box(style as Style)), photo, words],
  )
}
