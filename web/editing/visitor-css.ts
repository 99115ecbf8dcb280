import type { Card } from '../../schema/card.ts'
import { ACCESS_LEVELS } from '../../schema/level.ts'
import type { User } from '../../schema/user.ts'
import { useApiCall } from '../lib/use-call.ts'

/** Tells `user` why visitors do not see a card's custom CSS (its owner is below access level 3); null if they do. */
export function useHiddenCustomCssNotice({ userId, slug }: Pick<Card, 'userId' | 'slug'>, user: User): string | null {
  const own = userId === user.id
  const { data } = useApiCall('GET /api/card/:slug', own ? null : { params: { slug } })
  const level = own ? user.accessLevel : data?.user.accessLevel
  if (level === undefined || level >= ACCESS_LEVELS.enterprise) return null
  return own
    ? 'It applies for visitors only while your account is at level 3 or above. Until then you alone see it.'
    : 'It applies for visitors only once the card’s owner is at level 3 or above. Until then the owner alone sees it.'
}
