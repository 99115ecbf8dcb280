import type { Context } from 'hono'
import { PRODUCT_NAMES } from '../../schema/product.ts'
import { ACCOUNT_SECURITY_PATH } from '../../schema/route.ts'
import { runInBackground } from '../platform/background.ts'
import type { HonoEnv } from '../platform/context.ts'
import type { Db, UserRow } from '../platform/db.ts'
import type { SessionDeviceAndPlace } from '../platform/queries.ts'
import { type MailMessage, quoteUsernameForMail, renderMail } from './mail.ts'
import { sendRateLimitedMail } from './mailbox.ts'

const TIME_FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
const writeTime = (at: number) => `${TIME_FORMAT.format(at)} UTC`

const ADVICE =
  'If it was not you, choose a new password with “Forgot password?” on the sign-in page, which signs everybody out. Then see in Account Settings where you are signed in.'

function renderSecurityMail(env: { APP_ORIGIN: string }, subject: string, fact: string): MailMessage {
  return renderMail({
    subject,
    paragraphs: [fact, ADVICE],
    actions: [{ label: 'See where you are signed in', url: env.APP_ORIGIN + ACCOUNT_SECURITY_PATH }],
    closing: 'If it was you, there is nothing to do.',
  })
}

/**
 * Tells the holder of an account what was done in it. Only a confirmed address gets the mail, because an unconfirmed one may be a
 * stranger's. These mails have limits of their own, so that nobody uses them up with other mails before breaking in.
 */
async function mailSecurityNotice(c: Context<HonoEnv>, db: Db, user: UserRow, mail: MailMessage): Promise<void> {
  if (user.emailConfirmedAt === null) return
  const cause = { kind: 'security' as const, ownerId: user.id, level: user.accessLevel }
  await runInBackground(
    c,
    sendRateLimitedMail(db, c.env, user.email, async () => mail, { priority: 'security', cause }),
  )
}

export function mailPasswordChanged(c: Context<HonoEnv>, db: Db, user: UserRow): Promise<void> {
  const fact = `The password of your account ${quoteUsernameForMail(user.username)} was changed on ${writeTime(Date.now())}.`
  return mailSecurityNotice(c, db, user, renderSecurityMail(c.env, `Your ${PRODUCT_NAMES.name} password was changed`, fact))
}

export function mailNewDevice(c: Context<HonoEnv>, db: Db, user: UserRow, origin: SessionDeviceAndPlace): Promise<void> {
  const device = [origin.browser ?? 'an unknown browser', origin.os].filter(Boolean).join(' on ')
  const place = [origin.city, origin.country].filter(Boolean).join(', ') || 'an unknown place'
  const fact = `Somebody signed in to your account ${quoteUsernameForMail(user.username)} with ${device}, in ${place}, on ${writeTime(Date.now())}. The account was not used with this kind of device in that country before.`
  return mailSecurityNotice(c, db, user, renderSecurityMail(c.env, `New sign-in to your ${PRODUCT_NAMES.name} account`, fact))
}
