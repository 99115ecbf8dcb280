import { Hono } from 'hono'
import { ConfirmReset, RESET_SENT, ResetPassword, UpdatePassword } from '../../schema/user.ts'
import { anyone, signedIn } from '../platform/access.ts'
import { background } from '../platform/background.ts'
import type { AppEnv } from '../platform/context.ts'
import { openDb } from '../platform/db.ts'
import { badRequest, unauthorized } from '../platform/errors.ts'
import { jsonValidator } from '../platform/validation.ts'
import { toUser } from './present.ts'
import { createLinks, findOpenLink, listAccountsByEmail } from './link-queries.ts'
import { PASSWORD_LINKS } from './links.ts'
import { resetMail } from './mail.ts'
import { mailWithin, mailboxOf } from './mailbox.ts'
import { hashPassword } from './password.ts'
import { changePassword, setPasswordByLink } from './queries.ts'
import { isCurrentPassword, signIn } from './sign-in.ts'

export const passwordRoutes = new Hono<AppEnv>()
  .post('/reset-password', anyone(), ...jsonValidator(ResetPassword), async (c) => {
    const { email } = c.req.valid('json')
    const db = openDb(c.env.DB)
    // Runs after the response, so that neither its body nor its timing reveals whether the address is known.
    const sendLinks = async () => {
      const accounts = await listAccountsByEmail(db, email, Date.now())
      const [first] = accounts
      if (!first) return
      const write = async () => {
        const links = await createLinks(db, c.env, accounts, 'reset')
        const linked = accounts.filter(({ id }) => links.has(id))
        return linked.length > 0 ? resetMail(linked.map(({ id, username }) => ({ username, url: links.get(id)! }))) : null
      }
      // An unconfirmed address with a tag or other spelling may have been made up by a stranger; the mailbox's plain address
      // also belongs to the holder's own account, if they have one.
      const known = first.emailConfirmedAt !== null || mailboxOf(first.email) === first.emailKey
      await mailWithin(db, c.env, first.email, write, { priority: known ? 'owner' : 'anybody' })
    }
    await background(c, sendLinks())
    return c.json({ message: RESET_SENT }, 202)
  })
  .post('/reset-password/confirm', anyone(), ...jsonValidator(ConfirmReset), async (c) => {
    const { token, newPassword } = c.req.valid('json')
    const db = openDb(c.env.DB)
    // Checked before the expensive hash, and again in the transaction that uses the link.
    const link = await findOpenLink(db, token, PASSWORD_LINKS)
    const user = link && (await setPasswordByLink(db, link, await hashPassword(newPassword)))
    if (!user || !(await signIn(c, db, user))) throw badRequest('invalidLink')
    return c.json(toUser(user))
  })
  .post('/update-password', signedIn(), ...jsonValidator(UpdatePassword), async (c) => {
    const { currentPassword, newPassword } = c.req.valid('json')
    const db = openDb(c.env.DB)
    const { user, sessionId } = c.get('viewer')
    if (!(await isCurrentPassword(c, db, currentPassword))) throw badRequest('wrongPassword')
    const updated = await changePassword(db, user, await hashPassword(newPassword), sessionId)
    if (!updated) throw unauthorized()
    return c.json(toUser(updated))
  })
