import type { Card } from '../../schema/card.ts'
import { LEVEL } from '../../schema/level.ts'
import type { User } from '../../schema/user.ts'
import { useCall } from '../lib/use-call.ts'

/**
 * A sentence for `user` on why visitors do not see the card's custom CSS, or null if they do. Visitors see it if the owner has level 3 or
 * above. Null also while the owner's level is loading.
 */
export function useUnseenCss({ userId, slug }: Pick<Card, 'userId' | 'slug'>, user: User): string | null {
  const own = userId === user.id
  const { data } = useCall('GET /api/card/:slug', own ? null : { params: { slug } })
  const level = own ? user.accessLevel : data?.user.accessLevel
  if (level === undefined || level >= LEVEL.enterprise) return null
  return own
    ? 'It applies for visitors only while your account is at level 3 or above. Until then you alone see it.'
    : 'It applies for visitors only once the card’s owner is at level 3 or above. Until then the owner alone sees it.'
}
