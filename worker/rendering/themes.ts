import type { ThemeName } from '../../web/card/model.ts'
import type { Theme } from '../../web/card/theme.ts'

const modules = import.meta.glob<Theme>('../../web/card/themes/*/theme.tsx', { eager: true, import: 'theme' })
const themes = new Map(Object.entries(modules).map(([path, theme]) => [path.split('/').at(-2), theme]))

/** A theme by the name of its folder. */
export function themeOf(name: ThemeName): Theme {
  return themes.get(name) ?? themes.get('fallback')!
}
