import { useState } from 'react'
import { Link } from 'wouter'
import { LoginBody } from '../../../schema/user.ts'
import { requestApi } from '../../lib/api.ts'
import { readReturnPath } from '../../lib/return-path.ts'
import { replaceSignedInUser } from '../../lib/user.ts'
import { Alert } from '../../ui/alert.tsx'
import { FormField } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { showToast } from '../../ui/toast.ts'
import { AuthForm } from './auth-form.tsx'
import styles from './page.module.css'
import { useFormSubmit } from './use-submit.ts'
import { AUTH_VIEW_PATHS, useAuthViewPath } from './views.ts'

export function LoginForm() {
  const form = useFormSubmit({
    schema: LoginBody,
    failure: { title: 'Login failed', text: 'Invalid username or password' },
    send: async (login) => {
      const user = await requestApi('POST /api/login', { body: login })
      if ('secondFactor' in user) throw new Error('The second step is missing')
      showToast({ title: 'Login successful', description: `Welcome back, ${user.fullName || user.username}`, variant: 'success' })
      await replaceSignedInUser(user)
    },
  })
  const [expired] = useState(() => (readReturnPath()?.userId ?? null) !== null)
  const registerPath = useAuthViewPath('register')
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
      <p className="muted">
        New here? <Link href={registerPath}>Create an account</Link>
      </p>
    </>
  )
}
