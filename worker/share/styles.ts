import type { CardThemeFolderName } from '../../web/card/model.ts'
import type { ShareImageStyle } from '../../web/card/share-style.ts'

const stylesByPath = import.meta.glob<ShareImageStyle>('../../web/card/themes/*/share.ts', { eager: true, import: 'SHARE_IMAGE_STYLE' })

export const shareImageStyleOf = (theme: CardThemeFolderName): ShareImageStyle => stylesByPath[`../../web/card/themes/${theme}/share.ts`]!
