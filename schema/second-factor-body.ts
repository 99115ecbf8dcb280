import { z } from 'zod'
import { PASSKEY_NAME_LENGTH_MAX, TOTP_DIGITS } from './second-factor.ts'
import { createStrictSingleLineSchema } from './text.ts'

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
const PasskeyAssertionSchema = createCredentialSchema(
  z.object({
    clientDataJSON: base64urlOf(4000),
    authenticatorData: base64urlOf(4000),
    signature: base64urlOf(2000),
    userHandle: base64urlOf(100).nullish(),
  }),
)
export type PasskeyAssertion = z.infer<typeof PasskeyAssertionSchema>

const TotpCodeSchema = z
  .string()
  .max(20)
  .transform((code) => code.replaceAll(/\s/g, ''))
  .refine((code) => /^\d{6}$/.test(code), `Enter the ${TOTP_DIGITS} digits that your authenticator app shows`)
const RecoveryCodeSchema = z.string().trim().min(1, 'Enter a recovery code').max(40, 'Enter a recovery code')

export const TotpCodeBody = z.object({ code: TotpCodeSchema })
export type TotpCodeBody = z.infer<typeof TotpCodeBody>
export const RecoveryCodeBody = z.object({ recoveryCode: RecoveryCodeSchema })
export const PasskeySignInBody = z.object({ passkey: PasskeyAssertionSchema })
export type PasskeySignInBody = z.infer<typeof PasskeySignInBody>

export const SecondFactorBody = z.union([PasskeySignInBody, TotpCodeBody, RecoveryCodeBody])
export type SecondFactorBody = z.infer<typeof SecondFactorBody>

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
