import type { CreateCard } from '../../../schema/card.ts'
import { slugFrom } from '../../../schema/slug.ts'
import { DEFAULT_THEME } from '../../../schema/theme.ts'
import type { User } from '../../../schema/user.ts'

/** The first state of a user's new card; `suffix` 0 to 9999 goes behind the slug that their name makes. */
export function newCard(user: User, suffix: number): CreateCard {
  return {
    userId: user.id,
    slug: slugFrom(user.username, suffix),
    name: user.fullName || user.username || '',
    email: user.email,
    phone: user.phone ?? '',
    theme: DEFAULT_THEME,
  }
}
