import type { CardThemeFolderName } from '../../web/card/model.ts'
import type { ShareImageStyle } from '../../web/card/share-style.ts'

const shareStyleByPath = import.meta.glob<ShareImageStyle>('../../web/card/themes/*/share.ts', {
  eager: true,
  import: 'SHARE_IMAGE_STYLE',
})
const shareImageStyleByTheme = new Map(Object.entries(shareStyleByPath).map(([path, style]) => [path.split('/').at(-2), style]))

export function shareImageStyleOf(theme: CardThemeFolderName): ShareImageStyle {
  return shareImageStyleByTheme.get(theme) ?? shareImageStyleByTheme.get('fallback')!
}
