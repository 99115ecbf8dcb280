import { useState } from 'react'
import { countFactors, type PasskeySummary, type SecondFactorState } from '../../schema/second-factor.ts'
import { requestApi } from '../lib/api.ts'
import { prepareFocusAfterRemoval } from '../ui/focus-after-removal.ts'
import { showToast } from '../ui/toast.ts'
import { AddAppDialog } from './add-app-dialog.tsx'
import { AddPasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.tsx'
import { ChangeQuestion } from './change-question.tsx'
import type { SecondFactorDialog } from './dialog-state.ts'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'

interface SecondFactorDialogsProps {
  username: string
  state: SecondFactorState
  dialog: SecondFactorDialog
  onDialog: (dialog: SecondFactorDialog | null) => void
  /** Resolves when the panel shows the change. */
  onChanged: () => Promise<unknown>
}

const REMOVAL_TEXTS = {
  other: 'It no longer signs you in. You keep your other second factors.',
  last: 'It is your last second factor. Your password alone then signs you in, and your recovery codes stop working.',
}

export function SecondFactorDialogs({ username, state, dialog, onDialog, onChanged }: SecondFactorDialogsProps) {
  const close = () => onDialog(null)

  function finishAdding(recoveryCodes: string[] | null, title: string) {
    onDialog(recoveryCodes && { kind: 'showCodes', codes: recoveryCodes })
    showToast({ title, variant: 'success' })
    void onChanged()
  }

  if (dialog.kind === 'addApp')
    return <AddAppDialog setup={dialog.setup} onClose={close} onAdded={(codes) => finishAdding(codes, 'Authenticator app added')} />
  if (dialog.kind === 'addPasskey')
    return (
      <AddPasskeyDialog
        options={dialog.options}
        takenNames={state.passkeys.map(({ name }) => name)}
        onClose={close}
        onAdded={(codes) => finishAdding(codes, 'Passkey added')}
      />
    )
  if (dialog.kind === 'rename') return <RenamePasskeyDialog passkey={dialog.passkey} onClose={close} onChanged={onChanged} />
  if (dialog.kind === 'showCodes') return <RecoveryCodesDialog username={username} codes={dialog.codes} onClose={close} />
  if (dialog.kind === 'renewCodes')
    return (
      <ChangeQuestion
        title="Make new recovery codes?"
        description="The codes that you have now stop working."
        confirmLabel="Make New Codes"
        pendingLabel="Making codes..."
        destructive={false}
        onClose={close}
        change={async () => {
          const { recoveryCodes } = await requestApi('POST /api/second-factor/recovery-codes')
          onDialog(recoveryCodes && { kind: 'showCodes', codes: recoveryCodes })
          void onChanged()
        }}
      />
    )
  return <RemovalQuestion passkey={dialog.passkey} isLast={countFactors(state) === 1} onClose={close} onChanged={onChanged} />
}

interface RemovalQuestionProps {
  passkey: PasskeySummary | null
  isLast: boolean
  onClose: () => void
  onChanged: () => Promise<unknown>
}

function RemovalQuestion({ passkey, isLast, onClose, onChanged }: RemovalQuestionProps) {
  const [focusNext] = useState(() => prepareFocusAfterRemoval(document.activeElement))
  return (
    <ChangeQuestion
      title={passkey ? `Remove the passkey ${passkey.name}?` : 'Remove the authenticator app?'}
      description={REMOVAL_TEXTS[isLast ? 'last' : 'other']}
      confirmLabel="Remove"
      pendingLabel="Removing..."
      onClose={onClose}
      change={async () => {
        if (passkey) await requestApi('DELETE /api/second-factor/passkeys/:id', { params: { id: passkey.id } })
        else await requestApi('DELETE /api/second-factor/totp')
        // The question is closed first, because it gives the focus back to a button that the changed panel no longer has.
        onClose()
        await onChanged()
        focusNext()
        showToast({ title: passkey ? 'Passkey removed' : 'Authenticator app removed', variant: 'success' })
      }}
    />
  )
}
