import { Link } from 'wouter'
import { SAMPLE_NAME_STORAGE_KEY } from '../../../schema/product.ts'
import { PASSWORD_LENGTH_MIN, USERNAME_LENGTH_MAX, USERNAME_LENGTH_MIN } from '../../../schema/user-rules.ts'
import { RegisterBody } from '../../../schema/user.ts'
import { requestApi } from '../../lib/api.ts'
import { readStoredText } from '../../lib/browser-storage.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { FormField } from '../../ui/field.tsx'
import { EMAIL_INPUT_PROPS, Input, PasswordInput } from '../../ui/input.tsx'
import { showToast } from '../../ui/toast.ts'
import styles from './page.module.css'
import { startBrowserSession } from './signed-in.ts'
import { useFormSubmit } from './use-submit.ts'
import { AUTH_VIEW_PATHS } from './views.ts'

export function RegisterForm() {
  const { onSubmit, pending, errors, alert } = useFormSubmit({
    schema: RegisterBody,
    failure: { title: 'Registration failed', text: 'Could not create account' },
    send: async (registration) => {
      const user = await requestApi('POST /api/register', { body: registration })
      showToast({ title: 'Registration successful', description: 'Your account has been created.', variant: 'success' })
      await startBrowserSession(user)
    },
  })
  return (
    <>
      <h1>Create your account</h1>
      <form className={styles.fields} onSubmit={onSubmit} noValidate>
        {alert && <Alert tone="danger">{alert}</Alert>}
        <FormField
          label="Username"
          error={errors['username']}
          hint={`${USERNAME_LENGTH_MIN} to ${USERNAME_LENGTH_MAX} characters. You sign in with it.`}
        >
          <Input name="username" autoComplete="username" autoCapitalize="none" autoCorrect="off" spellCheck={false} />
        </FormField>
        <FormField label="Email" error={errors['email']}>
          <Input name="email" {...EMAIL_INPUT_PROPS} autoComplete="email" />
        </FormField>
        <FormField label="Password" error={errors['password']} hint={`At least ${PASSWORD_LENGTH_MIN} characters.`}>
          <PasswordInput name="password" autoComplete="new-password" />
        </FormField>
        <div className={styles.pair}>
          <FormField label="Full name" optional error={errors['fullName']}>
            <Input name="fullName" autoComplete="name" defaultValue={readStoredText(SAMPLE_NAME_STORAGE_KEY, 'sessionStorage') ?? ''} />
          </FormField>
          <FormField label="Phone" optional error={errors['phone']}>
            <Input name="phone" type="tel" autoComplete="tel" />
          </FormField>
        </div>
        <Button type="submit" variant="primary" wide pending={pending}>
          {pending ? 'Creating account...' : 'Create Account'}
        </Button>
      </form>
      <p className={styles.other}>
        Already have an account? <Link href={AUTH_VIEW_PATHS.login}>Sign in</Link>
      </p>
    </>
  )
}
