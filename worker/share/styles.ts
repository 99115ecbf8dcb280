import type { ThemeFolderName } from '../../web/card/model.ts'
import type { ShareImageStyle } from '../../web/card/share-style.ts'

const shareStyleModules = import.meta.glob<ShareImageStyle>('../../web/card/themes/*/share.ts', { eager: true, import: 'shareImageStyle' })
const shareStyleByTheme = new Map(Object.entries(shareStyleModules).map(([path, style]) => [path.split('/').at(-2), style]))

/** Returns the style of a theme's share images, or the fallback style if the theme has none. */
export function shareStyleOf(theme: ThemeFolderName): ShareImageStyle {
  return shareStyleByTheme.get(theme) ?? shareStyleByTheme.get('fallback')!
}
