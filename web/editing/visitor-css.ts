import type { Card } from '../../schema/card.ts'
import { CAPABILITIES, levelAllows } from '../../schema/capabilities.ts'
import type { User } from '../../schema/user.ts'
import { useApiCall } from '../lib/use-call.ts'

export function useHiddenCustomCssNotice({ userId, slug }: Pick<Card, 'userId' | 'slug'>, user: User): string | null {
  const own = userId === user.id
  const { data } = useApiCall('GET /api/card/:slug', own ? null : { params: { slug } })
  const level = own ? user.accessLevel : data?.user.accessLevel
  if (level === undefined || levelAllows(level, 'useAdvancedFields')) return null
  const from = `at level ${CAPABILITIES.useAdvancedFields.level} or above`
  return own
    ? `It applies for visitors only while your account is ${from}. Until then you alone see it.`
    : `It applies for visitors only once the card’s owner is ${from}. Until then the owner alone sees it.`
}
