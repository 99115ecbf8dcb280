import { ACCESS_LEVELS } from './level.ts'
import type { User } from './user.ts'

export const PASSKEYS_PER_USER_MAX = 10
export const PASSKEYS_FULL_MESSAGE = `You can have at most ${PASSKEYS_PER_USER_MAX} passkeys. Remove one before you add another one.`
export const PASSKEY_NAME_LENGTH_MAX = 60
export const RECOVERY_CODES_COUNT = 10
export const TOTP_DIGITS = 6
export const TOTP_PERIOD_SECONDS = 30
/** Users of this level and above need a second factor, unless the deployment makes it optional. */
export const SECOND_FACTOR_LEVEL_MIN = ACCESS_LEVELS.editor
/** How long somebody who needs a second factor may work without one, counted from the first sign-in that asks for it. */
export const SECOND_FACTOR_GRACE_MS = 7 * 86_400_000
/** How long after the password the second factor may be given. */
export const SECOND_FACTOR_STEP_LIFETIME_MS = 10 * 60_000
export const PASSKEY_CHALLENGE_LIFETIME_MS = 5 * 60_000
/** A mailed link that removes all factors of somebody who has lost them is valid for this long. */
export const FACTORS_RESET_LINK_LIFETIME_MS = 24 * 3_600_000

/** A link that gives an account back removes the factors that were added since this long before the change that it undoes. */
export const FACTORS_DOUBTED_BEFORE_CHANGE_MS = 7 * 86_400_000

/**
 * Options of the browser's WebAuthn calls, as JSON (WebAuthn level 3, section 5.1.8 and 5.1.9). Only the server and the browser read them.
 */
export interface PasskeyOptions {
  challenge: string
}

export interface SecondFactorMethods {
  totp: boolean
  passkeys: boolean
  recoveryCodes: boolean
}

/** Answer (202) instead of a session to a right password, or a mailed link, of somebody with a second factor. */
export interface SecondFactorStep {
  secondFactor: SecondFactorMethods
  /** Null without passkeys. */
  passkeyOptions: PasskeyOptions | null
}
export type SignInResponse = User | SecondFactorStep

export const isSecondFactorStep = (answer: SignInResponse): answer is SecondFactorStep => 'secondFactor' in answer

export interface PasskeySummary {
  id: number
  name: string
  createdAt: string
  lastUsedAt: string | null
}

export interface SecondFactorState {
  /** When the authenticator app was added; null without one. */
  totpSince: string | null
  passkeys: PasskeySummary[]
  recoveryCodesLeft: number
  /** True if the user's level needs a second factor in this deployment. Then the last one cannot be removed. */
  required: boolean
  /** From when on the user can do nothing but add a second factor. Null if none is needed, or if there is one. */
  dueAt: string | null
}

/** The number of passkeys and apps. Recovery codes are no second factor of their own. */
export const countFactors = ({ totpSince, passkeys }: SecondFactorState) => passkeys.length + Number(totpSince !== null)

/** A new authenticator app, which counts only once a code of it is confirmed. */
export interface TotpSetup {
  /** Base32 */
  secret: string
  /** `otpauth://…`, for the QR code */
  uri: string
}

/** The recovery codes are shown once: with the first factor, and when new ones are asked for. */
export interface AddedFactorResponse {
  recoveryCodes: string[] | null
}
