import { EMPTY_ASSISTANT_STATE } from '../assistant/state.ts'
import {
  type MailMessage,
  quoteUsernameForMail,
  renderEmailChangedMail,
  renderEmailConfirmationMail,
  renderFactorsResetMail,
  renderInvitationMail,
  renderPasswordReplacementMail,
  renderPasswordResetMail,
  renderPasswordSetMail,
} from '../auth/mail.ts'
import { renderSecurityMail } from '../auth/security-mails.ts'
import { renderNoticeMail } from '../notices/mail.ts'
import type { ClaimedConversation, ClaimedForm } from '../notices/queries.ts'
import type { UserRow } from '../platform/db.ts'
import { renderLiftedMail, renderSuspensionMail } from '../reports/mails.ts'
import { renderAnswerMail } from '../salesbot/answer-mail.ts'
import { renderDeclinedMail, renderGrantedMail, renderRequestMailToAdministrator, renderRequestMailToOwner } from '../users/plan-mails.ts'

/** What people type into mails. The tests put hostile texts there. */
interface TypedTexts {
  name: string
  message: string
}

const AT = Date.UTC(2026, 10, 30, 9, 30)
const PLAN = 'Professional'

/** Writes one of each kind of mail that the product sends, for the tests and for the contact sheet. */
export function createSampleMails(origin: string, { name, message }: TypedTexts): Record<string, MailMessage> {
  const link = `${origin}/auth?token=gQ3rT8vKx2LmNp5sW7yZ1bC4dF6hJ9kM0oQ2rS4tU6w`
  const env = { APP_ORIGIN: origin, OPERATOR_CONTACT: 'help@veebu.example' } as Parameters<typeof renderSuspensionMail>[0]
  const user = { username: name, accessLevel: 1, requestedLevel: 2 } as UserRow
  const card = { name, slug: 'amina', profilePicture: '/media/1/0123456789abcdef01234567-7a8896-800x1000.jpg', formConfig: {} }
  const conversation = {
    id: 7,
    cardId: 1,
    visitorName: name,
    visitorEmail: 'ann@example.com',
    visitorPhone: null,
    pendingNotice: 'appointment',
    leadScore: 82,
    qualifiedAt: AT,
    handedOverAt: null,
    updatedAt: AT,
    conversationData: [
      { role: 'user', content: message },
      { role: 'assistant', content: 'Thank you. When would suit you?' },
    ],
    assistantState: {
      ...EMPTY_ASSISTANT_STATE,
      services: ['Portrait'],
      situation: message.slice(0, 300),
      time: { text: 'Tomorrow at 3 pm', horizon: 'days', isAppointment: true, day: '2026-12-01', saidOn: null },
      budget: { isEnough: true, text: '400 euros' },
    },
  } as unknown as ClaimedConversation['conversation']
  const appointment: ClaimedConversation = { conversation, card, questions: [] }
  const question: ClaimedConversation = {
    conversation: { ...conversation, id: 8, pendingNotice: 'question' },
    card,
    questions: [{ conversationId: 8, id: 3, question: message }],
  }
  const form: ClaimedForm = { form: { cardId: 1, formData: { name, email: 'ann@example.com', message }, timestamp: AT }, card }
  const answer = { card: { ...card, email: null }, ownerLevel: 2, question: message, answer: message, askerEmails: [] }
  const fact = `Somebody signed in to your account ${quoteUsernameForMail(name)} with Firefox on Windows, in Milan, IT.`
  return {
    reset: renderPasswordResetMail([{ username: name, url: link }]),
    'reset of several accounts': renderPasswordResetMail(['amina', name, 'amina.2'].map((username) => ({ username, url: link }))),
    invitation: renderInvitationMail(name, link),
    confirmation: renderEmailConfirmationMail(name, link),
    'changed address': renderEmailChangedMail(name, link),
    'password set': renderPasswordSetMail(name, link),
    'password replacement': renderPasswordReplacementMail(name, link),
    'factors reset': renderFactorsResetMail(name, link),
    security: renderSecurityMail(env, 'New sign-in to your Veebu account', fact),
    appointment: renderNoticeMail([appointment], 1, origin),
    'several notices': renderNoticeMail([appointment, question, form], 5, origin),
    answer: renderAnswerMail(answer as unknown as Parameters<typeof renderAnswerMail>[0], origin),
    'plan asked for, to an administrator': renderRequestMailToAdministrator(user, PLAN, 3, origin),
    'plan asked for': renderRequestMailToOwner(user, PLAN, env),
    'plan granted': renderGrantedMail(user, PLAN, origin),
    'plan declined': renderDeclinedMail(user, PLAN, origin),
    suspension: renderSuspensionMail(env, 'amina', { reason: 'fraud', note: message }),
    'lifted suspension': renderLiftedMail(env, 'amina'),
  }
}
