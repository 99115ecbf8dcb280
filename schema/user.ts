import { z } from 'zod'
import { EMAIL_LENGTH_MAX, INVALID_EMAIL_MESSAGE, isEmailAddress } from './email.ts'
import { SHARED_ERROR_MESSAGES } from './error.ts'
import { ACCESS_LEVEL_MAX, ACCESS_LEVEL_MIN } from './level.ts'
import { PHONE_LENGTH_MAX } from './phone.ts'
import { REQUESTABLE_PLANS } from './plan.ts'
import { PasskeySignInBody, TotpCodeBody } from './second-factor-body.ts'
import { CardSlugSchema } from './slug-field.ts'
import { createStrictSingleLineSchema, createSingleLineSchema, toNullableTextSchema, createTooLongError } from './text.ts'
import {
  FULL_NAME_LABEL,
  FULL_NAME_LENGTH_MAX,
  PASSWORD_LENGTH_MAX,
  PASSWORD_LENGTH_MIN,
  INVALID_ACCESS_LEVEL_MESSAGE,
  PASSWORD_TOO_LONG_MESSAGE,
  PASSWORD_TOO_SHORT_MESSAGE,
  USERNAME_FORMAT_MESSAGE,
  USERNAME_TOO_LONG_MESSAGE,
  USERNAME_TOO_SHORT_MESSAGE,
  USERNAME_LENGTH_MAX,
  USERNAME_LENGTH_MIN,
} from './user-rules.ts'
import { isUsernameAllowed } from './username.ts'

export const MAILBOX_MAILS_PER_HOUR_MAX = 3
/** Limit for mails to an unconfirmed address. The rest of the mailbox's limit is kept for its confirmed owner. */
export const UNCONFIRMED_ADDRESS_MAILS_PER_HOUR_MAX = 2
/** Limit for mails about urgent leads, and for those about contact forms. The other limits do not hold them back. */
export const MAILBOX_LEAD_MAILS_PER_DAY_MAX = 10

export interface User {
  id: number
  username: string
  email: string
  phone: string | null
  fullName: string | null
  accessLevel: number
  createdAt: string
  /** Present if somebody else has set the password. Until it is replaced, the user can do nothing else. */
  mustReplacePassword?: true
  /**
   * Present if the user needs a second factor, has none and the days of grace are over. Until one is added, the user can do nothing else.
   */
  mustAddSecondFactor?: true
}

// Validation never changes a username, because the user must type the same text to sign in.
export const UsernameSchema = createStrictSingleLineSchema(1000, 'Username')
  .min(USERNAME_LENGTH_MIN, USERNAME_TOO_SHORT_MESSAGE)
  .max(USERNAME_LENGTH_MAX, USERNAME_TOO_LONG_MESSAGE)
/** For new accounts and new names. Older accounts may keep names with other signs. */
export const NewUsernameSchema = UsernameSchema.refine(isUsernameAllowed, USERNAME_FORMAT_MESSAGE)

export const MAIL_LIMIT_MESSAGE = `We send at most ${UNCONFIRMED_ADDRESS_MAILS_PER_HOUR_MAX} mails an hour to an address that is not confirmed. Please try again in an hour.`
export const MAILBOX_LIMIT_MESSAGE = `We send at most ${MAILBOX_MAILS_PER_HOUR_MAX} mails an hour to an address. Please try again in an hour.`
export const RESET_LINK_SENT_MESSAGE = 'If your email is registered, you will receive a password reset link.'

export const NewPasswordSchema = z
  .string()
  .min(PASSWORD_LENGTH_MIN, PASSWORD_TOO_SHORT_MESSAGE)
  .max(PASSWORD_LENGTH_MAX, PASSWORD_TOO_LONG_MESSAGE)

/** Addresses are normalized to Unicode NFC, which `emailLookupKeyOf` requires. */
export const EmailAddressSchema = z
  .string()
  .trim()
  .max(EMAIL_LENGTH_MAX, createTooLongError(INVALID_EMAIL_MESSAGE))
  .transform((email) => email.normalize('NFC'))
  .refine(isEmailAddress, INVALID_EMAIL_MESSAGE)

const UserPhoneSchema = createSingleLineSchema(PHONE_LENGTH_MAX, 'Phone')
export const FullNameSchema = createSingleLineSchema(FULL_NAME_LENGTH_MAX, FULL_NAME_LABEL)

export const LoginBody = z.object({
  username: z.string().trim().min(1, 'Username is required').max(200, 'Invalid username or password'),
  password: z.string().min(1, 'Password is required').max(1000, 'Invalid username or password'),
})
export type LoginBody = z.infer<typeof LoginBody>

export const RegisterBody = z.object({
  username: NewUsernameSchema,
  password: NewPasswordSchema,
  email: EmailAddressSchema,
  fullName: toNullableTextSchema(FullNameSchema).optional(),
  phone: toNullableTextSchema(UserPhoneSchema).optional(),
  /** Creates the first card too, with this address. */
  cardSlug: CardSlugSchema.optional(),
  plan: z.enum(REQUESTABLE_PLANS).optional(),
})
export type RegisterBody = z.infer<typeof RegisterBody>

export const RequestPlanBody = z.object({ plan: z.enum(REQUESTABLE_PLANS, 'Choose a plan') })
export type RequestPlanBody = z.infer<typeof RequestPlanBody>

export const RequestPasswordResetBody = z.object({ email: EmailAddressSchema })
export type RequestPasswordResetBody = z.infer<typeof RequestPasswordResetBody>

const createTokenSchema = (invalid: string) => z.string().min(1, invalid).max(200, invalid)

const ResetTokenSchema = createTokenSchema(SHARED_ERROR_MESSAGES.invalidLink)
export const ConfirmPasswordResetBody = z.object({ token: ResetTokenSchema, newPassword: NewPasswordSchema })
export type ConfirmPasswordResetBody = z.infer<typeof ConfirmPasswordResetBody>

export const MailLinkTokenBody = z.object({ token: createTokenSchema(SHARED_ERROR_MESSAGES.invalidMailLink) })
export type MailLinkTokenBody = z.infer<typeof MailLinkTokenBody>

export const CheckMailLinkBody = z.object({ kind: z.enum(['password', 'confirmation', 'restore', 'factors']), token: z.string().max(1000) })
export type CheckMailLinkBody = z.infer<typeof CheckMailLinkBody>
export type MailLinkKind = CheckMailLinkBody['kind']

/** How a user gets rid of a password that somebody else has set. */
export type PasswordReplacement =
  | { way: 'type' }
  /** By a link that is mailed to the confirmed address when the user asks for it. */
  | { way: 'link'; email: string }
  /** By a link that was mailed to the earlier address when somebody changed it. */
  | { way: 'putBackLink'; email: string }
  | { way: 'wait'; until: string }

export const ReplacePasswordBody = z.object({ newPassword: NewPasswordSchema })
export type ReplacePasswordBody = z.infer<typeof ReplacePasswordBody>

/** An address is confirmed when somebody has opened a link mailed to it. */
export interface EmailConfirmationState {
  email: string
  confirmed: boolean
  /** True if a link that confirms the address was mailed and can still be opened. */
  linkSent?: boolean
}

export interface RestoreEmailResponse {
  email: string
  token: string
}

const CurrentPasswordSchema = z.string().min(1, 'Current password is required').max(1000)
/** Not needed in a session that was verified a short time ago. */
export const OptionalCurrentPasswordSchema = CurrentPasswordSchema.optional()

export const VerifyUserBody = z.union([z.object({ password: CurrentPasswordSchema }), TotpCodeBody, PasskeySignInBody])
export type VerifyUserBody = z.infer<typeof VerifyUserBody>

export const UpdatePasswordBody = z.object({
  currentPassword: OptionalCurrentPasswordSchema,
  newPassword: z
    .string()
    .min(PASSWORD_LENGTH_MIN, `New password must be at least ${PASSWORD_LENGTH_MIN} characters`)
    .max(PASSWORD_LENGTH_MAX, `New password must be at most ${PASSWORD_LENGTH_MAX} characters`),
})
export type UpdatePasswordBody = z.infer<typeof UpdatePasswordBody>

export const AccessLevelSchema = z
  .number(INVALID_ACCESS_LEVEL_MESSAGE)
  .int(INVALID_ACCESS_LEVEL_MESSAGE)
  .min(ACCESS_LEVEL_MIN, INVALID_ACCESS_LEVEL_MESSAGE)
  .max(ACCESS_LEVEL_MAX, INVALID_ACCESS_LEVEL_MESSAGE)
