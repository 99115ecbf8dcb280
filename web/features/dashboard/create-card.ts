import type { Card, CreateCardBody } from '../../../schema/card.ts'
import { createSlugFromName } from '../../../schema/slug.ts'
import { DEFAULT_CARD_THEME } from '../../../schema/theme.ts'
import type { User } from '../../../schema/user.ts'
import { errorCodeOf, mayRequestHaveSucceeded, requestApi } from '../../lib/api.ts'

const MAX_SLUG_ATTEMPTS = 5

/**
 * The state of creating one card in several attempts. The slug is chosen once. If an answer was lost, the next attempt then finds the card
 * that exists already, instead of creating a second one.
 */
export interface CardCreationState {
  suffix: number | null
  /** True after a lost answer: the server may have created the card. */
  mayExist: boolean
}
export const INITIAL_CARD_CREATION_STATE: CardCreationState = { suffix: null, mayExist: false }

/** Throws ApiError. A caller that tries again must pass the same `creation`, so that no second card is created. */
export async function createCardWithoutDuplicate(
  creation: CardCreationState,
  user: User,
  fields: Omit<Partial<CreateCardBody>, 'slug' | 'userId'> = {},
): Promise<Card> {
  for (let attempt = 1; ; attempt++) {
    creation.suffix ??= Math.floor(Math.random() * 10_000)
    const body = { ...buildNewCard(user, creation.suffix), ...fields }
    try {
      return await requestApi('POST /api/business-cards', { body })
    } catch (error) {
      if (mayRequestHaveSucceeded(error)) creation.mayExist = true
      const code = errorCodeOf(error)
      if (code !== 'slugTaken' && code !== 'cardLimit') throw error
      const created = creation.mayExist && (await findOwnCard(body.slug!))
      if (created) return await withFields(created, fields)
      if (code !== 'slugTaken' || attempt === MAX_SLUG_ATTEMPTS) throw error
      Object.assign(creation, INITIAL_CARD_CREATION_STATE)
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
