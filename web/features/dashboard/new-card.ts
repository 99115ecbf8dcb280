import type { CreateCard } from '../../../schema/card.ts'
import { slugFrom } from '../../../schema/slug.ts'
import { DEFAULT_THEME } from '../../../schema/theme.ts'
import type { User } from '../../../schema/user.ts'

/** The initial fields of a user's new card. Its slug is the username with `suffix` (0 to 9999) appended. */
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
