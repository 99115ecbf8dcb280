import { Hono } from 'hono'
import { CheckMailLinkBody, type EmailConfirmationState, MailLinkTokenBody, type RestoreEmailResponse } from '../../schema/user.ts'
import { allowAnyone, requireSignIn } from '../platform/access.ts'
import type { HonoEnv } from '../platform/context.ts'
import { openDatabase } from '../platform/db.ts'
import { badRequestError } from '../platform/errors.ts'
import { limitAccountCalls } from '../platform/rate-limit.ts'
import { validateJsonBody } from '../platform/validation.ts'
import { mailConfirmationLink } from './confirmation-mail.ts'
import { confirmEmail, restoreOldEmail } from './email-queries.ts'
import { createOneTimeLinks, getUnusedOneTimeLink, hasUnusedOneTimeLink } from './link-queries.ts'
import { LINK_PURPOSES_BY_KIND, PUT_BACK_LINK_PURPOSES } from './links.ts'

export const emailAddressRoutes = new Hono<HonoEnv>()
  // Mail scanners open links too, so a check never uses a link up.
  .post('/mail-links/check', allowAnyone(), limitAccountCalls, ...validateJsonBody(CheckMailLinkBody), async (c) => {
    const { kind, token } = c.req.valid('json')
    const link = await getUnusedOneTimeLink(openDatabase(c.env.DB), token, LINK_PURPOSES_BY_KIND[kind])
    return c.json({ valid: link !== null })
  })
  .get('/confirm-email', requireSignIn(), async (c) => {
    const { user } = c.get('viewer')
    const state = { email: user.email, confirmed: user.emailConfirmedAt !== null }
    const linkSent = !state.confirmed && (await hasUnusedOneTimeLink(openDatabase(c.env.DB), user, 'confirmation'))
    return c.json<EmailConfirmationState>(linkSent ? { ...state, linkSent } : state)
  })
  .post('/confirm-email', requireSignIn(), async (c) => {
    const { user } = c.get('viewer')
    if (user.emailConfirmedAt !== null) return c.json<EmailConfirmationState>({ email: user.email, confirmed: true })
    await mailConfirmationLink(c, openDatabase(c.env.DB), user)
    return c.json<EmailConfirmationState>({ email: user.email, confirmed: false, linkSent: true }, 202)
  })
  .post('/confirm-email/confirm', allowAnyone(), limitAccountCalls, ...validateJsonBody(MailLinkTokenBody), async (c) => {
    const db = openDatabase(c.env.DB)
    const link = await getUnusedOneTimeLink(db, c.req.valid('json').token, ['confirmation'])
    if (!link || !(await confirmEmail(db, link))) throw badRequestError('invalidMailLink')
    return c.json<EmailConfirmationState>({ email: link.email!, confirmed: true })
  })
  .post('/restore-email', allowAnyone(), limitAccountCalls, ...validateJsonBody(MailLinkTokenBody), async (c) => {
    const db = openDatabase(c.env.DB)
    const link = await getUnusedOneTimeLink(db, c.req.valid('json').token, PUT_BACK_LINK_PURPOSES)
    const user = link && (await restoreOldEmail(db, link))
    if (!user) throw badRequestError('invalidMailLink')
    // The user needs a new password, because the person who changed the address may know the old one.
    const reset = (await createOneTimeLinks(db, c.env, [user], 'reset')).get(user.id)
    return c.json<RestoreEmailResponse>({ email: user.email, token: new URL(reset!).searchParams.get('token')! })
  })
