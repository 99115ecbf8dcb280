import { z } from 'zod'
import { EMAIL_MAX, INVALID_EMAIL, isEmail } from './email.ts'
import { MESSAGES } from './error.ts'
import { MAX_LEVEL, MIN_LEVEL } from './level.ts'
import { PHONE_MAX } from './phone.ts'
import { exactSingleLine, singleLine, emptyToNull, tooLong } from './text.ts'

export const USERNAME_MIN = 3
export const USERNAME_MAX = 20
export const PASSWORD_MIN = 6
const PASSWORD_MAX = 128
export const NAME_MAX = 120
/** Maximum number of mails per mailbox and hour, for all accounts together. */
export const MAILS_AN_HOUR = 3
/** Maximum number of those mails that unconfirmed accounts can trigger. The rest is reserved for the confirmed owner of the address. */
export const UNCONFIRMED_MAILS_AN_HOUR = 2

/** Id of the site's own account: created first, cannot be deleted, and only its owner can edit it. */
export const SITE_USER_ID = 1

/** A user as returned by the API. Times are ISO 8601 in UTC. */
export interface User {
  id: number
  username: string
  email: string
  phone: string | null
  fullName: string | null
  accessLevel: number
  createdAt: string
}

// Never altered by validation, because the user types it again to sign in.
export const Username = exactSingleLine(1000)
  .min(USERNAME_MIN, `Username must be at least ${USERNAME_MIN} characters`)
  .max(USERNAME_MAX, `Username must be less than ${USERNAME_MAX} characters`)

/** Key for comparing usernames: ignores case and Unicode width. */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').toLowerCase()
}

export const MAILS_USED = `We send at most ${UNCONFIRMED_MAILS_AN_HOUR} mails an hour to an address that is not confirmed. Please try again in an hour.`
export const RESET_SENT = 'If your email is registered, you will receive a password reset link.'

export const NewPassword = z
  .string()
  .min(PASSWORD_MIN, `Password must be at least ${PASSWORD_MIN} characters`)
  .max(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters`)

/** An e-mail address, normalized to NFC as `emailKey` requires. */
export const Email = z
  .string()
  .trim()
  .max(EMAIL_MAX, tooLong(INVALID_EMAIL))
  .transform((email) => email.normalize('NFC'))
  .refine(isEmail, INVALID_EMAIL)

const Phone = singleLine(PHONE_MAX, 'Phone')
export const FullName = singleLine(NAME_MAX, 'Full name')

export const Login = z.object({
  username: z.string().trim().min(1, 'Username is required').max(200, 'Invalid username or password'),
  password: z.string().min(1, 'Password is required').max(1000, 'Invalid username or password'),
})
export type Login = z.infer<typeof Login>

export const Register = z.object({
  username: Username,
  password: NewPassword,
  email: Email,
  fullName: emptyToNull(FullName).optional(),
  phone: emptyToNull(Phone).optional(),
})
export type Register = z.infer<typeof Register>

export const ResetPassword = z.object({ email: Email })
export type ResetPassword = z.infer<typeof ResetPassword>

const token = (invalid: string) => z.string().min(1, invalid).max(200, invalid)

export const ConfirmReset = z.object({ token: token(MESSAGES.invalidLink), newPassword: NewPassword })
export type ConfirmReset = z.infer<typeof ConfirmReset>

/** Body of POST /api/confirm-email/confirm and of POST /api/restore-email: the token of a mailed link. */
export const MailLink = z.object({ token: token(MESSAGES.invalidMailLink) })
export type MailLink = z.infer<typeof MailLink>

/** Response of GET and POST /api/confirm-email. `confirmed` is true once a link mailed to the address was opened. */
export interface EmailState {
  email: string
  confirmed: boolean
}

/** Response of POST /api/restore-email: the restored address, and a token for POST /api/reset-password/confirm. */
export interface RestoredEmail {
  email: string
  token: string
}

export const UpdatePassword = z.object({
  currentPassword: z.string().min(1, 'Current password is required').max(1000),
  newPassword: z
    .string()
    .min(PASSWORD_MIN, `New password must be at least ${PASSWORD_MIN} characters`)
    .max(PASSWORD_MAX, `New password must be at most ${PASSWORD_MAX} characters`),
})
export type UpdatePassword = z.infer<typeof UpdatePassword>

export const LEVEL_RANGE = `Access level must be a number from ${MIN_LEVEL} to ${MAX_LEVEL}`
export const AccessLevel = z.number(LEVEL_RANGE).int(LEVEL_RANGE).min(MIN_LEVEL, LEVEL_RANGE).max(MAX_LEVEL, LEVEL_RANGE)
