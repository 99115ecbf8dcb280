import { Hono } from 'hono'
import { ERRORS } from '../../schema/error.ts'
import { type EmailState, MAILS_USED, MailLink, type RestoredEmail } from '../../schema/user.ts'
import { anyone, signedIn } from '../platform/access.ts'
import { keyedHash } from '../platform/address.ts'
import { CONFIRMATION_LIMITS, reserve } from '../platform/attempts.ts'
import type { AppEnv } from '../platform/context.ts'
import { openDb } from '../platform/db.ts'
import { AppError, badRequest, logUnforeseen, tooMany } from '../platform/errors.ts'
import { jsonValidator } from '../platform/validation.ts'
import { confirmEmail, restoreEmail } from './email-queries.ts'
import { createLinks, findOpenLink } from './link-queries.ts'
import { confirmationMail } from './mail.ts'
import { mailWithin } from './mailbox.ts'
import { addressKey } from './sign-in.ts'

/** The longest time until a mailbox at its limit can get mail again, in seconds. */
const HOUR = 3600

export const emailRoutes = new Hono<AppEnv>()
  .get('/confirm-email', signedIn(), (c) => {
    const { email, emailConfirmedAt } = c.get('viewer').user
    return c.json<EmailState>({ email, confirmed: emailConfirmedAt !== null })
  })
  .post('/confirm-email', signedIn(), async (c) => {
    const { user } = c.get('viewer')
    if (user.emailConfirmedAt !== null) return c.json<EmailState>({ email: user.email, confirmed: true })
    const db = openDb(c.env.DB)
    const name = keyedHash(c.env, 'confirmation', String(user.id))
    await reserve(db, CONFIRMATION_LIMITS, { name, address: addressKey(c, 'confirmation'), userId: user.id })
    const write = async () => {
      const link = (await createLinks(db, c.env, [user], 'confirmation')).get(user.id)
      return link ? confirmationMail(user.username, link) : null
    }
    const sent = await mailWithin(db, c.env, user.email, write).catch((error: unknown) => {
      logUnforeseen(error, c)
      throw new AppError(503, ERRORS.mailFailed, { code: 'mailFailed' })
    })
    if (!sent) throw tooMany(HOUR, MAILS_USED, 'mailsUsed')
    return c.json<EmailState>({ email: user.email, confirmed: false }, 202)
  })
  .post('/confirm-email/confirm', anyone(), ...jsonValidator(MailLink), async (c) => {
    const db = openDb(c.env.DB)
    const link = await findOpenLink(db, c.req.valid('json').token, ['confirmation'])
    if (!link || !(await confirmEmail(db, link))) throw badRequest('invalidMailLink')
    return c.json<EmailState>({ email: link.email!, confirmed: true })
  })
  .post('/restore-email', anyone(), ...jsonValidator(MailLink), async (c) => {
    const db = openDb(c.env.DB)
    const link = await findOpenLink(db, c.req.valid('json').token, ['restore'])
    const user = link && (await restoreEmail(db, link))
    if (!user) throw badRequest('invalidMailLink')
    // Whoever changed the address may know the password, so the user chooses a new one next, without another mail.
    const reset = (await createLinks(db, c.env, [user], 'reset')).get(user.id)
    return c.json<RestoredEmail>({ email: user.email, token: new URL(reset!).searchParams.get('token')! })
  })
