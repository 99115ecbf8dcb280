import { useState } from 'react'
import { Link } from 'wouter'
import { isSecondFactorStep, type SecondFactorStep } from '../../../schema/second-factor.ts'
import { LoginBody, type User } from '../../../schema/user.ts'
import { requestApi } from '../../lib/api.ts'
import { readReturnPath } from '../../lib/return-path.ts'
import { replaceSignedInUser } from '../../lib/user.ts'
import { PasskeyButton } from '../../second-factor/passkey-button.tsx'
import { hasPasskeySupport } from '../../second-factor/passkey-prompt.ts'
import { Alert } from '../../ui/alert.tsx'
import { FormField } from '../../ui/field.tsx'
import { focusElementOrMain } from '../../ui/focus-main.ts'
import { Input } from '../../ui/input.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { showToast } from '../../ui/toast.ts'
import { AuthForm } from './auth-form.tsx'
import styles from './page.module.css'
import { SecondFactorForm } from './second-factor-form.tsx'
import { useFormSubmit } from './use-submit.ts'
import { AUTH_VIEW_PATHS, useAuthViewPath } from './views.ts'

async function welcome(user: User) {
  showToast({ title: 'Login successful', description: `Welcome back, ${user.fullName || user.username}`, variant: 'success' })
  await replaceSignedInUser(user)
}

export function LoginForm() {
  const [step, setStep] = useState<SecondFactorStep | null>(null)
  const form = useFormSubmit({
    schema: LoginBody,
    failure: { title: 'Login failed', text: 'Invalid username or password' },
    send: async (login) => {
      const answer = await requestApi('POST /api/login', { body: login })
      if (isSecondFactorStep(answer)) setStep(answer)
      else await welcome(answer)
    },
  })
  const [expired] = useState(() => (readReturnPath()?.userId ?? null) !== null)
  const registerPath = useAuthViewPath('register')
  function startOver() {
    setStep(null)
    focusElementOrMain()
  }
  if (step) return <SecondFactorForm step={step} lead="Your password is right." onSignedIn={welcome} onStartOver={startOver} />
  return (
    <>
      <h1>Sign in</h1>
      <AuthForm
        form={form}
        labels={['Sign In', 'Signing in...']}
        notice={expired && <Alert>Your session has expired. Sign in to go on.</Alert>}
      >
        <FormField label="Username" error={form.errors['username']}>
          <Input name="username" autoComplete="username" autoCapitalize="none" autoCorrect="off" spellCheck={false} />
        </FormField>
        <FormField label="Password" error={form.errors['password']}>
          <PasswordInput name="password" autoComplete="current-password" />
        </FormField>
        <Link href={AUTH_VIEW_PATHS.reset} className={styles.forgot}>
          Forgot password?
        </Link>
      </AuthForm>
      {hasPasskeySupport() && (
        <PasskeyButton
          label="Sign In with a Passkey"
          fetchOptions={() => requestApi('POST /api/login/passkey/options')}
          onSigned={async (passkey) => welcome(await requestApi('POST /api/login/passkey', { body: { passkey } }))}
        />
      )}
      <p className="muted">
        New here? <Link href={registerPath}>Create an account</Link>
      </p>
    </>
  )
}
