import type { Context } from 'hono'
import { API_ERROR_MESSAGES } from '../../schema/error.ts'
import { MAIL_LIMIT_MESSAGE } from '../../schema/user.ts'
import { CONFIRMATION_MAIL_LIMITS, countAttemptOrRefuse } from '../platform/attempts.ts'
import type { HonoEnv } from '../platform/context.ts'
import type { Db, UserRow } from '../platform/db.ts'
import { AppError, logUnexpectedError, tooManyRequestsError } from '../platform/errors.ts'
import { callerOf, spendPointsOrRefuse } from '../platform/usage.ts'
import { signedInUserAttemptKeysOf } from './attempt-keys.ts'
import { createOneTimeLinks } from './link-queries.ts'
import { renderEmailConfirmationMail } from './mail.ts'
import { MAIL_LIMIT_RETRY_SECONDS, sendRateLimitedMail } from './mailbox.ts'
import { attemptNetworksOf } from './sign-in.ts'

/** Mails the link that confirms a user's address. Throws 429 above the limits and 503 if the mail service fails. */
export async function mailConfirmationLink(c: Context<HonoEnv>, db: Db, user: UserRow): Promise<void> {
  const name = signedInUserAttemptKeysOf(c.env, user.id).confirmation
  await countAttemptOrRefuse(db, CONFIRMATION_MAIL_LIMITS, { name, ...attemptNetworksOf(c, 'confirmation'), userId: user.id })
  await spendPointsOrRefuse(db, callerOf(c), 'mail')
  const write = async () => {
    const link = (await createOneTimeLinks(db, c.env, [user], 'confirmation')).get(user.id)
    return link ? renderEmailConfirmationMail(user.username, link) : null
  }
  const cause = { kind: 'stranger' as const, networks: attemptNetworksOf(c, 'mails') }
  const sent = await sendRateLimitedMail(db, c.env, user.email, write, { cause }).catch((error: unknown) => {
    logUnexpectedError(error, c)
    throw new AppError(503, API_ERROR_MESSAGES.mailFailed, { code: 'mailFailed' })
  })
  if (!sent) throw tooManyRequestsError(MAIL_LIMIT_RETRY_SECONDS, MAIL_LIMIT_MESSAGE, 'mailsUsed')
}
