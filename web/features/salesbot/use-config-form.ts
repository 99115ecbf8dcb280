import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { OwnerSalesbotConfig, SalesbotConfig } from '../../../schema/salesbot.ts'
import type { DraftSlot } from '../../editing/draft-lock.ts'
import { useDraftStoring } from '../../editing/use-draft-storing.ts'
import { whenUploadsSettled } from '../../images/uploads-in-progress.ts'
import { ApiError, errorCodeOf, errorMessageOf, requestApi } from '../../lib/api.ts'
import { showErrorToast } from '../../lib/error-toast.ts'
import type { FieldErrors } from '../../lib/form.ts'
import { cacheApiResponse } from '../../lib/use-call.ts'
import { usePendingAction } from '../../lib/use-pending-action.ts'
import { showToast } from '../../ui/toast.ts'
import { validateConfigForm, type ConfigRequestBody, mapIssuesToFields } from './check-form.ts'
import { readConfigDraft, type StoredConfigDraft, storeConfigDraft } from './config-draft.ts'
import {
  changedConfigFieldsOf,
  type ConfigFormValues,
  configFormValuesAfterSave,
  configFormValuesOf,
  rebaseConfigFormValues,
} from './form-values.ts'

const SAVE_FAILED_MESSAGE = 'Failed to save configuration. Please try again.'

export type ConfigFormChange = Partial<ConfigFormValues> | ((form: ConfigFormValues) => Partial<ConfigFormValues>)

/** False for users who may not edit the configuration. They get only its public part. */
export const isOwnerSalesbotConfig = (config: object): config is OwnerSalesbotConfig => 'updatedAt' in config

/** State and actions of the form. Unsaved edits are kept on this device. */
export function useConfigForm(config: SalesbotConfig, userId: number, slot: DraftSlot<StoredConfigDraft>) {
  const [opened] = useState(() => {
    // If the user left this page and came back, the stored draft may be newer than the one in `slot.found`.
    const draft = readConfigDraft(slot.key) ?? slot.found[0]?.kept
    const isChanged = draft !== undefined && draft !== null && changedConfigFieldsOf(draft.form, configFormValuesOf(draft.base)).length > 0
    return isChanged ? draft : null
  })
  const [base, setBase] = useState(opened?.base ?? config)
  const [form, setForm] = useState(() => opened?.form ?? configFormValuesOf(config))
  /** Time (ms since 1970) when the restored draft was stored; null if the page shows no notice about it. */
  const [restoredAt, setRestoredAt] = useState(opened?.at ?? null)
  const [isConflict, setConflict] = useState(opened !== null && opened.base.updatedAt !== config.updatedAt)
  const [errors, setErrors] = useState<FieldErrors>({})
  /** Number of refused saves. Each one moves the focus to the first invalid field. */
  const [refusals, setRefusals] = useState(0)
  const [saving, run] = usePendingAction()
  const isSaving = useRef(false)
  const latest = useRef({ base, form })
  useLayoutEffect(() => {
    latest.current = { base, form }
  }, [base, form])

  const stored = useMemo(() => configFormValuesOf(base), [base])
  const isDirty = useMemo(() => changedConfigFieldsOf(form, stored).length > 0, [form, stored])

  useDraftStoring(useCallback(() => storeConfigDraft(userId, slot.key, { base, form }), [base, form, userId, slot.key]))

  /** Changes the form. Removes the error of the input `cleared`; without `cleared`, the errors of the changed fields. */
  const change = useCallback((patch: ConfigFormChange, cleared?: string) => {
    setForm((now) => ({ ...now, ...(typeof patch === 'function' ? patch(now) : patch) }))
    const paths = cleared === undefined ? Object.keys(typeof patch === 'function' ? {} : patch) : [cleared]
    setErrors((now) =>
      paths.some((path) => path in now) ? Object.fromEntries(Object.entries(now).filter(([path]) => !paths.includes(path))) : now,
    )
  }, [])

  const check = useCallback((): ConfigRequestBody | null => {
    const checked = validateConfigForm(latest.current.form)
    setErrors(checked.errors ?? {})
    return checked.body
  }, [])

  const refuse = (title: string, description: string) => {
    setRefusals((count) => count + 1)
    showToast({ title, description, variant: 'destructive' })
  }

  const send = useCallback(async () => {
    await whenUploadsSettled()
    const body = check()
    if (!body) return refuse('Validation error', 'Please check your form data and try again.')
    const sent = latest.current
    try {
      const { cardId, updatedAt } = sent.base
      const saved = await requestApi('POST /api/salesbot/:cardId/config', { params: { cardId }, body: { ...body, updatedAt } })
      const values = configFormValuesOf(saved)
      setBase(saved)
      setForm((now) => configFormValuesAfterSave(now, sent.form, values))
      setConflict(false)
      setRestoredAt(null)
      void cacheApiResponse('GET /api/salesbot/:cardId/config', { params: { cardId } }, saved)
      showToast({ title: 'Configuration saved', variant: 'success' })
    } catch (error) {
      if (errorCodeOf(error) === 'configChanged') return setConflict(true)
      if (error instanceof ApiError) setErrors(mapIssuesToFields(error.issues, sent.form))
      refuse('Save failed', errorMessageOf(error, SAVE_FAILED_MESSAGE))
    }
  }, [check])

  const save = useCallback(async () => {
    if (isSaving.current) return
    isSaving.current = true
    await run(send).finally(() => (isSaving.current = false))
  }, [run, send])

  /** With `keep`, the unsaved edits are applied to the stored configuration. Otherwise they are lost. */
  const reload = useCallback(async (keep: boolean) => {
    const { cardId } = latest.current.base
    try {
      const fresh = await requestApi('GET /api/salesbot/:cardId/config', { params: { cardId } })
      if (!isOwnerSalesbotConfig(fresh)) return
      const now = latest.current
      const values = configFormValuesOf(fresh)
      setForm(keep ? rebaseConfigFormValues(now.form, configFormValuesOf(now.base), values) : values)
      setBase(fresh)
      setConflict(false)
      setRestoredAt(null)
      setErrors({})
      void cacheApiResponse('GET /api/salesbot/:cardId/config', { params: { cardId } }, fresh)
    } catch (error) {
      showErrorToast(error, 'The configuration could not be loaded. Please try again.')
    }
  }, [])

  const discard = useCallback(() => {
    setForm(configFormValuesOf(latest.current.base))
    setErrors({})
    setRestoredAt(null)
  }, [])

  return {
    base,
    form,
    errors,
    refusals,
    isDirty,
    isConflict,
    saving,
    restoredAt: isDirty ? restoredAt : null,
    change,
    check,
    save,
    reload,
    discard,
    closeRestoredNotice: () => setRestoredAt(null),
  }
}
export type ConfigFormState = ReturnType<typeof useConfigForm>
export type ConfigSectionProps = Pick<ConfigFormState, 'form' | 'errors' | 'change'>
