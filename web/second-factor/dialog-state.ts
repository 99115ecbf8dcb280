import { useState } from 'react'
import type { PasskeyOptions, PasskeySummary, TotpSetup } from '../../schema/second-factor.ts'

/** The open dialog of the panel. Dialogs that add something open with what the server has prepared for it. */
export type SecondFactorDialog =
  | { kind: 'addApp'; setup: TotpSetup }
  | { kind: 'addPasskey'; options: PasskeyOptions }
  | { kind: 'rename'; passkey: PasskeySummary }
  /** Null stands for the authenticator app. */
  | { kind: 'remove'; passkey: PasskeySummary | null }
  | { kind: 'renewCodes' }
  | { kind: 'showCodes'; codes: string[] }

/** The page holds this state, because it may have to stay as it is until the recovery codes are saved. */
export const useSecondFactorDialog = () => useState<SecondFactorDialog | null>(null)

export type SecondFactorDialogState = ReturnType<typeof useSecondFactorDialog>
