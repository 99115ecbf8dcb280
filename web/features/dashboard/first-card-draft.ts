import { BLANK_CARD_CONTENT } from '../../../schema/blank-card.ts'
import type { Card } from '../../../schema/card.ts'
import { APP_PAGE_PATHS } from '../../../schema/route.ts'
import type { CardThemeKey } from '../../../schema/theme.ts'
import type { User } from '../../../schema/user.ts'
import { draftKeyPrefixOfUser, isUserSignedOut } from '../../editing/draft-keys.ts'
import { keepFormDraft } from '../../editing/keep-form-draft.ts'
import { type CardCreation, NEW_CARD_CREATION } from './create-card.ts'
import { buildNewCard } from './new-card.ts'

/** The fields that a new user fills in for the first card, in order. Name and e-mail address are known. */
export const FIRST_CARD_FIELDS = ['title', 'company', 'phone'] as const
export type FirstCardValues = Record<(typeof FIRST_CARD_FIELDS)[number], string>

export const themeStepPathOf = (theme: CardThemeKey) => `${APP_PAGE_PATHS.dashboard}?theme=${theme}`

/** What the user has typed for the first card, and the tries to create it. */
export interface FirstCardDraft {
  values: FirstCardValues
  creation: CardCreation
}

const draftKeyOf = (userId: number) => `${draftKeyPrefixOfUser(userId)}first-card`

/** Reads what this browser keeps of the user's first card; otherwise blank fields, with the account's phone number. */
export function readFirstCardDraft(user: User): FirstCardDraft {
  const blank = { values: { title: '', company: '', phone: user.phone ?? '' }, creation: { ...NEW_CARD_CREATION } }
  try {
    const { values, creation } = JSON.parse(localStorage.getItem(draftKeyOf(user.id)) ?? '{}') as Partial<FirstCardDraft>
    const isWhole = values && creation && FIRST_CARD_FIELDS.every((field) => typeof values[field] === 'string')
    return isWhole ? { values, creation } : blank
  } catch {
    return blank
  }
}

/** Keeps the draft in this browser; null removes it. */
export function storeFirstCardDraft(userId: number, draft: FirstCardDraft | null) {
  if (!isUserSignedOut(userId)) keepFormDraft(draftKeyOf(userId), draft)
}

/** The card as it will be, for its preview. */
export function buildPreviewCard(user: User, theme: CardThemeKey, values?: FirstCardValues): Card {
  return {
    ...BLANK_CARD_CONTENT,
    ...(buildNewCard(user, 0) as Partial<Card>),
    ...values,
    theme,
    id: 0,
    userId: user.id,
    createdAt: '',
    updatedAt: '',
  }
}
