import { Hono } from 'hono'
import { POINTS, RESETS_PER_NETWORK_AND_HOUR_MAX } from '../../schema/bounds.ts'
import { ConfirmPasswordResetBody, RESET_LINK_SENT_MESSAGE, RequestPasswordResetBody, UpdatePasswordBody } from '../../schema/user.ts'
import { allowAnyone, requireSignIn } from '../platform/access.ts'
import { runInBackground } from '../platform/background.ts'
import type { HonoEnv } from '../platform/context.ts'
import { openDatabase } from '../platform/db.ts'
import { badRequestError, unauthorizedError } from '../platform/errors.ts'
import { getUserById } from '../platform/queries.ts'
import { limitAccountCalls } from '../platform/rate-limit.ts'
import { callerOf, limitCalls, networkLimitsOf, pointLimitsOf, utcHourOf } from '../platform/usage.ts'
import { claimUsage } from '../platform/usage-queries.ts'
import { validateJsonBody } from '../platform/validation.ts'
import { toApiUser } from './present.ts'
import { createOneTimeLinks, getUnusedOneTimeLink, listAccountsByEmail } from './link-queries.ts'
import { PASSWORD_LINK_PURPOSES } from './links.ts'
import { renderPasswordResetMail } from './mail.ts'
import { sendRateLimitedMail, mailboxKeyOf } from './mailbox.ts'
import { hashNewPassword } from './new-password.ts'
import { updatePassword, updatePasswordThroughLink } from './queries.ts'
import { mailPasswordChanged } from './security-mails.ts'
import { attemptNetworksOf, signInUser } from './sign-in.ts'
import { requireVerification } from './verification.ts'

export const passwordRoutes = new Hono<HonoEnv>()
  .post('/reset-password', allowAnyone(), limitAccountCalls, ...validateJsonBody(RequestPasswordResetBody), async (c) => {
    const { email } = c.req.valid('json')
    const db = openDatabase(c.env.DB)
    // Mails are sent after the response, so that its timing does not reveal whether the address is known.
    const sendLinks = async () => {
      const limit = { key: 'resets', period: utcHourOf(Date.now()), max: RESETS_PER_NETWORK_AND_HOUR_MAX }
      const points = pointLimitsOf(callerOf(c), POINTS.mail, Date.now())
      if (!(await claimUsage(db, [...networkLimitsOf(attemptNetworksOf(c, 'resets'), limit), ...points]))) return
      const accounts = await listAccountsByEmail(db, email, Date.now())
      const [first] = accounts
      if (!first) return
      const write = async () => {
        const links = await createOneTimeLinks(db, c.env, accounts, 'reset')
        const linked = accounts.filter(({ id }) => links.has(id))
        return linked.length > 0 ? renderPasswordResetMail(linked.map(({ id, username }) => ({ username, url: links.get(id)! }))) : null
      }
      // A stranger may register `name+tag@` for somebody else's mailbox. So the account belongs to the mailbox's owner only if the address
      // is confirmed or has no tag.
      const known = first.emailConfirmedAt !== null || mailboxKeyOf(first.email) === first.emailKey
      const kind = first.emailConfirmedAt !== null ? 'holder' : 'stranger'
      const cause = { kind, networks: attemptNetworksOf(c, 'mails') } as const
      await sendRateLimitedMail(db, c.env, first.email, write, { priority: known ? 'owner' : 'anybody', cause })
    }
    await runInBackground(c, sendLinks())
    return c.json({ message: RESET_LINK_SENT_MESSAGE }, 202)
  })
  .post('/reset-password/confirm', allowAnyone(), limitAccountCalls, ...validateJsonBody(ConfirmPasswordResetBody), async (c) => {
    const { token, newPassword } = c.req.valid('json')
    const db = openDatabase(c.env.DB)
    // The link is checked before the slow password hash, and again in the transaction that uses it.
    const link = await getUnusedOneTimeLink(db, token, PASSWORD_LINK_PURPOSES)
    const owner = link && (await getUserById(db, link.userId))
    if (!owner) throw badRequestError('invalidLink')
    const user = await updatePasswordThroughLink(db, link, await hashNewPassword(newPassword, owner, 'newPassword'))
    const signedIn = user && (await signInUser(c, db, user, { withoutMail: true }))
    if (!signedIn) throw badRequestError('invalidLink')
    if (owner.password !== null) await mailPasswordChanged(c, db, user)
    return signedIn === true ? c.json(toApiUser(user), 200) : c.json(signedIn, 202)
  })
  .post('/update-password', requireSignIn(), ...validateJsonBody(UpdatePasswordBody), limitCalls('passwordChanges'), async (c) => {
    const { currentPassword, newPassword } = c.req.valid('json')
    const db = openDatabase(c.env.DB)
    const { user, sessionId } = c.get('viewer')
    await requireVerification(c, db, currentPassword)
    const updated = await updatePassword(db, user, await hashNewPassword(newPassword, user, 'newPassword'), sessionId)
    if (!updated) throw unauthorizedError()
    await mailPasswordChanged(c, db, updated)
    return c.json(toApiUser(updated))
  })
