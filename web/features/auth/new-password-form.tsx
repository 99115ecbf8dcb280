import { Link, useLocation } from 'wouter'
import { MESSAGES } from '../../../schema/error.ts'
import { ConfirmReset, PASSWORD_MIN } from '../../../schema/user.ts'
import { call } from '../../lib/api.ts'
import { landingPath, readReturnPath } from '../../lib/return-path.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/input.tsx'
import { toast } from '../../ui/toast.ts'
import styles from './page.module.css'
import { startBrowserSession } from './signed-in.ts'
import { useSubmit } from './use-submit.ts'
import { VIEWS } from './views.ts'

/** The page behind the link of a reset or invitation mail. */
export function NewPasswordForm({ token }: { token: string }) {
  const [, navigate] = useLocation()
  const { onSubmit, pending, errors, alert } = useSubmit({
    schema: ConfirmReset,
    extra: { token },
    failure: { title: 'Password update failed', text: MESSAGES.unexpected },
    send: async (body) => {
      const user = await call('POST /api/reset-password/confirm', { body })
      toast({ title: 'Password updated', description: 'Your password has been successfully updated.', variant: 'success' })
      await startBrowserSession(user)
      // Replaces the used link in the history.
      navigate(landingPath(readReturnPath(), user.id), { replace: true })
    },
  })
  return (
    <>
      <div>
        <h1>Choose a new password</h1>
        <p className={styles.lead}>You are signed in with it at once, and signed out everywhere else.</p>
      </div>
      <form className={styles.fields} onSubmit={onSubmit} noValidate>
        {alert && <Alert tone="danger">{alert}</Alert>}
        <Field label="New password" error={errors['newPassword'] ?? errors['token']} hint={`At least ${PASSWORD_MIN} characters.`}>
          <PasswordInput name="newPassword" autoComplete="new-password" />
        </Field>
        <Button type="submit" variant="primary" wide pending={pending}>
          {pending ? 'Saving...' : 'Set New Password'}
        </Button>
      </form>
      <p className={styles.other}>
        <Link href={VIEWS.reset}>Send a new link</Link>
      </p>
    </>
  )
}
