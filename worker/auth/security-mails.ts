import type { Context } from 'hono'
import { PRODUCT_NAMES } from '../../schema/product.ts'
import { ACCOUNT_SECURITY_PATH } from '../../schema/route.ts'
import { runInBackground } from '../platform/background.ts'
import type { HonoEnv } from '../platform/context.ts'
import type { Db, UserRow } from '../platform/db.ts'
import type { SessionDeviceAndPlace } from '../platform/queries.ts'
import { ACCOUNT_MAIL_REASON, type MailMessage, quoteUsernameForMail, renderMail } from './mail.ts'
import { sendRateLimitedMail } from './mailbox.ts'

const TIME_FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
const writeTime = (at: number) => `${TIME_FORMAT.format(at)} UTC`

const ADVICE =
  'If it was not you, choose a new password with “Forgot password?” on the sign-in page, which signs everybody out. Then see in Account Settings where you are signed in.'

export function renderSecurityMail(env: { APP_ORIGIN: string }, subject: string, fact: string, advice = ADVICE): MailMessage {
  return renderMail({
    subject,
    paragraphs: [fact, advice],
    actions: [{ label: 'See where you are signed in', url: env.APP_ORIGIN + ACCOUNT_SECURITY_PATH }],
    closing: 'If it was you, there is nothing to do.',
    reason: `${ACCOUNT_MAIL_REASON} Mails about its security cannot be turned off.`,
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

const FACTOR_ADVICE =
  'If it was not you, choose a new password with “Forgot password?” on the sign-in page, which signs everybody out. If you cannot sign in any more, ask an administrator to remove the second factors of your account.'

function mailFactorChange(c: Context<HonoEnv>, db: Db, user: UserRow, subject: string, what: string): Promise<void> {
  const fact = `${what} your account ${quoteUsernameForMail(user.username)} on ${writeTime(Date.now())}.`
  return mailSecurityNotice(c, db, user, renderSecurityMail(c.env, subject, fact, FACTOR_ADVICE))
}

const FACTOR_NAMES = { totp: 'An authenticator app', passkey: 'A passkey' }
export type FactorKind = keyof typeof FACTOR_NAMES

export const mailFactorAdded = (c: Context<HonoEnv>, db: Db, user: UserRow, kind: FactorKind): Promise<void> =>
  mailFactorChange(c, db, user, `A second factor was added to your ${PRODUCT_NAMES.name} account`, `${FACTOR_NAMES[kind]} was added to`)

export const mailFactorRemoved = (c: Context<HonoEnv>, db: Db, user: UserRow, kind: FactorKind): Promise<void> =>
  mailFactorChange(
    c,
    db,
    user,
    `A second factor was removed from your ${PRODUCT_NAMES.name} account`,
    `${FACTOR_NAMES[kind]} was removed from`,
  )

export const mailFactorsReset = (c: Context<HonoEnv>, db: Db, user: UserRow): Promise<void> =>
  mailFactorChange(
    c,
    db,
    user,
    `The second factors of your ${PRODUCT_NAMES.name} account were removed`,
    'A link that was mailed to you has removed all second factors of',
  )

export const mailRecoveryCodesRenewed = (c: Context<HonoEnv>, db: Db, user: UserRow): Promise<void> =>
  mailFactorChange(c, db, user, `New recovery codes for your ${PRODUCT_NAMES.name} account`, 'New recovery codes replaced the old ones of')

export function mailRecoveryCodeUsed(c: Context<HonoEnv>, db: Db, user: UserRow, left: number): Promise<void> {
  const rest = left === 0 ? 'None is left, so make new ones.' : `${left} ${left === 1 ? 'is' : 'are'} left.`
  const fact = `Somebody signed in to your account ${quoteUsernameForMail(user.username)} with a recovery code on ${writeTime(Date.now())}. ${rest}`
  return mailSecurityNotice(
    c,
    db,
    user,
    renderSecurityMail(c.env, `A recovery code of your ${PRODUCT_NAMES.name} account was used`, fact, FACTOR_ADVICE),
  )
}
