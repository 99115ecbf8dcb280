import type { LookKey } from '../../web/card/model.ts'
import type { ShareLook } from '../../web/card/share-look.ts'

const found = import.meta.glob<ShareLook>('../../web/card/themes/*/share.ts', { eager: true, import: 'share' })
const looks = new Map(Object.entries(found).map(([path, look]) => [path.split('/').at(-2), look]))

/** The style of a theme's share image; the fallback's for a theme without one. */
export function shareLookOf(look: LookKey): ShareLook {
  return looks.get(look) ?? looks.get('fallback')!
}
