import { BLANK_CONTENT, type PublicCard } from '../../../schema/card.ts'

/** A card on which nothing is filled in, for tests. */
export const BLANK_CARD: PublicCard = {
  ...BLANK_CONTENT,
  id: 1,
  userId: 1,
  slug: 'ada',
  createdAt: '',
  updatedAt: '',
  user: { id: 1, accessLevel: 1 },
}
