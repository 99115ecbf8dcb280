import { storeFormDraft } from '../../editing/draft-keys.ts'
import { DEFAULT_PWA_SETTINGS } from '../../../schema/pwa.ts'
import { changedFieldsOf, formValuesOf, type PwaFormField, type PwaFormValues } from './form-values.ts'

/** Unsaved edits of the settings in localStorage, with the values that were edited. */
export interface StoredSettingsDraft {
  base: PwaFormValues
  form: PwaFormValues
  /** When it was stored, in ms since 1970. */
  at: number
}

/** Name of the settings in the keys of drafts. */
export const SETTINGS_DRAFT_SUBJECT = 'pwa-settings'

const FORM_EXAMPLE = formValuesOf(DEFAULT_PWA_SETTINGS, 0)

// An older version of this page may have stored a form with other fields.
const isWholeForm = (form: PwaFormValues | undefined): form is PwaFormValues =>
  !!form &&
  (Object.keys(FORM_EXAMPLE) as PwaFormField[]).every((field) =>
    field === 'splashImage' ? field in form : typeof form[field] === typeof FORM_EXAMPLE[field],
  )

/** Reads the draft that localStorage holds under a key; null if there is none or it is invalid. */
export function readSettingsDraft(key: string): StoredSettingsDraft | null {
  try {
    const { base, form, at } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<StoredSettingsDraft>
    return isWholeForm(base) && isWholeForm(form) && typeof at === 'number' ? { base, form, at } : null
  } catch {
    return null
  }
}

/** Stores the unsaved edits in localStorage, or removes the key if there are none. */
export function storeSettingsDraft(userId: number, key: string, { base, form }: Pick<StoredSettingsDraft, 'base' | 'form'>) {
  const isChanged = changedFieldsOf(form, base).length > 0
  storeFormDraft(userId, key, isChanged ? ({ base, form, at: Date.now() } satisfies StoredSettingsDraft) : null)
}
