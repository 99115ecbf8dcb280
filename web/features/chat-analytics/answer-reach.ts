import { formatCountOf } from '../../lib/format.ts'
import type { AnsweredQuestion } from '../../../schema/salesbot-analytics.ts'

/** `visitors` is the number of visitors with an e-mail address. */
export function describeAnswerRecipients(visitors: number): string {
  if (visitors === 0) return 'The assistant will use it from now on. Nobody who asked left an email address.'
  const address = visitors === 1 ? 'an email address' : 'their email addresses'
  return `Goes to ${formatCountOf(visitors, 'visitor')} who left ${address}, and the assistant will use it from now on.`
}

export function describeAnswerDelivery({
  mailedVisitors,
  unmailedVisitors,
}: Pick<AnsweredQuestion, 'mailedVisitors' | 'unmailedVisitors'>): string {
  const mailed = mailedVisitors > 0 ? `Mailed to ${formatCountOf(mailedVisitors, 'visitor')}. ` : ''
  const unmailed =
    unmailedVisitors > 0
      ? ` ${formatCountOf(unmailedVisitors, 'visitor')} could not be mailed now: too many mails to that address within an hour, or the mail service refused. Write to them from Conversations.`
      : ''
  return `${mailed}The assistant knows it from now on.${unmailed}`
}
