import { z } from 'zod'
import { EMAIL_LENGTH_MAX, INVALID_EMAIL_MESSAGE, isEmailAddress } from './email.ts'
import { SHARED_ERROR_MESSAGES } from './error.ts'
import { ACCESS_LEVEL_MAX, ACCESS_LEVEL_MIN } from './level.ts'
import { PHONE_MAX_LENGTH } from './phone.ts'
import { strictSingleLineSchema, singleLineSchema, emptyTextToNull, tooLongErrorOptions } from './text.ts'

export const USERNAME_LENGTH_MIN = 3
export const USERNAME_LENGTH_MAX = 20
export const PASSWORD_LENGTH_MIN = 6
const PASSWORD_LENGTH_MAX = 128
export const FULL_NAME_LENGTH_MAX = 120
/** Maximum number of mails per hour to one mailbox, for all accounts together. */
export const MAILS_PER_HOUR_MAX = 3
/** Maximum number of mails per hour to a mailbox on behalf of unconfirmed accounts. The rest is for its confirmed owner. */
export const UNCONFIRMED_MAILS_PER_HOUR_MAX = 2

/** Id of the site's own user account: created first, cannot be deleted, and only its owner can edit it. */
export const SITE_USER_ID = 1

/** A user as the API returns it. Times are ISO 8601 in UTC. */
export interface User {
  id: number
  username: string
  email: string
  phone: string | null
  fullName: string | null
  accessLevel: number
  createdAt: string
}

// Validation never alters a username, because the user types it again to sign in.
export const Username = strictSingleLineSchema(1000)
  .min(USERNAME_LENGTH_MIN, `Username must be at least ${USERNAME_LENGTH_MIN} characters`)
  .max(USERNAME_LENGTH_MAX, `Username must be less than ${USERNAME_LENGTH_MAX} characters`)

/** Key for comparing usernames, which ignores case and Unicode width. */
export function usernameLookupKeyOf(username: string): string {
  return username.normalize('NFKC').toLowerCase()
}

export const MAIL_LIMIT_MESSAGE = `We send at most ${UNCONFIRMED_MAILS_PER_HOUR_MAX} mails an hour to an address that is not confirmed. Please try again in an hour.`
export const RESET_LINK_SENT_MESSAGE = 'If your email is registered, you will receive a password reset link.'

export const NewPassword = z
  .string()
  .min(PASSWORD_LENGTH_MIN, `Password must be at least ${PASSWORD_LENGTH_MIN} characters`)
  .max(PASSWORD_LENGTH_MAX, `Password must be at most ${PASSWORD_LENGTH_MAX} characters`)

/** Validates an e-mail address and normalizes it to Unicode NFC, which `emailLookupKeyOf` requires. */
export const EmailAddress = z
  .string()
  .trim()
  .max(EMAIL_LENGTH_MAX, tooLongErrorOptions(INVALID_EMAIL_MESSAGE))
  .transform((email) => email.normalize('NFC'))
  .refine(isEmailAddress, INVALID_EMAIL_MESSAGE)

const UserPhone = singleLineSchema(PHONE_MAX_LENGTH, 'Phone')
export const FullName = singleLineSchema(FULL_NAME_LENGTH_MAX, 'Full name')

export const LoginBody = z.object({
  username: z.string().trim().min(1, 'Username is required').max(200, 'Invalid username or password'),
  password: z.string().min(1, 'Password is required').max(1000, 'Invalid username or password'),
})
export type LoginBody = z.infer<typeof LoginBody>

export const RegisterBody = z.object({
  username: Username,
  password: NewPassword,
  email: EmailAddress,
  fullName: emptyTextToNull(FullName).optional(),
  phone: emptyTextToNull(UserPhone).optional(),
})
export type RegisterBody = z.infer<typeof RegisterBody>

export const ResetPasswordBody = z.object({ email: EmailAddress })
export type ResetPasswordBody = z.infer<typeof ResetPasswordBody>

const createTokenSchema = (invalid: string) => z.string().min(1, invalid).max(200, invalid)

export const ConfirmPasswordResetBody = z.object({ token: createTokenSchema(SHARED_ERROR_MESSAGES.invalidLink), newPassword: NewPassword })
export type ConfirmPasswordResetBody = z.infer<typeof ConfirmPasswordResetBody>

/** Request body with the token of a mailed link that confirms an e-mail address or restores the previous one. */
export const MailLinkBody = z.object({ token: createTokenSchema(SHARED_ERROR_MESSAGES.invalidMailLink) })
export type MailLinkBody = z.infer<typeof MailLinkBody>

/** A user's e-mail address and whether it is confirmed, which means that a link mailed to it was opened. */
export interface EmailConfirmationState {
  email: string
  confirmed: boolean
}

/** Response after an e-mail address was restored: the address, and a token for setting a new password. */
export interface RestoreEmailResponse {
  email: string
  token: string
}

export const UpdatePasswordBody = z.object({
  currentPassword: z.string().min(1, 'Current password is required').max(1000),
  newPassword: z
    .string()
    .min(PASSWORD_LENGTH_MIN, `New password must be at least ${PASSWORD_LENGTH_MIN} characters`)
    .max(PASSWORD_LENGTH_MAX, `New password must be at most ${PASSWORD_LENGTH_MAX} characters`),
})
export type UpdatePasswordBody = z.infer<typeof UpdatePasswordBody>

export const ACCESS_LEVEL_ERROR = `Access level must be a number from ${ACCESS_LEVEL_MIN} to ${ACCESS_LEVEL_MAX}`
export const AccessLevel = z
  .number(ACCESS_LEVEL_ERROR)
  .int(ACCESS_LEVEL_ERROR)
  .min(ACCESS_LEVEL_MIN, ACCESS_LEVEL_ERROR)
  .max(ACCESS_LEVEL_MAX, ACCESS_LEVEL_ERROR)
