import type { ThemeFolderName } from '../../web/card/model.ts'
import type { CardTheme } from '../../web/card/theme.ts'

const themeModules = import.meta.glob<CardTheme>('../../web/card/themes/*/theme.tsx', { eager: true, import: 'cardTheme' })
const themesByName = new Map(Object.entries(themeModules).map(([path, theme]) => [path.split('/').at(-2), theme]))

/** Returns the card theme with this name, or the fallback theme. */
export function cardThemeOf(name: ThemeFolderName): CardTheme {
  return themesByName.get(name) ?? themesByName.get('fallback')!
}
