import { z } from 'zod'
import { createStrictSingleLineSchema } from './text.ts'
import type { User } from './user.ts'

export const PASSKEYS_PER_USER_MAX = 10
export const PASSKEYS_FULL_MESSAGE = `You can have at most ${PASSKEYS_PER_USER_MAX} passkeys. Remove one before you add another one.`
export const PASSKEY_NAME_LENGTH_MAX = 60
export const RECOVERY_CODES_COUNT = 10
export const TOTP_DIGITS = 6
export const TOTP_PERIOD_SECONDS = 30
/** How long somebody who needs a second factor may work without one, counted from the first sign-in that asks for it. */
export const SECOND_FACTOR_GRACE_MS = 7 * 86_400_000
/** How long after the password the second factor may be given. */
export const SECOND_FACTOR_STEP_LIFETIME_MS = 10 * 60_000
export const PASSKEY_CHALLENGE_LIFETIME_MS = 5 * 60_000
/** A mailed link that removes all factors of somebody who has lost them is valid for this long. */
export const FACTORS_RESET_LINK_LIFETIME_MS = 24 * 3_600_000

/** Options of the browser's WebAuthn calls, as JSON (WebAuthn level 3, section 5.1.8 and 5.1.9). Only the server and the browser read them. */
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

const base64urlOf = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/)

const createCredentialSchema = <Response extends z.ZodType>(response: Response) =>
  z.object({
    id: base64urlOf(1400),
    rawId: base64urlOf(1400),
    type: z.literal('public-key'),
    response,
    authenticatorAttachment: z.string().max(40).nullish(),
  })

/** JSON of a PublicKeyCredential that signs a challenge. */
export const PasskeyAssertionSchema = createCredentialSchema(
  z.object({
    clientDataJSON: base64urlOf(4000),
    authenticatorData: base64urlOf(4000),
    signature: base64urlOf(2000),
    userHandle: base64urlOf(100).nullish(),
  }),
)
export type PasskeyAssertion = z.infer<typeof PasskeyAssertionSchema>

export const TotpCodeSchema = z
  .string()
  .max(20)
  .transform((code) => code.replaceAll(/\s/g, ''))
  .refine((code) => /^\d{6}$/.test(code), `Enter the ${TOTP_DIGITS} digits that your authenticator app shows`)
const RecoveryCodeSchema = z.string().trim().min(1, 'Enter a recovery code').max(40, 'Enter a recovery code')

export const SecondFactorBody = z.union([
  z.object({ passkey: PasskeyAssertionSchema }),
  z.object({ code: TotpCodeSchema }),
  z.object({ recoveryCode: RecoveryCodeSchema }),
])
export type SecondFactorBody = z.infer<typeof SecondFactorBody>

export const PasskeySignInBody = z.object({ passkey: PasskeyAssertionSchema })
export type PasskeySignInBody = z.infer<typeof PasskeySignInBody>

export const ConfirmTotpBody = z.object({ code: TotpCodeSchema })
export type ConfirmTotpBody = z.infer<typeof ConfirmTotpBody>

const PasskeyNameSchema = createStrictSingleLineSchema(PASSKEY_NAME_LENGTH_MAX, 'Name').min(1, 'Name is required')
export const RenamePasskeyBody = z.object({ name: PasskeyNameSchema })
export type RenamePasskeyBody = z.infer<typeof RenamePasskeyBody>

/** JSON of a PublicKeyCredential that was just created. */
export const AddPasskeyBody = z.object({
  name: PasskeyNameSchema,
  passkey: createCredentialSchema(
    z.object({
      clientDataJSON: base64urlOf(4000),
      attestationObject: base64urlOf(20_000),
      transports: z.array(z.string().max(40)).max(10).optional(),
    }),
  ),
})
export type AddPasskeyBody = z.infer<typeof AddPasskeyBody>
