import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { PasskeyOptions } from '../../schema/second-factor.ts'
import type { PasskeyAssertion } from '../../schema/second-factor-body.ts'
import { usePendingAction } from '../lib/use-pending-action.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { passkeyErrorMessageOf, signWithPasskey } from './passkey-prompt.ts'

interface PasskeyButtonProps {
  label: string
  variant?: 'primary' | 'secondary'
  fetchOptions: () => Promise<PasskeyOptions>
  /** Gets what the passkey signed. If it throws, the button shows the error. */
  onSigned: (passkey: PasskeyAssertion) => Promise<void>
}

/** Asks for a passkey. Closing the browser's prompt is no failure, so it is only noted. */
export function PasskeyButton({ label, variant, fetchOptions, onSigned }: PasskeyButtonProps) {
  const [pending, run] = usePendingAction()
  const [failure, setFailure] = useState<string | null>(null)
  const [isUnused, setUnused] = useState(false)

  async function ask() {
    setFailure(null)
    setUnused(false)
    try {
      const passkey = await signWithPasskey(await fetchOptions())
      if (passkey) await onSigned(passkey)
      else setUnused(true)
    } catch (error) {
      setFailure(passkeyErrorMessageOf(error))
    }
  }
  return (
    <div className="stack-3">
      {failure !== null && <Alert tone="danger">{failure}</Alert>}
      <Button wide variant={variant} icon={<KeyRound aria-hidden />} pending={pending} onClick={() => void run(ask)}>
        {pending ? 'Waiting for your passkey...' : label}
      </Button>
      {isUnused && (
        <p role="status" className="small-muted">
          No passkey was used.
        </p>
      )}
    </div>
  )
}
