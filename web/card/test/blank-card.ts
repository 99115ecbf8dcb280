import { BLANK_CARD_CONTENT } from '../../../schema/blank-card.ts'
import type { PublicCard } from '../../../schema/card.ts'

export const BLANK_TEST_CARD: PublicCard = {
  ...BLANK_CARD_CONTENT,
  id: 1,
  userId: 1,
  slug: 'ada',
  createdAt: '',
  updatedAt: '',
  user: { id: 1, accessLevel: 1 },
}
