import { emailLookupKeyOf, toEmailWithAsciiDomain } from '../../schema/email.ts'
import { PRODUCT_NAMES } from '../../schema/product.ts'
import { publicCardPathOf } from '../../schema/route.ts'
import { EmailAddressSchema } from '../../schema/user.ts'
import { type MailMessage, renderMail } from '../auth/mail.ts'
import { disableLinksInText } from '../auth/mail-text.ts'
import { type MailSendingEnv, sendRateLimitedMail } from '../auth/mailbox.ts'
import { openDatabase } from '../platform/db.ts'
import type { Env } from '../platform/env.ts'
import { logFailure } from '../platform/log.ts'
import type { CardWithSalesbot } from './config-queries.ts'
import { cardNameForMail, mailPictureOfCard } from '../notices/mail.ts'
import { ANSWER_MAIL_RECIPIENTS_MAX } from './question-queries.ts'

export interface AnswerForVisitors {
  card: CardWithSalesbot['card']
  ownerLevel: number
  question: string
  answer: string
  askerEmails: string[]
}

export function listAnswerRecipients({ askerEmails }: AnswerForVisitors): string[] {
  const valid = askerEmails.flatMap((email) => EmailAddressSchema.safeParse(email).data ?? [])
  return [...new Map(valid.map((email) => [emailLookupKeyOf(email), email])).values()].slice(0, ANSWER_MAIL_RECIPIENTS_MAX)
}

const MAIL_WAIT_MS = 10_000

/**
 * Writes the mail with the owner's answer. Its reply address is the card's public one, never the one with which the owner signs in. A
 * visitor may have entered a stranger's address, so links in the question and the answer are disabled.
 */
export function renderAnswerMail({ card, question, answer }: AnswerForVisitors, origin: string): MailMessage {
  const replyTo = EmailAddressSchema.safeParse(card.email).data
  const title = disableLinksInText(cardNameForMail(card))
  const mail = renderMail({
    subject: `${title} answered your question`,
    paragraphs: [`You asked “${title}” a question in the chat, and left this address for the answer.`],
    sections: [
      {
        picture: mailPictureOfCard(card, origin),
        lines: [],
        quotes: [
          { by: 'You', text: disableLinksInText(question) },
          { by: title, text: disableLinksInText(answer) },
        ],
        actions: [{ label: `Open the card of ${title}`, url: `${origin}${publicCardPathOf(card.slug)}` }],
      },
    ],
    actions: [],
    closing: `${replyTo ? `A reply to this mail goes to ${title}.` : 'Nobody reads replies to this mail.'} If you asked nothing, you can ignore it.`,
    reason: `You get this mail because somebody left this address in the chat on a card of ${PRODUCT_NAMES.name}.`,
  })
  return { ...mail, ...(replyTo && { replyTo: toEmailWithAsciiDomain(replyTo) }) }
}

/**
 * Mails the owner's answer to the visitors who asked. Returns how many mails were sent within `timeout`, so that the owner does not wait
 * for a slow mail service. Errors are logged.
 */
export async function mailAnswer(
  env: MailSendingEnv & Pick<Env, 'DB'>,
  answer: AnswerForVisitors,
  timeout: Promise<unknown> = scheduler.wait(MAIL_WAIT_MS),
): Promise<number> {
  const db = openDatabase(env.DB)
  const mail = renderAnswerMail(answer, env.APP_ORIGIN)
  const cause = { kind: 'owner' as const, ownerId: answer.card.userId, level: answer.ownerLevel }
  let sent = 0
  const sending = listAnswerRecipients(answer).map(async (email) => {
    const reason = await sendRateLimitedMail(db, env, email, async () => mail, { cause }).then(
      (isSent) => (isSent ? null : 'a limit of mails is reached'),
      (error: unknown) => error,
    )
    if (reason === null) sent++
    else logFailure('answer-not-mailed', { cardId: answer.card.id }, reason)
  })
  await Promise.race([Promise.all(sending), timeout])
  return sent
}
