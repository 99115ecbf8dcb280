import { ArrowLeft } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import { SHARED_ERROR_MESSAGES } from '../../../schema/error.ts'
import { RequestPasswordResetBody } from '../../../schema/user.ts'
import { requestApi } from '../../lib/api.ts'
import { FormField } from '../../ui/field.tsx'
import { EMAIL_INPUT_PROPS, Input } from '../../ui/input.tsx'
import { showToast } from '../../ui/toast.ts'
import { AuthForm } from './auth-form.tsx'
import styles from './page.module.css'
import { useFormSubmit } from './use-submit.ts'
import { AUTH_VIEW_PATHS } from './views.ts'

export function PasswordResetForm() {
  const [, navigate] = useLocation()
  const form = useFormSubmit({
    schema: RequestPasswordResetBody,
    failure: { title: 'Password reset failed', text: SHARED_ERROR_MESSAGES.unexpected },
    send: async (body) => {
      await requestApi('POST /api/reset-password', { body })
      showToast({
        title: 'Password reset initiated',
        description: 'If your email is registered, you will receive a password reset link.',
        variant: 'success',
      })
      navigate(AUTH_VIEW_PATHS.login)
    },
  })
  return (
    <>
      <div>
        <h1>Reset your password</h1>
        <p className={styles.lead}>We send a link to your email address. It is good for one hour.</p>
      </div>
      <AuthForm form={form} labels={['Send Reset Link', 'Sending...']}>
        <FormField label="Email" error={form.errors['email']}>
          <Input name="email" {...EMAIL_INPUT_PROPS} autoComplete="email" />
        </FormField>
      </AuthForm>
      <p className="muted">
        <Link href={AUTH_VIEW_PATHS.login} className={styles.back}>
          <ArrowLeft aria-hidden />
          Back to login
        </Link>
      </p>
    </>
  )
}
