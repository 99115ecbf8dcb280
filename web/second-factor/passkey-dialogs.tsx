import { useRef } from 'react'
import type { PasskeyOptions, PasskeySummary } from '../../schema/second-factor.ts'
import { requestApi } from '../lib/api.ts'
import { proposePasskeyName } from './device-name.ts'
import { PasskeyNameDialog } from './passkey-name-dialog.tsx'
import { createPasskey } from './passkey-prompt.ts'

interface AddPasskeyDialogProps {
  options: PasskeyOptions
  takenNames: string[]
  onClose: () => void
  onAdded: (recoveryCodes: string[] | null) => void
}

export function AddPasskeyDialog({ options, takenNames, onClose, onAdded }: AddPasskeyDialogProps) {
  /** The server takes each challenge once, so another try needs a new one. */
  const unused = useRef<PasskeyOptions | null>(options)
  return (
    <PasskeyNameDialog
      title="Add a passkey"
      description="Your browser then asks where to keep the passkey: on this device, on your phone, or on a security key."
      initialName={proposePasskeyName(navigator, takenNames)}
      labels={['Add Passkey', 'Waiting for your passkey...']}
      onClose={onClose}
      save={async (name) => {
        const current = unused.current ?? (await requestApi('POST /api/second-factor/passkeys/options'))
        unused.current = null
        const passkey = await createPasskey(current)
        if (!passkey) return 'No passkey was added.'
        const { recoveryCodes } = await requestApi('POST /api/second-factor/passkeys', { body: { name, passkey } })
        onAdded(recoveryCodes)
      }}
    />
  )
}

interface RenamePasskeyDialogProps {
  passkey: PasskeySummary
  onClose: () => void
  onChanged: () => Promise<unknown>
}

export function RenamePasskeyDialog({ passkey: { id, name }, onClose, onChanged }: RenamePasskeyDialogProps) {
  return (
    <PasskeyNameDialog
      title="Rename the passkey"
      description="The name is shown to you only."
      initialName={name}
      labels={['Save', 'Saving...']}
      onClose={onClose}
      save={async (changed) => {
        await requestApi('PATCH /api/second-factor/passkeys/:id', { params: { id }, body: { name: changed } })
        await onChanged()
        onClose()
      }}
    />
  )
}
