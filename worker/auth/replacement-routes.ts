import { Hono } from 'hono'
import { emailLookupKeyOf } from '../../schema/email.ts'
import { API_ERROR_MESSAGES } from '../../schema/error.ts'
import { MAILBOX_LIMIT_MESSAGE, type PasswordReplacement, ReplacePasswordBody } from '../../schema/user.ts'
import { requireSignIn } from '../platform/access.ts'
import type { HonoEnv } from '../platform/context.ts'
import { type Db, type UserRow, openDatabase } from '../platform/db.ts'
import {
  AppError,
  badRequestError,
  conflictError,
  forbiddenError,
  logUnexpectedError,
  tooManyRequestsError,
  unauthorizedError,
} from '../platform/errors.ts'
import { toIsoTime } from '../platform/time.ts'
import { validateJsonBody } from '../platform/validation.ts'
import { listOpenPutBackLinks } from './email-queries.ts'
import { createOneTimeLinks } from './link-queries.ts'
import { renderPasswordReplacementMail } from './mail.ts'
import { MAIL_LIMIT_RETRY_SECONDS, sendRateLimitedMail } from './mailbox.ts'
import { hashNewPassword } from './new-password.ts'
import { verifyPassword } from './password.ts'
import { toApiUser } from './present.ts'
import { updatePassword } from './queries.ts'

/**
 * Whoever set the password knows it, so signing in with it proves nothing: the mailbox does. If the address was changed too, the earlier
 * holder's mailbox decides. Only a user who never confirmed an address types the new password, a day after somebody else set the address.
 */
async function findPasswordReplacement(db: Db, user: UserRow, now: number): Promise<PasswordReplacement> {
  if (user.temporaryPasswordAt === null) throw conflictError('passwordNotTemporary')
  const restored = (await listOpenPutBackLinks(db, user.id, now)).find(({ purpose }) => purpose === 'restore')
  if (restored && emailLookupKeyOf(restored.email) !== user.emailKey) return { way: 'putBackLink', email: restored.email }
  if (user.emailConfirmedAt !== null) return { way: 'link', email: user.email }
  return user.resetsFrom !== null && user.resetsFrom > now ? { way: 'wait', until: toIsoTime(user.resetsFrom) } : { way: 'type' }
}

export const passwordReplacementRoutes = new Hono<HonoEnv>()
  .get('/password-replacement', requireSignIn({ whileRestricted: ['temporaryPassword'] }), async (c) =>
    c.json<PasswordReplacement>(await findPasswordReplacement(openDatabase(c.env.DB), c.get('viewer').user, Date.now())),
  )
  .post('/password-replacement/link', requireSignIn({ whileRestricted: ['temporaryPassword'] }), async (c) => {
    const db = openDatabase(c.env.DB)
    const { user } = c.get('viewer')
    if ((await findPasswordReplacement(db, user, Date.now())).way !== 'link') throw forbiddenError()
    const write = async () => {
      const link = (await createOneTimeLinks(db, c.env, [user], 'reset')).get(user.id)
      return link ? renderPasswordReplacementMail(user.username, link) : null
    }
    const sent = await sendRateLimitedMail(db, c.env, user.email, write, { priority: 'owner' }).catch((error: unknown) => {
      logUnexpectedError(error, c)
      throw new AppError(503, API_ERROR_MESSAGES.mailFailed, { code: 'mailFailed' })
    })
    if (!sent) throw tooManyRequestsError(MAIL_LIMIT_RETRY_SECONDS, MAILBOX_LIMIT_MESSAGE, 'mailsUsed')
    return c.body(null, 202)
  })
  .post(
    '/password-replacement',
    requireSignIn({ whileRestricted: ['temporaryPassword'] }),
    ...validateJsonBody(ReplacePasswordBody),
    async (c) => {
      const db = openDatabase(c.env.DB)
      const { user, sessionId } = c.get('viewer')
      const { way } = await findPasswordReplacement(db, user, Date.now())
      if (way !== 'type') throw forbiddenError(way === 'wait' ? 'replacementLater' : 'replacementByMail')
      const { newPassword } = c.req.valid('json')
      if (await verifyPassword(newPassword, user.password)) throw badRequestError('samePassword')
      const updated = await updatePassword(db, user, await hashNewPassword(newPassword, user, 'newPassword'), sessionId)
      if (!updated) throw unauthorizedError()
      return c.json(toApiUser(updated))
    },
  )
