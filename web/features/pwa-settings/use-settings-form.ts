import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { PwaSettings } from '../../../schema/pwa.ts'
import { useAwaitUploads } from '../../editing/await-uploads.ts'
import type { DraftSlot } from '../../editing/draft-lock.ts'
import { useDraftStoring } from '../../editing/use-draft-storing.ts'
import { requestApi } from '../../lib/api.ts'
import { type FieldErrors, fieldErrorsOf } from '../../lib/form.ts'
import { cacheApiResponse, refetchApiResponse } from '../../lib/use-call.ts'
import { usePendingAction } from '../../lib/use-pending-action.ts'
import { showToast } from '../../ui/toast.ts'
import {
  changedPwaFieldsOf,
  validatePwaForm,
  pwaFormErrorsOf,
  pwaFormValuesOf,
  type PwaFormValues,
  rebasePwaFormValues,
  pwaSettingsOfForm,
} from './form-values.ts'
import { readSettingsDraft, type StoredSettingsDraft, storeSettingsDraft } from './settings-draft.ts'
import type { ImageUploads } from './use-image-uploads.ts'

/** State and actions of the form. Unsaved edits are kept on this device. */
export function useSettingsForm(settings: PwaSettings, userId: number, slot: DraftSlot<StoredSettingsDraft>) {
  const stored = useMemo(() => pwaFormValuesOf(settings, userId), [settings, userId])
  // If the user left this page and came back, the stored draft may be newer than the one in `slot.found`.
  const [opened] = useState(() => readSettingsDraft(slot.key) ?? slot.found[0]?.kept ?? null)
  const [base, setBase] = useState(stored)
  const [form, setForm] = useState(() => (opened ? rebasePwaFormValues(opened.form, opened.base, stored) : stored))
  /** Time (ms since 1970) when the restored draft was stored; null if the page shows no notice about it. */
  const [restoredAt, setRestoredAt] = useState(opened?.at ?? null)
  const [errors, setErrors] = useState<FieldErrors>({})
  /** Number of refused saves. Each one moves the focus to the first invalid field. */
  const [refusals, setRefusals] = useState(0)
  const [saving, run] = usePendingAction()
  const { awaitUploads } = useAwaitUploads()

  const [seen, setSeen] = useState(stored)
  if (seen !== stored) {
    setSeen(stored)
    setBase(stored)
    setForm(rebasePwaFormValues(form, base, stored))
  }

  const latest = useRef({ base, form })
  useLayoutEffect(() => {
    latest.current = { base, form }
  }, [base, form])
  const isDirty = useMemo(() => changedPwaFieldsOf(form, base).length > 0, [form, base])
  useDraftStoring(useCallback(() => storeSettingsDraft(userId, slot.key, { base, form }), [base, form, userId, slot.key]))

  const change = useCallback((patch: Partial<PwaFormValues>) => {
    setForm((now) => ({ ...now, ...patch }))
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in patch))))
  }, [])

  const showError = useCallback((field: keyof PwaFormValues, message: string) => setErrors((now) => ({ ...now, [field]: message })), [])

  function refuse(found: FieldErrors, title: string, description: string) {
    setErrors(found)
    setRefusals((count) => count + 1)
    showToast({ title, description, variant: 'destructive' })
  }

  async function send() {
    await awaitUploads()
    const sent = latest.current
    const found = validatePwaForm(sent.form)
    if (Object.keys(found).length > 0) return refuse(found, 'Validation error', 'Please check your form data and try again.')
    try {
      // The request replaces all settings, so it must also contain what another device has saved meanwhile.
      const fresh = pwaFormValuesOf(await requestApi('GET /api/pwa-settings'), userId)
      const saved = await requestApi('POST /api/pwa-settings', {
        body: pwaSettingsOfForm(rebasePwaFormValues(sent.form, sent.base, fresh)),
      })
      const values = pwaFormValuesOf(saved, userId)
      setBase(values)
      setForm((now) => rebasePwaFormValues(now, sent.form, values))
      setErrors({})
      setRestoredAt(null)
      await cacheApiResponse('GET /api/pwa-settings', {}, saved)
      void refetchApiResponse('GET /api/pwa-settings', {})
      showToast({ title: 'Settings saved', variant: 'success' })
    } catch (error) {
      refuse(pwaFormErrorsOf(fieldErrorsOf(error)), 'Save failed', 'Could not save your PWA settings. Please try again.')
    }
  }

  async function save() {
    if (!saving) await run(send)
  }

  function discard() {
    setForm(base)
    setErrors({})
    setRestoredAt(null)
  }

  return {
    form,
    errors,
    refusals,
    isDirty,
    saving,
    restoredAt: isDirty ? restoredAt : null,
    change,
    showError,
    save,
    discard,
    closeRestoredNotice: () => setRestoredAt(null),
  }
}
type SettingsFormState = ReturnType<typeof useSettingsForm>
export type SettingsSectionProps = Pick<SettingsFormState, 'form' | 'errors' | 'change' | 'showError'> & ImageUploads
