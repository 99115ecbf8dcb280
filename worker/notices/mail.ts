import { toEmailWithAsciiDomain } from '../../schema/email.ts'
import { readFormAnswers } from '../../schema/form-answers.ts'
import {
  fitSizeIntoBox,
  imageStorageKeyOfUrl,
  imageUrlOfStorageKey,
  imageVariantsOfUrl,
  vcardPhotoStorageKeyOf,
} from '../../schema/image.ts'
import { PRODUCT_NAMES } from '../../schema/product.ts'
import { cardAppPagePathOf } from '../../schema/route.ts'
import type { PushedNotice } from '../../schema/push.ts'
import { CONVERSATION_NOTICES, shortenActionButtonMarkers } from '../../schema/salesbot.ts'
import { EmailAddressSchema } from '../../schema/user.ts'
import { type AssistantState, readAssistantState } from '../assistant/state.ts'
import { escapeHtml } from '../auth/mail-html.ts'
import { type MailMessage, type MailPicture, type MailSection, renderMail } from '../auth/mail.ts'
import { disableLinksInText } from '../auth/mail-text.ts'
import type { ClaimedConversation, ClaimedForm } from './queries.ts'

export const NOTICES_PER_MAIL_MAX = 10

type ClaimedNotice = ClaimedConversation | ClaimedForm
/** The part of a conversation that its subject and its link need. */
interface ConversationSubject {
  conversation: ClaimedConversation['conversation']
  card: { name: string | null; slug: string }
}
interface FormSubject {
  form: ClaimedForm['form']
  card: Omit<ClaimedForm['card'], 'profilePicture'>
}
type NoticeSubject = ConversationSubject | FormSubject
/** Each mail must stay below 100 kB, and contains its quotes twice, as text and as HTML. */
const QUOTED_BYTES_MAX = 40_000

const LABEL_LENGTH_MAX = 60
const NAME_LENGTH_MAX = 40

/** Makes one short line of a text for a subject or a link, without links of its own. */
const toLabel = (text: string, lengthMax = LABEL_LENGTH_MAX) => {
  const letters = Array.from(disableLinksInText(text).replace(/\s+/g, ' ').trim())
  return letters.length > lengthMax ? `${letters.slice(0, lengthMax - 1).join('')}…` : letters.join('')
}

const bytesOf = (text: string) => Buffer.byteLength(escapeHtml(text))

interface Quotes {
  quotes: MailSection['quotes']
  /** False if earlier quotes are left out, or parts of long ones. */
  isWhole: boolean
}

/** Keeps as many of the last quotes as fit into `room` bytes. Cuts long ones, so that at least the last one fits. */
function takeLastQuotes(all: { by: string; text: string }[], room: number): Quotes {
  const quotes: Quotes['quotes'] = []
  const lengthMax = Math.floor(room / 10)
  let left = room
  let isWhole = true
  for (const { by, text: written } of all.toReversed()) {
    const letters = Array.from(disableLinksInText(written))
    const isCut = letters.length > lengthMax
    const text = isCut ? `${letters.slice(0, lengthMax).join('')}…` : letters.join('')
    left -= bytesOf(by) + bytesOf(text) + 100
    if (left < 0) return { quotes, isWhole: false }
    if (isCut) isWhole = false
    quotes.unshift({ by, text })
  }
  return { quotes, isWhole }
}

/** A plain e-mail address is not changed, because the owner replies to it. */
const isPlainEmail = (email: string) => EmailAddressSchema.safeParse(email).success && /^[^\s/:]+$/.test(email)

export const cardNameForMail = (card: { name: string | null; slug: string }) =>
  (card.name ?? card.slug).replace(/[\p{C}\s]+/gu, ' ').trim() || card.slug

const PICTURE_BOX_PX = { width: 56, height: 56 }

/**
 * Returns the card's photo as a small JPEG, which all mail programs show; null if the card has no uploaded one. A picture of another site is
 * never in a mail: it would tell that site who reads.
 */
export function mailPictureOfCard(
  card: { name: string | null; slug: string; profilePicture: string | null },
  origin: string,
): MailPicture | null {
  const key = imageStorageKeyOfUrl(card.profilePicture ?? '')
  const known = imageVariantsOfUrl(card.profilePicture)
  if (!key || !known || known.vector) return null
  const name = toLabel(cardNameForMail(card))
  const url = origin + imageUrlOfStorageKey(vcardPhotoStorageKeyOf(key))
  return { url, alt: `Photo of ${name}`, name, ...fitSizeIntoBox(known, PICTURE_BOX_PX) }
}

/** Path of the app's page about a notice. */
function pathOf(notice: NoticeSubject): string {
  if ('form' in notice) return cardAppPagePathOf('analytics', notice.form.cardId)
  return `${cardAppPagePathOf('chatAnalytics', notice.conversation.cardId)}?conversation=${notice.conversation.id}`
}

function describeContact({ name, email, phone }: { name: string | null; email: string | null; phone: string | null }): string[] {
  const known = [
    name && disableLinksInText(name),
    email && (isPlainEmail(email) ? email : disableLinksInText(email)),
    phone && disableLinksInText(phone),
  ]
    .filter(Boolean)
    .join(', ')
  if (email || phone) return [`Contact: ${known}`]
  return [...(known ? [`Name: ${known}`] : []), 'The visitor left no email address and no phone number.']
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
const formatDay = (isoDate: string) => dayFormat.format(Date.parse(isoDate))

/** Says which day the visitor meant, or at least when they said it: "tomorrow" is wrong when the owner reads it a day later. */
function describeDay({ day, saidOn }: NonNullable<AssistantState['time']>): string {
  if (day) return `(${formatDay(day)})`
  return saidOn ? `(said on ${formatDay(saidOn)})` : ''
}

/** Lists what the assistant noted about the visitor's wish, one labelled line each. What is unknown is left out. */
function describeWish({ conversation }: ClaimedConversation): string[] {
  const { services, situation, time, budget, hasAcceptedPrice } = readAssistantState(conversation.assistantState)
  const quote = (text: string | null | undefined) => text && `“${disableLinksInText(text)}”`
  // Both begin a message of the visitor; the budget's quote is the shorter one.
  const isBudgetInNeed = Boolean(budget?.text && situation?.startsWith(budget.text))
  const lines = {
    [isBudgetInNeed ? 'Need and budget' : 'Need']: [services.join(', '), quote(situation)].filter(Boolean).join(' – '),
    Time: time && [quote(time.text), describeDay(time)].filter(Boolean).join(' '),
    Budget: [!isBudgetInNeed && quote(budget?.text), hasAcceptedPrice && 'agreed to a price of yours'].filter(Boolean).join(', '),
  }
  return Object.entries(lines).flatMap(([label, text]) => (text ? [`${label}: ${text}`] : []))
}

const timeFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' })

const isHandedOver = ({ conversation }: ConversationSubject): boolean => conversation.handedOverAt !== null

/** True if a person has to answer more than a question that the visitor had passed on. */
const needsPerson = (notice: ConversationSubject): boolean =>
  notice.conversation.pendingNotice === 'handover' &&
  (isHandedOver(notice) || readAssistantState(notice.conversation.assistantState).passOn !== 'done')

function describe(claimed: ClaimedConversation): string {
  const { qualifiedAt, leadScore, pendingNotice } = claimed.conversation
  const title = cardNameForMail(claimed.card)
  if (pendingNotice === 'lead') return `A chat on “${title}” became a lead, with a score of ${leadScore} of 100.`
  const also = qualifiedAt !== null ? ` The chat is also a lead, with a score of ${leadScore} of 100.` : ''
  if (pendingNotice === 'complaint')
    return `A visitor of “${title}” complains, is angry or needs help, and expects a person to answer.${also}`
  if (pendingNotice === 'appointment') {
    const asksToo = isHandedOver(claimed) ? ', and wants to talk to a person' : ''
    return `A visitor of “${title}” wants an appointment${asksToo}. The assistant confirmed nothing: please answer.${also}`
  }
  return needsPerson(claimed)
    ? `A visitor of “${title}” needs an answer from a person.${also}`
    : `A visitor of “${title}” asked something that your assistant could not answer.${also}`
}

function toConversationSection(claimed: ClaimedConversation, origin: string, room: number): MailSection {
  const { conversation, questions } = claimed
  const { visitorName: name, visitorEmail: email, visitorPhone: phone, conversationData, updatedAt } = conversation
  const { quotes, isWhole } = takeLastQuotes(
    conversation.pendingNotice === 'question'
      ? questions.map(({ question }) => ({ by: 'Visitor', text: question }))
      : conversationData.map(({ role, content }) => ({
          by: role === 'user' ? 'Visitor' : 'Assistant',
          text: shortenActionButtonMarkers(content),
        })),
    room,
  )
  const lines = [
    describe(claimed),
    ...describeWish(claimed),
    ...describeContact({ name, email, phone }),
    `Last message: ${timeFormat.format(updatedAt)} UTC`,
  ]
  if (!isWhole) lines.push('The conversation is too long for this mail. Its last messages:')
  if (questions.length > 0)
    lines.push(
      email
        ? 'Answer with the link below: the visitor gets your answer by mail, and your assistant knows it from then on.'
        : 'Answer with the link below, and your assistant knows the answer from then on.',
    )
  const page = `${origin}${cardAppPagePathOf('chatAnalytics', conversation.cardId)}`
  const actions = [
    ...questions.map(({ id, question }) => ({
      label: questions.length > 1 ? `Answer “${toLabel(question)}”` : 'Answer this question',
      url: `${page}?question=${id}`,
    })),
    { label: 'Open the conversation', url: `${origin}${pathOf(claimed)}` },
  ]
  return { picture: mailPictureOfCard(claimed.card, origin), lines, quotes, actions }
}

function toFormSection(claimed: ClaimedForm, origin: string, room: number): MailSection {
  const { form, card } = claimed
  const fields = card.formConfig.fields ?? []
  const { rest, ...contact } = readFormAnswers(form.formData, fields)
  const { quotes, isWhole } = takeLastQuotes(
    rest.map(({ key, answer }) => ({ by: fields.find(({ name }) => name === key)?.label ?? key, text: answer })),
    room,
  )
  return {
    picture: mailPictureOfCard(card, origin),
    lines: [
      `A visitor sent the contact form of “${cardNameForMail(card)}”.`,
      ...describeContact(contact),
      `Sent: ${timeFormat.format(form.timestamp)} UTC`,
      ...(isWhole ? [] : ['The form is too long for this mail. Its last answers:']),
    ],
    quotes,
    actions: [{ label: 'Open the forms of this card', url: `${origin}${pathOf(claimed)}` }],
  }
}

const emailOf = (notice: ClaimedNotice): string | null =>
  'form' in notice ? readFormAnswers(notice.form.formData, notice.card.formConfig.fields ?? []).email : notice.conversation.visitorEmail

/** Sorts notices, the most important one first. A form is as important as a wish for a person. */
function rankOf(notice: ClaimedNotice): number {
  return CONVERSATION_NOTICES.indexOf('form' in notice ? 'handover' : (notice.conversation.pendingNotice ?? 'question'))
}

function subjectOf(notice: NoticeSubject): string {
  const title = toLabel(cardNameForMail(notice.card))
  const titled = (text: string, name: string | null | undefined, time?: AssistantState['time']) => {
    const when = time && [toLabel(time.text, NAME_LENGTH_MAX), describeDay(time)].filter(Boolean).join(' ')
    const known = [name && toLabel(name, NAME_LENGTH_MAX), when].filter(Boolean)
    return known.length > 0 ? `${text}: ${known.join(', ')} – ${title}` : `${text}: ${title}`
  }
  if ('form' in notice)
    return titled('Message from your contact form', readFormAnswers(notice.form.formData, notice.card.formConfig.fields ?? []).name)
  const { pendingNotice, visitorName, assistantState } = notice.conversation
  if (pendingNotice === 'appointment') return titled('Appointment wanted', visitorName, readAssistantState(assistantState).time)
  if (pendingNotice === 'complaint') return titled('A visitor is upset and needs a person', visitorName)
  if (pendingNotice === 'lead') return titled('New lead', visitorName)
  return needsPerson(notice)
    ? titled('A visitor asks for a person', visitorName)
    : titled('A question that your assistant could not answer', visitorName)
}

/**
 * Returns what a notification says: the subject of the mail, and the page that has the rest. By default, the next one with the same page
 * replaces it.
 */
export function toPushedNotice(notice: NoticeSubject, tag = pathOf(notice)): PushedNotice {
  return { title: subjectOf(notice), path: pathOf(notice), tag }
}

/** Writes one mail about several notices. `total` counts those, too, that are not in the list. */
export function renderNoticeMail(claimed: ClaimedNotice[], total: number, origin: string): MailMessage {
  const shown = claimed.toSorted((a, b) => rankOf(b) - rankOf(a)).slice(0, NOTICES_PER_MAIL_MAX)
  const room = QUOTED_BYTES_MAX / shown.length
  const more = total - shown.length
  const replyTo = total === 1 ? EmailAddressSchema.safeParse(emailOf(shown[0]!)).data : undefined
  const mail = renderMail({
    subject: total > 1 ? `${subjectOf(shown[0]!)}, and ${total - 1} more` : subjectOf(shown[0]!),
    paragraphs: more > 0 ? [`These are ${shown.length} of ${total}. ${more} more are on the analytics pages of your cards.`] : [],
    sections: shown.map((notice) => ('form' in notice ? toFormSection(notice, origin, room) : toConversationSection(notice, origin, room))),
    actions: [],
    contacts: shown.flatMap((notice) => emailOf(notice) ?? []).filter(isPlainEmail),
    closing: replyTo ? 'A reply to this mail goes to the visitor.' : 'Nobody reads replies to this mail.',
    reason: `${PRODUCT_NAMES.name} sends this mail to the owner of the card. You can turn off mails about leads and questions in the configuration of your assistant, and mails about forms in the card editor.`,
  })
  return { ...mail, ...(replyTo && { replyTo: toEmailWithAsciiDomain(replyTo) }) }
}
