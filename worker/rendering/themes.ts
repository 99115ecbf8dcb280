import type { CardThemeFolderName } from '../../web/card/model.ts'
import type { CardTheme } from '../../web/card/theme.ts'

const cardThemesByPath = import.meta.glob<CardTheme>('../../web/card/themes/*/theme.tsx', { eager: true, import: 'cardTheme' })

export const getCardTheme = (name: CardThemeFolderName): CardTheme => cardThemesByPath[`../../web/card/themes/${name}/theme.tsx`]!
