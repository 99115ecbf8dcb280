import { accessLevelTileLabelOf, writeLevel } from '../../schema/level.ts'
import { PRODUCT_NAMES } from '../../schema/product.ts'
import { ACCOUNT_PLAN_PATH, APP_PAGE_PATHS, PLAN_REQUESTS_PATH } from '../../schema/route.ts'
import { signedInUserAttemptKeysOf } from '../auth/attempt-keys.ts'
import { ACCOUNT_MAIL_REASON, type MailMessage, quoteUsernameForMail, renderMail } from '../auth/mail.ts'
import type { MailCause } from '../auth/mail-budget.ts'
import { type MailSendingEnv, sendRateLimitedMail } from '../auth/mailbox.ts'
import { createAttemptWithinLimits } from '../platform/attempt-queries.ts'
import { PLAN_MAIL_LIMITS } from '../platform/attempts.ts'
import type { Db, UserRow } from '../platform/db.ts'
import { logFailure } from '../platform/log.ts'
import { checkoutUrlOfLevel } from '../platform/plan-checkout.ts'
import { countPlanRequests, listAdministratorEmails } from './plan-queries.ts'

export const MAILED_ADMINISTRATORS_MAX = 3

export function renderRequestMailToAdministrator(user: UserRow, plan: string, waiting: number, origin: string): MailMessage {
  return renderMail({
    subject: `${quoteUsernameForMail(user.username)} asks for ${plan}`,
    paragraphs: [
      `The owner of the account ${quoteUsernameForMail(user.username)} asks for the plan ${plan}. ${waiting === 1 ? 'It is the only request' : `${waiting} requests are`} waiting in User Management, where one press grants or declines it.`,
    ],
    actions: [{ label: 'See the requests', url: origin + PLAN_REQUESTS_PATH }],
    closing: 'Only a few of these mails are sent in an hour, however many requests there are.',
    reason: `You get this mail because you may manage users of ${PRODUCT_NAMES.name}.`,
  })
}

export function renderRequestMailToOwner(user: UserRow, plan: string, env: MailSendingEnv): MailMessage {
  const checkout = checkoutUrlOfLevel(env, user.requestedLevel)
  return renderMail({
    subject: `You asked for ${plan}`,
    paragraphs: [
      `Your account ${quoteUsernameForMail(user.username)} stays ${writeLevel(user.accessLevel)} until an administrator has switched on ${plan}. You get a mail then.`,
    ],
    actions: [
      ...(checkout ? [{ label: `Pay for ${accessLevelTileLabelOf(user.requestedLevel!)}`, url: checkout }] : []),
      { label: 'See your plan', url: env.APP_ORIGIN + ACCOUNT_PLAN_PATH },
    ],
    closing: 'If it was not you, withdraw the request in your account settings and change your password.',
    reason: ACCOUNT_MAIL_REASON,
  })
}

export function renderGrantedMail(user: UserRow, plan: string, origin: string): MailMessage {
  return renderMail({
    subject: `Your ${PRODUCT_NAMES.name} account is ${plan} now`,
    paragraphs: [`An administrator has switched on ${plan} for your account ${quoteUsernameForMail(user.username)}.`],
    actions: [{ label: 'Open your dashboard', url: origin + APP_PAGE_PATHS.dashboard }],
    closing: 'Nothing else about your account has changed.',
    reason: ACCOUNT_MAIL_REASON,
  })
}

export function renderDeclinedMail(user: UserRow, plan: string, origin: string): MailMessage {
  return renderMail({
    subject: `${plan} was not switched on`,
    paragraphs: [
      `An administrator has declined the request for ${plan} of your account ${quoteUsernameForMail(user.username)}. The account stays as it is.`,
    ],
    actions: [{ label: 'See your plan', url: origin + ACCOUNT_PLAN_PATH }],
    closing: 'You can ask again at any time.',
    reason: ACCOUNT_MAIL_REASON,
  })
}

/** Only confirmed addresses get these mails: an unconfirmed one may belong to somebody else. */
async function mailOwner(db: Db, env: MailSendingEnv, user: UserRow, mail: MailMessage, cause?: MailCause): Promise<void> {
  if (user.emailConfirmedAt !== null) await sendRateLimitedMail(db, env, user.email, async () => mail, { priority: 'owner', cause })
}

/** Tells the owner and the administrators about a stored request. Above the limits, it only stands in User Management. */
export async function mailPlanRequest(db: Db, env: MailSendingEnv, user: UserRow): Promise<void> {
  if (user.requestedLevel === null) return
  const key = signedInUserAttemptKeysOf(env, user.id).planRequest
  const attempt = { name: key, address: key, userId: user.id }
  if ((await createAttemptWithinLimits(db, PLAN_MAIL_LIMITS, attempt, Date.now())) === null) return
  const plan = writeLevel(user.requestedLevel)
  const toAdministrators = renderRequestMailToAdministrator(user, plan, await countPlanRequests(db), env.APP_ORIGIN)
  const emails = await listAdministratorEmails(db, MAILED_ADMINISTRATORS_MAX)
  const cause = { kind: 'owner' as const, ownerId: user.id, level: user.accessLevel }
  const sent = await Promise.allSettled([
    mailOwner(db, env, user, renderRequestMailToOwner(user, plan, env), cause),
    ...emails.map((email) => sendRateLimitedMail(db, env, email, async () => toAdministrators, { cause })),
  ])
  for (const mail of sent) if (mail.status === 'rejected') logFailure('plan-request-not-mailed', { userId: user.id }, mail.reason)
}

export async function mailPlanDecision(db: Db, env: MailSendingEnv, user: UserRow, level: number, isGranted: boolean): Promise<void> {
  const render = isGranted ? renderGrantedMail : renderDeclinedMail
  await mailOwner(db, env, user, render(user, writeLevel(level), env.APP_ORIGIN))
}
