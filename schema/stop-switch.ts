import type { ApiErrorCode } from './error.ts'

interface StopSwitchRules {
  label: string
  /** What administrators read about it. */
  hint: string
  /** Code and sentence of the calls that are refused meanwhile. */
  code: ApiErrorCode
}

/** Parts of the site that an administrator can stop at once, without a deployment. */
export const STOP_SWITCHES = {
  registration: {
    label: 'Registration',
    hint: 'While it is off, nobody creates an account. You can still create users.',
    code: 'registrationStopped',
  },
  uploads: { label: 'Uploads of pictures', hint: 'While they are off, nobody can upload a picture.', code: 'uploadsStopped' },
  forms: { label: 'Forms on cards', hint: 'While they are off, visitors are asked to use the contact details.', code: 'formsStopped' },
  chat: { label: 'Chat with the assistant', hint: 'While it is off, no message is answered, also not in tests.', code: 'chatStopped' },
} as const satisfies Record<string, StopSwitchRules>

export type StopSwitchName = keyof typeof STOP_SWITCHES
export const STOP_SWITCH_NAMES = Object.keys(STOP_SWITCHES) as StopSwitchName[]

/** Since when each part is stopped; null if it runs. */
export type StopSwitchStates = Record<StopSwitchName, string | null>

/** Whether visitors can create an account; if not, why. */
export interface RegistrationState {
  refusal: string | null
}
