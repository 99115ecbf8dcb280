import { buildAccentPainter, oklchOf } from '../../web/card/accent.ts'
import { readableTextColorOn } from '../../web/card/color.ts'
import type { CardThemeFolderName } from '../../web/card/model.ts'
import type { ShareImageStyle } from '../../web/card/share-style.ts'

const stylesByPath = import.meta.glob<ShareImageStyle>('../../web/card/themes/*/share.ts', { eager: true, import: 'SHARE_IMAGE_STYLE' })

const HEX_COLOR_PATTERN = /#[0-9a-f]{6}/gi

/** Below this chroma, a colour is a neutral, which keeps its own chroma. */
const NEUTRAL_CHROMA_MAX = 0.06

/** Returns the style of a theme's share image, with the owner's accent colour where the theme has its own. */
export function shareImageStyleOf(theme: CardThemeFolderName, accent: string | null = null): ShareImageStyle {
  const own = stylesByPath[`../../web/card/themes/${theme}/share.ts`]!
  if (!accent) return own
  const { hued, vivid } = buildAccentPainter(accent)
  const recolor = <Style extends object>(style: Style): Style =>
    JSON.parse(
      JSON.stringify(style).replace(HEX_COLOR_PATTERN, (color) =>
        own.accented?.includes(color) ? (oklchOf(color).c < NEUTRAL_CHROMA_MAX ? hued(color) : vivid(color)) : color,
      ),
    ) as Style
  const { decor, ofButton, ...styles } = own
  return {
    ...recolor(styles),
    ...(ofButton && { page: { ...own.page, ...ofButton(accent, readableTextColorOn(accent)) } }),
    ...(decor && { decor: (card) => decor(card).map(recolor) }),
  }
}
