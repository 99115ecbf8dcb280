import { useCallback, useMemo, useState } from 'react'
import type { User } from '../../../schema/user.ts'
import type { DraftSlot } from '../../editing/draft-lock.ts'
import { useDraftStoring } from '../../editing/use-draft-storing.ts'
import { errorCodeOf, errorMessageOf, requestApi } from '../../lib/api.ts'
import { type FieldErrors, fieldErrorsOf } from '../../lib/form.ts'
import { refetchApiResponse } from '../../lib/use-call.ts'
import { cacheSignedInUser } from '../../lib/user.ts'
import { showToast } from '../../ui/toast.ts'
import {
  listChangedProfileFields,
  type ProfileEdits,
  profileValuesOf,
  readProfileDraft,
  type StoredProfileDraft,
  storeProfileDraft,
} from './profile-values.ts'

const UPDATE_FAILED_MESSAGE = 'Failed to update your profile information. Please try again.'

/** Loads the code that checks the page's forms. It is not loaded with the page, because only saving needs it. */
export const loadFormChecks = () => import('./check-forms.ts')

export function useProfileForm(user: User, slot: DraftSlot<StoredProfileDraft>) {
  const stored = useMemo(() => profileValuesOf(user), [user])
  const [opened] = useState(() => readProfileDraft(slot.key) ?? slot.found[0]?.kept ?? null)
  const [typed, setTyped] = useState<ProfileEdits>(opened?.edits ?? {})
  const [restoredAt, setRestoredAt] = useState(opened?.at ?? null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isSaving, setSaving] = useState(false)
  const [replacedEmail, setReplacedEmail] = useState<string | null>(null)

  const edits = useMemo(() => listChangedProfileFields(stored, typed), [stored, typed])
  const form = { ...stored, ...edits }
  const isDirty = Object.keys(edits).length > 0
  useDraftStoring(useCallback(() => storeProfileDraft(user.id, slot.key, edits), [user.id, slot.key, edits]))

  function change(patch: ProfileEdits) {
    setTyped((now) => ({ ...now, ...patch }))
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in patch))))
  }

  /** Resolves to false if the profile was not saved. */
  async function save(): Promise<boolean> {
    if (isSaving) return true
    setSaving(true)
    try {
      const { checkProfile } = await loadFormChecks()
      const { body, errors: found } = checkProfile(form, edits)
      if (found) {
        setErrors(found)
        return false
      }
      const saved = await requestApi('PUT /api/users/:id', { params: { id: user.id }, body })
      setTyped((now) => Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== edits[name as keyof ProfileEdits])))
      setErrors({})
      setRestoredAt(null)
      if (saved.email !== user.email) setReplacedEmail(user.email)
      await cacheSignedInUser(saved)
      void refetchApiResponse('GET /api/user', {})
      void refetchApiResponse('GET /api/confirm-email', {})
      const isRenamed = saved.username !== user.username
      showToast({
        title: 'Profile updated',
        description: `Your profile information has been updated.${isRenamed ? ` From now on, sign in with your new username: ${saved.username}` : ''}`,
        variant: 'success',
      })
      return true
    } catch (error) {
      const message = errorMessageOf(error, UPDATE_FAILED_MESSAGE)
      setErrors(errorCodeOf(error) === 'usernameTaken' ? { username: message } : fieldErrorsOf(error))
      showToast({ title: 'Update failed', description: message, variant: 'destructive' })
      return false
    } finally {
      setSaving(false)
    }
  }

  return {
    form,
    edits,
    errors,
    isDirty,
    isSaving,
    replacedEmail,
    restoredAt: isDirty ? restoredAt : null,
    change,
    save,
    discard: () => {
      setTyped({})
      setErrors({})
      setRestoredAt(null)
    },
    closeRestoredNotice: () => setRestoredAt(null),
  }
}
export type ProfileFormState = ReturnType<typeof useProfileForm>
