import { Link } from 'wouter'
import { SAMPLE_NAME_STORAGE_KEY } from '../../../schema/product.ts'
import { LEGAL_PAGES } from '../../../schema/route.ts'
import { PASSWORD_LENGTH_MIN, USERNAME_HINT } from '../../../schema/user-rules.ts'
import { RegisterBody } from '../../../schema/user.ts'
import { requestApi } from '../../lib/api.ts'
import { readStoredText } from '../../lib/browser-storage.ts'
import { replaceSignedInUser } from '../../lib/user.ts'
import { FormField } from '../../ui/field.tsx'
import { EMAIL_INPUT_PROPS, Input } from '../../ui/input.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { showToast } from '../../ui/toast.ts'
import { AuthForm } from './auth-form.tsx'
import styles from './page.module.css'
import { useFormSubmit } from './use-submit.ts'
import { AUTH_VIEW_PATHS } from './views.ts'

export function RegisterForm() {
  const form = useFormSubmit({
    schema: RegisterBody,
    failure: { title: 'Registration failed', text: 'Could not create account' },
    send: async (registration) => {
      const user = await requestApi('POST /api/register', { body: registration })
      showToast({ title: 'Registration successful', description: 'Your account has been created.', variant: 'success' })
      await replaceSignedInUser(user)
    },
  })
  return (
    <>
      <h1>Create your account</h1>
      <AuthForm form={form} labels={['Create Account', 'Creating account...']}>
        <FormField label="Username" error={form.errors['username']} hint={`${USERNAME_HINT} You sign in with it.`}>
          <Input name="username" autoComplete="username" autoCapitalize="none" autoCorrect="off" spellCheck={false} />
        </FormField>
        <FormField label="Email" error={form.errors['email']}>
          <Input name="email" {...EMAIL_INPUT_PROPS} autoComplete="email" />
        </FormField>
        <FormField label="Password" error={form.errors['password']} hint={`At least ${PASSWORD_LENGTH_MIN} characters.`}>
          <PasswordInput name="password" autoComplete="new-password" />
        </FormField>
        <div className={styles.pair}>
          <FormField label="Full name" optional error={form.errors['fullName']}>
            <Input name="fullName" autoComplete="name" defaultValue={readStoredText(SAMPLE_NAME_STORAGE_KEY, 'sessionStorage') ?? ''} />
          </FormField>
          <FormField label="Phone" optional error={form.errors['phone']}>
            <Input name="phone" type="tel" autoComplete="tel" />
          </FormField>
        </div>
      </AuthForm>
      <p className="small-muted">
        By creating an account you agree to the <a href={LEGAL_PAGES.terms.path}>{LEGAL_PAGES.terms.title}</a>.{' '}
        <a href={LEGAL_PAGES.privacy.path}>{LEGAL_PAGES.privacy.title}</a> says what is stored.
      </p>
      <p className="muted">
        Already have an account? <Link href={AUTH_VIEW_PATHS.login}>Sign in</Link>
      </p>
    </>
  )
}
