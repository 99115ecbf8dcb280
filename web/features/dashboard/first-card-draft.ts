import { BLANK_CARD_CONTENT } from '../../../schema/blank-card.ts'
import type { Card } from '../../../schema/card.ts'
import { APP_PAGE_PATHS } from '../../../schema/route.ts'
import type { CardThemeKey } from '../../../schema/theme.ts'
import type { User } from '../../../schema/user.ts'
import { draftKeyPrefixOfUser, storeFormDraft } from '../../editing/draft-keys.ts'
import { readStoredJson } from '../../lib/browser-storage.ts'
import { buildNewCard, type CardCreationState, INITIAL_CARD_CREATION_STATE } from './create-card.ts'

type FirstCardField = 'name' | 'title' | 'company' | 'phone'
export type FirstCardValues = Record<FirstCardField, string>

/** The first card's form has three fields, because the e-mail address and mostly the name are known already. */
export const listFirstCardFields = ({ fullName }: User): readonly FirstCardField[] =>
  fullName ? ['title', 'company', 'phone'] : ['name', 'title', 'phone']

export const themeStepPathOf = (theme: CardThemeKey) => `${APP_PAGE_PATHS.dashboard}?theme=${theme}`

export interface FirstCardDraft {
  values: FirstCardValues
  creation: CardCreationState
}

const draftKeyOf = (userId: number) => `${draftKeyPrefixOfUser(userId)}first-card`

export function readFirstCardDraft(user: User): FirstCardDraft {
  const blank = { values: { name: '', title: '', company: '', phone: user.phone ?? '' }, creation: { ...INITIAL_CARD_CREATION_STATE } }
  const { values, creation } = (readStoredJson(draftKeyOf(user.id)) ?? {}) as Partial<FirstCardDraft>
  return values && creation ? { values: { ...blank.values, ...values }, creation } : blank
}

export function storeFirstCardDraft(userId: number, draft: FirstCardDraft | null) {
  storeFormDraft(userId, draftKeyOf(userId), draft)
}

export const firstCardContentOf = ({ name, title, company, phone }: FirstCardValues) => ({
  ...(name.trim() && { name: name.trim() }),
  title: title || null,
  company: company || null,
  phone: phone || null,
})

export function buildPreviewCard(user: User, theme: CardThemeKey, values?: FirstCardValues): Card {
  return {
    ...BLANK_CARD_CONTENT,
    ...(buildNewCard(user, 0) as Partial<Card>),
    ...(values && firstCardContentOf(values)),
    theme,
    id: 0,
    userId: user.id,
    createdAt: '',
    updatedAt: '',
  }
}
