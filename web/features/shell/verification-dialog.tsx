import { RectangleEllipsis, ShieldCheck, Smartphone } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { SHARED_ERROR_MESSAGES } from '../../../schema/error.ts'
import type { SecondFactorMethods } from '../../../schema/second-factor.ts'
import { TotpCodeBody } from '../../../schema/second-factor-body.ts'
import type { VerifyUserBody } from '../../../schema/user.ts'
import { ApiError, errorMessageOf, requestApi } from '../../lib/api.ts'
import { focusFirstInvalidControl, validateForm } from '../../lib/form.ts'
import { useSignedInUser } from '../../lib/user.ts'
import { PasskeyButton } from '../../second-factor/passkey-button.tsx'
import { hasPasskeySupport } from '../../second-factor/passkey-prompt.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormField } from '../../ui/field.tsx'
import { CodeInput } from '../../ui/input.tsx'
import { PasswordInput, UsernameForPasswordManagers } from '../../ui/password-input.tsx'
import styles from './verification-dialog.module.css'

/** Returns what the user can prove it with, besides the password; undefined while the answer is on its way. */
function useMethods(): SecondFactorMethods | undefined {
  const [methods, setMethods] = useState<SecondFactorMethods>()
  useEffect(() => {
    // If there is no answer, the dialog offers the password.
    requestApi('POST /api/user/verify/options').then(
      ({ secondFactor }) => setMethods(secondFactor),
      () => undefined,
    )
  }, [])
  return methods
}

const FORGOTTEN_HINT = 'If you forgot it, sign out and choose “Forgot password?”.'

/** Asks for the password or a second factor before a call that needs it. `onAnswer` gets true if it was right. */
export function VerificationDialog({ onAnswer }: { onAnswer: (isVerified: boolean) => void }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { user } = useSignedInUser()
  const methods = useMethods()
  const hasFactor = methods?.totp || methods?.passkeys
  const canUsePasskey = methods?.passkeys && hasPasskeySupport()
  const [usesCode, setUsesCode] = useState(false)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)

  async function verify(body: VerifyUserBody) {
    try {
      await requestApi('POST /api/user/verify', { body })
      onAnswer(true)
    } catch (reason) {
      if (reason instanceof ApiError && reason.status === 401) return onAnswer(false)
      throw reason
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const form = event.currentTarget
    const refuse = (message: string) => {
      setError(message)
      focusFirstInvalidControl(form)
    }
    if (!usesCode && typed === '') return refuse('Enter your password')
    const { data: code, errors } = validateForm(TotpCodeBody, { code: typed })
    if (usesCode && errors) return refuse(errors['code']!)
    setPending(true)
    setError(null)
    try {
      await verify(usesCode ? code! : { password: typed })
    } catch (reason) {
      setPending(false)
      refuse(errorMessageOf(reason, SHARED_ERROR_MESSAGES.unexpected))
    }
  }

  function change(isCode: boolean) {
    setUsesCode(isCode)
    setTyped('')
    setError(null)
    requestAnimationFrame(() => input.current?.focus())
  }

  const field = { ref: input, value: typed, onChange: (e: { target: HTMLInputElement }) => setTyped(e.target.value) }
  return (
    <Dialog
      open
      onTop
      ignoreOutsideClicks
      initialFocus={input}
      onOpenChange={(open) => !open && !isPending && onAnswer(false)}
      title="Confirm it’s you"
      description={hasFactor ? 'Use your password or a second factor.' : SHARED_ERROR_MESSAGES.verificationRequired}
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
      <form id={id} noValidate onSubmit={(event) => void submit(event)}>
        {usesCode ? (
          <FormField label="Code from your authenticator app" error={error}>
            <CodeInput name="code" {...field} />
          </FormField>
        ) : (
          <>
            <UsernameForPasswordManagers username={user?.username ?? ''} />
            <FormField label="Your password" error={error} hint={FORGOTTEN_HINT}>
              <PasswordInput name="password" autoComplete="current-password" {...field} />
            </FormField>
            {/* The error takes the place of the field's hint. */}
            {error !== null && <p className="small-faint">{FORGOTTEN_HINT}</p>}
          </>
        )}
      </form>
      {(methods?.totp || canUsePasskey) && <p className={styles.or}>or</p>}
      {canUsePasskey && (
        <PasskeyButton
          label="Use a Passkey"
          fetchOptions={async () => (await requestApi('POST /api/user/verify/options')).passkeyOptions!}
          onSigned={(passkey) => verify({ passkey })}
        />
      )}
      {methods?.totp && (
        <Button wide icon={usesCode ? <RectangleEllipsis aria-hidden /> : <Smartphone aria-hidden />} onClick={() => change(!usesCode)}>
          {usesCode ? 'Use Your Password' : 'Use Your Authenticator App'}
        </Button>
      )}
    </Dialog>
  )
}
