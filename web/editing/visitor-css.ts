import type { Card } from '../../schema/card.ts'
import { LEVEL } from '../../schema/level.ts'
import type { User } from '../../schema/user.ts'
import { useCall } from '../lib/use-call.ts'

/**
 * Why visitors do not get a card's custom CSS, as a sentence for `user`, or null where they do: CSS applies for everybody
 * once the card's owner is at level 3, for the owner alone below it. Null too while the owner's level is not known.
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
