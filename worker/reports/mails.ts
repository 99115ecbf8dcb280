import { PRODUCT_NAMES } from '../../schema/product.ts'
import { REPORT_REASONS } from '../../schema/report.ts'
import type { SuspendCardBody } from '../../schema/report-body.ts'
import { APP_PAGE_PATHS, publicCardPathOf } from '../../schema/route.ts'
import { type MailMessage, renderMail } from '../auth/mail.ts'
import { type MailSendingEnv, sendRateLimitedMail } from '../auth/mailbox.ts'
import type { Db, UserRow } from '../platform/db.ts'
import type { Env } from '../platform/env.ts'
import { readOperator } from '../platform/operator.ts'
import { appealLinkOf } from '../../schema/operator.ts'

type ModerationMailEnv = MailSendingEnv & Pick<Env, 'OPERATOR_NAME' | 'OPERATOR_CONTACT'>

const CARD_OWNER_REASON = `You get this mail because you own this card on ${PRODUCT_NAMES.name}.`

const addressOf = (env: Pick<Env, 'APP_ORIGIN'>, slug: string) => `${env.APP_ORIGIN}${publicCardPathOf(slug)}`

export function renderSuspensionMail(env: ModerationMailEnv, slug: string, { reason, note }: SuspendCardBody): MailMessage {
  const address = addressOf(env, slug)
  const { contact } = readOperator(env)
  return renderMail({
    subject: `Your ${PRODUCT_NAMES.name} card was suspended`,
    paragraphs: [
      'An administrator has suspended one of your cards. Visitors see a notice instead of it. Its address stays yours, and you can still edit the card and download your data.',
      `The reason: ${REPORT_REASONS[reason]}.`,
    ],
    sections: [
      {
        lines: ['The card:'],
        quotes: note === '' ? [] : [{ by: 'The administrator', text: note }],
        actions: [{ label: 'Your card', url: address }],
      },
    ],
    actions: [
      ...(contact ? [{ label: 'Answer and ask for a review', url: appealLinkOf(contact, address) }] : []),
      { label: 'Open your dashboard', url: env.APP_ORIGIN + APP_PAGE_PATHS.dashboard },
    ],
    closing: contact
      ? 'If you think that this is a mistake, write to the operator of this site and name the address of the card.'
      : 'If you think that this is a mistake, write to the operator of this site.',
    reason: CARD_OWNER_REASON,
  })
}

export function renderLiftedMail(env: ModerationMailEnv, slug: string): MailMessage {
  return renderMail({
    subject: `Your ${PRODUCT_NAMES.name} card is back`,
    paragraphs: ['An administrator has lifted the suspension of your card. Visitors see it again at its old address.'],
    actions: [{ label: 'Open your card', url: addressOf(env, slug) }],
    closing: 'There is nothing that you must do.',
    reason: CARD_OWNER_REASON,
  })
}

/** Only a confirmed address gets these mails: an unconfirmed one may belong to somebody else. */
async function mailOwner(db: Db, env: ModerationMailEnv, owner: UserRow, mail: MailMessage): Promise<void> {
  if (owner.emailConfirmedAt !== null) await sendRateLimitedMail(db, env, owner.email, async () => mail, { priority: 'owner' })
}

export const mailSuspension = (db: Db, env: ModerationMailEnv, owner: UserRow, slug: string, body: SuspendCardBody) =>
  mailOwner(db, env, owner, renderSuspensionMail(env, slug, body))

export const mailLiftedSuspension = (db: Db, env: ModerationMailEnv, owner: UserRow, slug: string) =>
  mailOwner(db, env, owner, renderLiftedMail(env, slug))
