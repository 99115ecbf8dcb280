import { KeyRound } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { SHARED_ERROR_MESSAGES } from '../../../schema/error.ts'
import { PASSWORD_LENGTH_MIN } from '../../../schema/user-rules.ts'
import { errorCodeOf, errorMessageOf, requestApi } from '../../lib/api.ts'
import { type FieldErrors, fieldErrorsOf, focusFirstInvalidControl } from '../../lib/form.ts'
import { refetchApiResponse } from '../../lib/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { FormField } from '../../ui/field.tsx'
import { focusElementOrMain } from '../../ui/focus-main.ts'
import { PasswordInput, UsernameForPasswordManagers } from '../../ui/password-input.tsx'
import { Panel } from '../../ui/panel.tsx'
import { showToast } from '../../ui/toast.ts'
import styles from './account.module.css'
import type { TypedPasswords } from './check-forms.ts'
import { loadFormChecks } from './use-profile-form.ts'

const EMPTY_PASSWORDS: TypedPasswords = { currentPassword: '', newPassword: '', confirmPassword: '' }

export const useTypedPasswords = () => useState(EMPTY_PASSWORDS)

export interface PasswordFormProps {
  username: string
  passwords: ReturnType<typeof useTypedPasswords>
}

export function PasswordForm({ username, passwords: [typed, setTyped] }: PasswordFormProps) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isSaving, setSaving] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSaving) return
    const form = event.currentTarget
    setSaving(true)
    try {
      const { checkPasswords } = await loadFormChecks()
      const { body, errors: found } = checkPasswords(typed)
      setErrors(found ?? {})
      if (!body) return focusFirstInvalidControl(form)
      await requestApi('POST /api/update-password', { body })
      setTyped(EMPTY_PASSWORDS)
      void refetchApiResponse('GET /api/sessions', {})
      showToast({
        title: 'Password updated',
        description: 'Your password has been successfully updated. Your other devices have been signed out.',
        variant: 'success',
      })
      focusElementOrMain()
    } catch (error) {
      const message = errorMessageOf(error, SHARED_ERROR_MESSAGES.unexpected)
      const fields = errorCodeOf(error) === 'wrongPassword' ? { currentPassword: message } : fieldErrorsOf(error)
      setErrors(fields)
      if (Object.keys(fields).length > 0) focusFirstInvalidControl(form)
      showToast({ title: 'Password update failed', description: message, variant: 'destructive' })
    } finally {
      setSaving(false)
    }
  }

  const inputOf = (name: keyof TypedPasswords) => ({
    name,
    value: typed[name],
    onChange: (e: { target: HTMLInputElement }) => {
      setTyped((now) => ({ ...now, [name]: e.target.value }))
      setErrors((now) => ({ ...now, [name]: '' }))
    },
  })
  return (
    <Panel title="Change password" description="Your other devices are signed out when you change it.">
      <form className="stack-5" noValidate aria-label="Change password" onSubmit={(event) => void submit(event)}>
        <UsernameForPasswordManagers username={username} />
        <div className={cx('stack-4', styles.passwords)}>
          <FormField label="Current password" error={errors['currentPassword']}>
            <PasswordInput subject="current password" {...inputOf('currentPassword')} autoComplete="current-password" />
          </FormField>
          <FormField label="New password" error={errors['newPassword']} hint={`At least ${PASSWORD_LENGTH_MIN} characters.`}>
            <PasswordInput subject="new password" {...inputOf('newPassword')} autoComplete="new-password" />
          </FormField>
          <FormField label="Confirm new password" error={errors['confirmPassword']}>
            <PasswordInput subject="repeated new password" {...inputOf('confirmPassword')} autoComplete="new-password" />
          </FormField>
        </div>
        <div>
          <Button variant="primary" type="submit" icon={<KeyRound aria-hidden />} pending={isSaving}>
            {isSaving ? 'Updating...' : 'Change Password'}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
