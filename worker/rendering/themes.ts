import type { LookKey } from '../../web/card/model.ts'
import type { Theme } from '../../web/card/theme.ts'

const found = import.meta.glob<Theme>('../../web/card/themes/*/theme.tsx', { eager: true, import: 'theme' })
const themes = new Map(Object.entries(found).map(([path, theme]) => [path.split('/').at(-2), theme]))

/** The theme of a folder, or the look of cards without a known one. */
export function themeOf(look: LookKey): Theme {
  return themes.get(look) ?? themes.get('fallback')!
}
