import type { Card, CreateCardBody } from '../../../schema/card.ts'
import { createSlugFromName } from '../../../schema/slug.ts'
import { DEFAULT_CARD_THEME } from '../../../schema/theme.ts'
import type { User } from '../../../schema/user.ts'
import { errorCodeOf, isAnswerLost, requestApi } from '../../lib/api.ts'

const MAX_SLUG_ATTEMPTS = 5

/**
 * The state of creating one card in several attempts. The slug is chosen once. If an answer was lost, the next attempt then finds the card
 * that exists already, instead of creating a second one.
 */
export interface CardCreation {
  suffix: number | null
  /** True after a lost answer: the server may have created the card. */
  mayExist: boolean
}
export const NEW_CARD_CREATION: CardCreation = { suffix: null, mayExist: false }

/** Throws ApiError. The next attempt must pass the same `creation` again. */
export async function createCardOnce(
  creation: CardCreation,
  user: User,
  fields: Omit<Partial<CreateCardBody>, 'slug' | 'userId'> = {},
): Promise<Card> {
  for (let attempt = 1; ; attempt++) {
    creation.suffix ??= Math.floor(Math.random() * 10_000)
    const body = { ...buildNewCard(user, creation.suffix), ...fields }
    try {
      return await requestApi('POST /api/business-cards', { body })
    } catch (error) {
      if (isAnswerLost(error)) creation.mayExist = true
      const code = errorCodeOf(error)
      if (code !== 'slugTaken' && code !== 'cardLimit') throw error
      const created = creation.mayExist && (await findOwnCard(body.slug!))
      if (created) return await withFields(created, fields)
      if (code !== 'slugTaken' || attempt === MAX_SLUG_ATTEMPTS) throw error
      Object.assign(creation, NEW_CARD_CREATION)
    }
  }
}

async function findOwnCard(slug: string): Promise<Card | undefined> {
  return (await requestApi('GET /api/business-cards')).find((card) => card.slug === slug)
}

async function withFields(card: Card, fields: Partial<CreateCardBody>): Promise<Card> {
  if (Object.keys(fields).length === 0) return card
  return requestApi('PUT /api/business-cards/:id', { params: { id: card.id }, body: fields })
}

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
