import type { SalesbotConfig } from '../../../schema/salesbot.ts'
import { storeFormDraft } from '../../editing/draft-keys.ts'
import { changedFieldsOf, type ConfigFormField, type ConfigFormValues, formValuesOf } from './form-values.ts'

/** Unsaved edits of a configuration in localStorage, with the configuration that was edited. */
export interface StoredConfigDraft {
  base: SalesbotConfig
  form: ConfigFormValues
  /** When it was stored, in ms since 1970. */
  at: number
}

/** Name of a card's configuration in the keys of drafts, which tells its drafts from those of the card itself. */
export const configDraftSubjectOf = (cardId: number) => `salesbot-${cardId}`

/** Reads the draft that localStorage holds under a key; null if there is none or it is invalid. */
export function readConfigDraft(key: string): StoredConfigDraft | null {
  try {
    const { base, form: kept, at } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<StoredConfigDraft>
    if (!base || !kept || typeof at !== 'number') return null
    const stored = formValuesOf(base)
    // An older version of this page may have stored a form without these two, which then are unchanged, or with other fields.
    const { questionsAndAnswers, pinnedLines } = stored
    const form: ConfigFormValues = Object.assign({ questionsAndAnswers, pinnedLines }, kept)
    const isComplete = (Object.keys(stored) as ConfigFormField[]).every(
      (field) =>
        field === 'avatarUrl' ||
        (typeof form[field] === typeof stored[field] && Array.isArray(form[field]) === Array.isArray(stored[field])),
    )
    return isComplete ? { base, form, at } : null
  } catch {
    return null
  }
}

/** Stores the unsaved edits in localStorage, or removes the key if there are none. */
export function storeConfigDraft(userId: number, key: string, { base, form }: Pick<StoredConfigDraft, 'base' | 'form'>) {
  const isChanged = changedFieldsOf(form, formValuesOf(base)).length > 0
  storeFormDraft(userId, key, isChanged ? ({ base, form, at: Date.now() } satisfies StoredConfigDraft) : null)
}
