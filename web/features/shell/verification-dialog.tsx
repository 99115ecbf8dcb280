import { ShieldCheck } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { SHARED_ERROR_MESSAGES } from '../../../schema/error.ts'
import { ApiError, errorMessageOf, requestApi } from '../../lib/api.ts'
import { focusFirstInvalidControl } from '../../lib/form.ts'
import { useSignedInUser } from '../../lib/user.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormField } from '../../ui/field.tsx'
import { PasswordInput, UsernameForPasswordManagers } from '../../ui/password-input.tsx'

/** Asks for the password before a call that needs it. `onAnswer` gets true if the password was right. */
export function VerificationDialog({ onAnswer }: { onAnswer: (isVerified: boolean) => void }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { user } = useSignedInUser()
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)

  async function verify(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const form = event.currentTarget
    setPending(true)
    setError(null)
    try {
      await requestApi('POST /api/user/verify', { body: { password } })
      onAnswer(true)
    } catch (reason) {
      if (reason instanceof ApiError && reason.status === 401) return onAnswer(false)
      setError(errorMessageOf(reason, SHARED_ERROR_MESSAGES.unexpected))
      setPending(false)
      focusFirstInvalidControl(form)
    }
  }

  return (
    <Dialog
      open
      ignoreOutsideClicks
      initialFocus={input}
      onOpenChange={(open) => !open && !isPending && onAnswer(false)}
      title="Confirm it’s you"
      description={SHARED_ERROR_MESSAGES.verificationRequired}
      actions={
        <>
          <Button disabled={isPending} onClick={() => onAnswer(false)}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={id} icon={<ShieldCheck aria-hidden />} pending={isPending}>
            {isPending ? 'Checking...' : 'Continue'}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void verify(event)}>
        <UsernameForPasswordManagers username={user?.username ?? ''} />
        <FormField label="Your password" error={error} hint="If you forgot it, sign out and choose “Forgot password?”.">
          <PasswordInput
            ref={input}
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(e) => setPassword(e.target.value)}
          />
        </FormField>
      </form>
    </Dialog>
  )
}
