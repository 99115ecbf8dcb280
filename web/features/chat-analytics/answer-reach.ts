import type { AnsweredQuestion } from '../../../schema/salesbot-analytics.ts'

const nameVisitors = (visitors: number) => (visitors === 1 ? '1 visitor' : `${visitors.toLocaleString()} visitors`)

/** `visitors` is the number of visitors with an e-mail address. */
export function describeAnswerRecipients(visitors: number): string {
  if (visitors === 0) return 'The assistant will use it from now on. Nobody who asked left an e-mail address.'
  const address = visitors === 1 ? 'an e-mail address' : 'their e-mail addresses'
  return `Goes to ${nameVisitors(visitors)} who left ${address}, and the assistant will use it from now on.`
}

export function describeSentAnswer({
  mailedVisitors,
  unmailedVisitors,
}: Pick<AnsweredQuestion, 'mailedVisitors' | 'unmailedVisitors'>): string {
  const mailed = mailedVisitors > 0 ? `Mailed to ${nameVisitors(mailedVisitors)}. ` : ''
  const unmailed =
    unmailedVisitors > 0
      ? ` ${nameVisitors(unmailedVisitors)} could not be mailed now: too many mails to that address within an hour, or the mail service refused. Write to them from Conversations.`
      : ''
  return `${mailed}The assistant knows it from now on.${unmailed}`
}
