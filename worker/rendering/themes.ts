import type { CardThemeFolderName } from '../../web/card/model.ts'
import type { CardTheme } from '../../web/card/theme.ts'

const cardThemeModules = import.meta.glob<CardTheme>('../../web/card/themes/*/theme.tsx', { eager: true, import: 'cardTheme' })
const cardThemesByName = new Map(Object.entries(cardThemeModules).map(([path, theme]) => [path.split('/').at(-2), theme]))

export function getCardTheme(name: CardThemeFolderName): CardTheme {
  return cardThemesByName.get(name) ?? cardThemesByName.get('fallback')!
}
