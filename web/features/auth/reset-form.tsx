import { ArrowLeft } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import { MESSAGES } from '../../../schema/error.ts'
import { ResetPassword } from '../../../schema/user.ts'
import { call } from '../../lib/api.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { EMAIL_PROPS, Input } from '../../ui/input.tsx'
import { toast } from '../../ui/toast.ts'
import styles from './page.module.css'
import { useSubmit } from './use-submit.ts'
import { VIEWS } from './views.ts'

export function ResetForm() {
  const [, navigate] = useLocation()
  const { onSubmit, pending, errors, alert } = useSubmit({
    schema: ResetPassword,
    failure: { title: 'Password reset failed', text: MESSAGES.unexpected },
    send: async (body) => {
      await call('POST /api/reset-password', { body })
      toast({
        title: 'Password reset initiated',
        description: 'If your email is registered, you will receive a password reset link.',
        variant: 'success',
      })
      navigate(VIEWS.login)
    },
  })
  return (
    <>
      <div>
        <h1>Reset your password</h1>
        <p className={styles.lead}>We send a link to your email address. It is good for one hour.</p>
      </div>
      <form className={styles.fields} onSubmit={onSubmit} noValidate>
        {alert && <Alert tone="danger">{alert}</Alert>}
        <Field label="Email" error={errors['email']}>
          <Input name="email" {...EMAIL_PROPS} autoComplete="email" />
        </Field>
        <Button type="submit" variant="primary" wide pending={pending}>
          {pending ? 'Sending...' : 'Send Reset Link'}
        </Button>
      </form>
      <p className={styles.other}>
        <Link href={VIEWS.login} className={styles.back}>
          <ArrowLeft aria-hidden />
          Back to login
        </Link>
      </p>
    </>
  )
}
