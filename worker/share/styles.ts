import type { ThemeName } from '../../web/card/model.ts'
import type { ShareStyle } from '../../web/card/share-style.ts'

const modules = import.meta.glob<ShareStyle>('../../web/card/themes/*/share.ts', { eager: true, import: 'share' })
const styles = new Map(Object.entries(modules).map(([path, style]) => [path.split('/').at(-2), style]))

/** The style of a theme's share image; the fallback's for a theme without one. */
export function shareStyleOf(theme: ThemeName): ShareStyle {
  return styles.get(theme) ?? styles.get('fallback')!
}
