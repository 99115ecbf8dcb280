import type { CreateCardBody } from '../../../schema/card.ts'
import { createSlugFromName } from '../../../schema/slug.ts'
import { DEFAULT_CARD_THEME } from '../../../schema/theme.ts'
import type { User } from '../../../schema/user.ts'

/** Builds the initial fields of a user's new card. Its slug is the username with the number `suffix` (0 to 9999). */
export function buildNewCard(user: User, suffix: number): CreateCardBody {
  return {
    userId: user.id,
    slug: createSlugFromName(user.username, suffix),
    name: user.fullName || user.username || '',
    email: user.email,
    phone: user.phone ?? '',
    theme: DEFAULT_CARD_THEME,
  }
}
