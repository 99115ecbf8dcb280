import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { SHARED_ERROR_MESSAGES } from '../../../schema/error.ts'
import { PRODUCT_NAMES } from '../../../schema/product.ts'
import { isSecondFactorStep, type SecondFactorStep } from '../../../schema/second-factor.ts'
import { PASSWORD_LENGTH_MIN } from '../../../schema/user-rules.ts'
import { ConfirmPasswordResetBody, type User } from '../../../schema/user.ts'
import { requestApi } from '../../lib/api.ts'
import { choosePathAfterSignIn, readReturnPath } from '../../lib/return-path.ts'
import { replaceSignedInUser } from '../../lib/user.ts'
import { FormField } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { LoadingScreen } from '../../ui/spinner.tsx'
import { showToast } from '../../ui/toast.ts'
import { ExpiredLink } from './expired-link.tsx'
import { AuthForm } from './auth-form.tsx'
import styles from './page.module.css'
import { SecondFactorForm } from './second-factor-form.tsx'
import { useMailLinkCheck } from './use-mail-link-check.ts'
import { useFormSubmit } from './use-submit.ts'
import { AUTH_VIEW_PATHS } from './views.ts'

export function NewPasswordForm({ token, isInvited }: { token: string; isInvited: boolean }) {
  const [, navigate] = useLocation()
  const link = useMailLinkCheck('password', token)
  const [step, setStep] = useState<SecondFactorStep | null>(null)
  async function enter(user: User) {
    showToast(
      isInvited
        ? { title: `Welcome to ${PRODUCT_NAMES.name}`, description: `Sign in as ${user.username} from now on.`, variant: 'success' }
        : { title: 'Password updated', description: 'Your password has been successfully updated.', variant: 'success' },
    )
    await replaceSignedInUser(user)
    navigate(choosePathAfterSignIn(readReturnPath(), user.id), { replace: true })
  }
  const form = useFormSubmit({
    schema: ConfirmPasswordResetBody,
    extra: { token },
    failure: { title: 'Password update failed', text: SHARED_ERROR_MESSAGES.unexpected },
    send: async (body) => {
      const answer = await requestApi('POST /api/reset-password/confirm', { body })
      if (isSecondFactorStep(answer)) setStep(answer)
      else await enter(answer)
    },
  })
  // The link is used up, so starting over means to sign in with the new password.
  const startOver = () => navigate(AUTH_VIEW_PATHS.login, { replace: true })
  if (step) return <SecondFactorForm step={step} lead="Your new password is saved." onSignedIn={enter} onStartOver={startOver} />
  if (link === 'checking') return <LoadingScreen label="Checking the link" />
  if (link === 'expired' || form.code === 'invalidLink' || form.errors['token'])
    return (
      <ExpiredLink
        problem={isInvited ? 'This invitation is invalid or has expired' : SHARED_ERROR_MESSAGES.invalidLink}
        instead={{
          text: isInvited
            ? 'An invitation is good for one use and a limited time. We mail you a new link for choosing a password.'
            : 'A link is good for one use and a limited time. We mail you a new one, and your password stays as it is until then.',
          label: 'Send a New Link',
          href: AUTH_VIEW_PATHS.reset,
        }}
      />
    )
  return (
    <>
      <div>
        <h1>{isInvited ? 'Choose your password' : 'Choose a new password'}</h1>
        <p className={styles.lead}>
          {isInvited
            ? `Welcome to ${PRODUCT_NAMES.name}. Choose a password, and you are signed in right away. The mail names your username.`
            : 'You are signed in with it at once, and signed out everywhere else.'}
        </p>
      </div>
      <AuthForm form={form} labels={[isInvited ? 'Set Password' : 'Set New Password', 'Saving...']}>
        <FormField
          label={isInvited ? 'Password' : 'New password'}
          error={form.errors['newPassword']}
          hint={`At least ${PASSWORD_LENGTH_MIN} characters.`}
        >
          <PasswordInput name="newPassword" autoComplete="new-password" />
        </FormField>
      </AuthForm>
      <p className="muted">
        <Link href={AUTH_VIEW_PATHS.reset}>Send a new link</Link>
      </p>
    </>
  )
}
