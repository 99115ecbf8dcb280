import { Hono } from 'hono'
import { AUTH, ConfirmReset, ResetPassword, UpdatePassword } from '../../schema/user.ts'
import { anyone, signedIn } from '../platform/access.ts'
import { background } from '../platform/background.ts'
import type { AppEnv } from '../platform/context.ts'
import { openDb } from '../platform/db.ts'
import { badRequest, unauthorized } from '../platform/errors.ts'
import { json } from '../platform/validation.ts'
import { toUser } from '../users/present.ts'
import { createLink, listByEmail, takeLink } from './links.ts'
import { resetMail, sendMail } from './mail.ts'
import { hashPassword } from './password.ts'
import { setPassword } from './queries.ts'
import { confirmsPassword, signIn } from './sign-in.ts'

export const passwordRoutes = new Hono<AppEnv>()
  .post('/reset-password', anyone(), ...json(ResetPassword), async (c) => {
    const { email } = c.req.valid('json')
    const db = openDb(c.env.DB)
    // All of it after the answer: whether the address is known shows neither in the body nor in the time.
    const sendLinks = async () => {
      const accounts = await listByEmail(db, email)
      const sent = await Promise.allSettled(
        accounts.map(async (user) => {
          const link = await createLink(db, c.env, user, 'reset')
          if (link) await sendMail(c.env, user.email, resetMail(user.username, link))
        }),
      )
      const failed = sent.filter((result) => result.status === 'rejected')
      if (failed.length > 0)
        throw new AggregateError(
          failed.map((result) => result.reason as unknown),
          `Mails not sent: ${String(failed[0]!.reason)}`,
        )
    }
    await background(c, sendLinks())
    return c.json({ message: AUTH.resetSent }, 202)
  })
  .post('/reset-password/confirm', anyone(), ...json(ConfirmReset), async (c) => {
    const { token, newPassword } = c.req.valid('json')
    const db = openDb(c.env.DB)
    const userId = await takeLink(db, token)
    const user = userId === null ? null : await setPassword(db, userId, await hashPassword(newPassword), null)
    if (!user) throw badRequest(AUTH.invalidLink)
    await signIn(c, db, user)
    return c.json(toUser(user))
  })
  .post('/update-password', signedIn(), ...json(UpdatePassword), async (c) => {
    const { currentPassword, newPassword } = c.req.valid('json')
    const db = openDb(c.env.DB)
    const { user, sessionId } = c.get('viewer')
    if (!(await confirmsPassword(c, db, currentPassword))) throw badRequest(AUTH.wrongPassword)
    const updated = await setPassword(db, user.id, await hashPassword(newPassword), sessionId)
    if (!updated) throw unauthorized()
    return c.json(toUser(updated))
  })
