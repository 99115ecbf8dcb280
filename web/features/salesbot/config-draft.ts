import type { SalesbotConfig } from '../../../schema/salesbot.ts'
import { storeFormDraft } from '../../editing/draft-keys.ts'
import { changedConfigFieldsOf, type ConfigFormField, type ConfigFormValues, configFormValuesOf } from './form-values.ts'

export interface StoredConfigDraft {
  base: SalesbotConfig
  form: ConfigFormValues
  /** Milliseconds since 1970. */
  at: number
}

/** The key must differ from the card's id, which is the key of the card's own drafts. */
export const configDraftSubjectOf = (cardId: number) => `salesbot-${cardId}`

export function readConfigDraft(key: string): StoredConfigDraft | null {
  try {
    const { base, form: kept, at } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<StoredConfigDraft>
    if (!base || !kept || typeof at !== 'number') return null
    const stored = configFormValuesOf(base)
    // A form that an older version of this page stored may lack these two fields.
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

export function storeConfigDraft(userId: number, key: string, { base, form }: Pick<StoredConfigDraft, 'base' | 'form'>) {
  const isChanged = changedConfigFieldsOf(form, configFormValuesOf(base)).length > 0
  storeFormDraft(userId, key, isChanged ? ({ base, form, at: Date.now() } satisfies StoredConfigDraft) : null)
}
