import { storeFormDraft } from '../../editing/draft-keys.ts'
import { DEFAULT_PWA_SETTINGS } from '../../../schema/pwa.ts'
import { changedPwaFieldsOf, pwaFormValuesOf, type PwaFormField, type PwaFormValues } from './form-values.ts'

export interface StoredSettingsDraft {
  base: PwaFormValues
  form: PwaFormValues
  /** Milliseconds since 1970. */
  at: number
}

export const SETTINGS_DRAFT_SUBJECT = 'pwa-settings'

const FORM_EXAMPLE = pwaFormValuesOf(DEFAULT_PWA_SETTINGS, 0)

// A draft of an older version of this page may have other fields, so it is checked.
const isWholeForm = (form: PwaFormValues | undefined): form is PwaFormValues =>
  !!form &&
  (Object.keys(FORM_EXAMPLE) as PwaFormField[]).every((field) =>
    field === 'splashImage' ? field in form : typeof form[field] === typeof FORM_EXAMPLE[field],
  )

export function readSettingsDraft(key: string): StoredSettingsDraft | null {
  try {
    const { base, form, at } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<StoredSettingsDraft>
    return isWholeForm(base) && isWholeForm(form) && typeof at === 'number' ? { base, form, at } : null
  } catch {
    return null
  }
}

export function storeSettingsDraft(userId: number, key: string, { base, form }: Pick<StoredSettingsDraft, 'base' | 'form'>) {
  const isChanged = changedPwaFieldsOf(form, base).length > 0
  storeFormDraft(userId, key, isChanged ? ({ base, form, at: Date.now() } satisfies StoredSettingsDraft) : null)
}
