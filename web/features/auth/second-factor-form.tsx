import { useEffect, useRef, useState } from 'react'
import { SHARED_ERROR_MESSAGES } from '../../../schema/error.ts'
import type { SecondFactorStep } from '../../../schema/second-factor.ts'
import { RecoveryCodeBody, type SecondFactorBody, TotpCodeBody } from '../../../schema/second-factor-body.ts'
import type { User } from '../../../schema/user.ts'
import { errorCodeOf, errorMessageOf, requestApi } from '../../lib/api.ts'
import { PasskeyButton } from '../../second-factor/passkey-button.tsx'
import { hasPasskeySupport } from '../../second-factor/passkey-prompt.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { FormField } from '../../ui/field.tsx'
import { focusElementOrMain } from '../../ui/focus-main.ts'
import { CodeInput, Input, NO_AUTOCORRECT_INPUT_PROPS } from '../../ui/input.tsx'
import { AuthForm } from './auth-form.tsx'
import styles from './page.module.css'
import { useFormSubmit } from './use-submit.ts'

interface SecondFactorFormProps {
  step: SecondFactorStep
  /** A sentence about the first step, which is done. */
  lead: string
  onSignedIn: (user: User) => Promise<void>
  onStartOver: () => void
}

const FAILURE_TEXT = SHARED_ERROR_MESSAGES.unexpected

/** Asks for the second factor of somebody whose password or mailed link was right. */
export function SecondFactorForm({ step, lead, onSignedIn, onStartOver }: SecondFactorFormProps) {
  const { totp, recoveryCodes } = step.secondFactor
  const [usesRecoveryCode, setUsesRecoveryCode] = useState(false)
  /** The time for the second step is over. The message says so. */
  const [expiry, setExpiry] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => (input.current ? input.current.focus() : focusElementOrMain()), [usesRecoveryCode])

  async function send(body: SecondFactorBody) {
    try {
      await onSignedIn(await requestApi('POST /api/login/second-factor', { body }))
    } catch (error) {
      if (errorCodeOf(error) === 'signInExpired') setExpiry(errorMessageOf(error, FAILURE_TEXT))
      input.current?.select()
      throw error
    }
  }
  const codeForm = useFormSubmit({ schema: TotpCodeBody, failure: { field: 'code', text: FAILURE_TEXT }, send })
  const recoveryForm = useFormSubmit({ schema: RecoveryCodeBody, failure: { field: 'recoveryCode', text: FAILURE_TEXT }, send })

  if (expiry !== null)
    return (
      <>
        <h1>Second step</h1>
        <Alert tone="danger">{expiry}</Alert>
        <Button variant="primary" wide onClick={onStartOver}>
          Start Over
        </Button>
      </>
    )
  return (
    <>
      <div>
        <h1>Second step</h1>
        <p className={styles.lead}>
          {lead}{' '}
          {usesRecoveryCode
            ? 'Enter one of the codes you saved, such as 00JW8-3Z4T6.'
            : 'Now confirm with your second factor that it is you.'}
        </p>
      </div>
      {usesRecoveryCode && (
        <AuthForm key="recovery" form={recoveryForm} labels={['Sign In', 'Signing in...']}>
          <FormField label="Recovery code" error={recoveryForm.errors['recoveryCode']}>
            <Input ref={input} name="recoveryCode" {...NO_AUTOCORRECT_INPUT_PROPS} />
          </FormField>
        </AuthForm>
      )}
      {!usesRecoveryCode && totp && (
        <AuthForm key="code" form={codeForm} labels={['Sign In', 'Signing in...']}>
          <FormField label="Code from your authenticator app" error={codeForm.errors['code']}>
            <CodeInput ref={input} name="code" />
          </FormField>
        </AuthForm>
      )}
      {!usesRecoveryCode &&
        step.passkeyOptions &&
        (hasPasskeySupport() ? (
          <PasskeyButton
            label="Use a Passkey"
            variant={totp ? 'secondary' : 'primary'}
            fetchOptions={() => Promise.resolve(step.passkeyOptions!)}
            onSigned={(passkey) => send({ passkey })}
          />
        ) : (
          <p className="small-muted">This browser cannot use your passkey.</p>
        ))}
      <div className={cx('wrapping-row', styles.otherWays)}>
        {recoveryCodes && (
          <Button size="sm" variant="link" onClick={() => setUsesRecoveryCode(!usesRecoveryCode)}>
            {usesRecoveryCode ? 'Use your app or passkey' : 'Use a recovery code'}
          </Button>
        )}
        <Button size="sm" variant="link" onClick={onStartOver}>
          Start over
        </Button>
      </div>
    </>
  )
}
