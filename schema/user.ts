import { z } from 'zod'
import { EMAIL_MAX, INVALID_EMAIL, isEmail } from './email.ts'
import { MESSAGES } from './error.ts'
import { MAX_LEVEL, MIN_LEVEL } from './level.ts'
import { PHONE_MAX } from './phone.ts'
import { exactLine, line, optional, tooLong } from './text.ts'

export const USERNAME_MIN = 3
export const USERNAME_MAX = 20
export const PASSWORD_MIN = 6
export const PASSWORD_MAX = 128
export const NAME_MAX = 120
/** Mails that reach one mailbox within an hour, whatever accounts ask for them. */
export const MAILS_AN_HOUR = 3
/** How many of them anybody can cause who makes accounts with the address. The rest are kept for whoever is known to hold it. */
export const MAILS_OF_ANYBODY = 2

/** The site's own account: made first, never deleted, edited by nobody else. */
export const SITE_USER_ID = 1

/** A user as every call answers it. Times are ISO 8601 in UTC. */
export interface User {
  id: number
  username: string
  email: string
  phone: string | null
  fullName: string | null
  accessLevel: number
  createdAt: string
}

// Whoever signs in types it again, so it is never altered.
export const Username = exactLine(1000)
  .min(USERNAME_MIN, `Username must be at least ${USERNAME_MIN} characters`)
  .max(USERNAME_MAX, `Username must be less than ${USERNAME_MAX} characters`)

/**
 * The form under which usernames are compared: unique without regard to case or Unicode width.
 */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').toLowerCase()
}

export const MAILS_USED = `We send at most ${MAILS_OF_ANYBODY} mails an hour to an address that is not confirmed. Please try again in an hour.`
export const RESET_SENT = 'If your email is registered, you will receive a password reset link.'

export const NewPassword = z
  .string()
  .min(PASSWORD_MIN, `Password must be at least ${PASSWORD_MIN} characters`)
  .max(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters`)

/** An e-mail address, stored in NFC: what is looked up under one key is then sent to one mailbox. */
export const Email = z
  .string()
  .trim()
  .max(EMAIL_MAX, tooLong(INVALID_EMAIL))
  .transform((email) => email.normalize('NFC'))
  .refine(isEmail, INVALID_EMAIL)

const Phone = line(PHONE_MAX, 'Phone')
export const FullName = line(NAME_MAX, 'Full name')

export const Login = z.object({
  username: z.string().trim().min(1, 'Username is required').max(200, 'Invalid username or password'),
  password: z.string().min(1, 'Password is required').max(1000, 'Invalid username or password'),
})
export type Login = z.infer<typeof Login>

export const Register = z.object({
  username: Username,
  password: NewPassword,
  email: Email,
  fullName: optional(FullName).optional(),
  phone: optional(Phone).optional(),
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

/** Answer of GET and POST /api/confirm-email: whether a link that was mailed to the account's address was opened. */
export interface EmailState {
  email: string
  confirmed: boolean
}

/** Answer of POST /api/restore-email: the address that is back, and a token for POST /api/reset-password/confirm. */
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
