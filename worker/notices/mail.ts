import { PRODUCT_NAMES } from '../../schema/product.ts'
import { shortenActionButtonMarkers } from '../../schema/salesbot.ts'
import { EmailAddressSchema } from '../../schema/user.ts'
import { type MailMessage, type MailSection, escapeHtml, renderMail } from '../auth/mail.ts'
import type { ClaimedConversation } from './notice-queries.ts'

export const CONVERSATIONS_PER_MAIL_MAX = 10
/** Each mail must stay below 100 kB, and contains its quotes twice, as text and as HTML. */
const QUOTED_BYTES_MAX = 40_000

/**
 * Changes a visitor's text so that mail programs make no links of it. Unusual forms of dots, colons and slashes are normalized and
 * invisible characters removed, because they could hide a link.
 */
export function disableLinksInText(text: string): string {
  return text
    .replace(/[^…]+/gu, (part) => part.normalize('NFKC'))
    .replace(/[^\P{C}\n]/gu, '')
    .replace(/[.。](?=\S)/gu, '·')
    .replaceAll('://', ':·//')
}

const LABEL_LENGTH_MAX = 60
const shorten = (text: string) => {
  const letters = Array.from(text.replace(/\s+/g, ' '))
  return letters.length > LABEL_LENGTH_MAX ? `${letters.slice(0, LABEL_LENGTH_MAX - 1).join('')}…` : letters.join('')
}

const bytesOf = (text: string) => Buffer.byteLength(escapeHtml(text))

/** Quotes as many of the last messages as fit into `room` bytes. `isWhole` is false if earlier messages are left out. */
function quoteMessages({ conversation }: ClaimedConversation, room: number) {
  const quotes: { by: string; text: string }[] = []
  let left = room
  for (const { role, content } of conversation.conversationData.toReversed()) {
    const text = disableLinksInText(shortenActionButtonMarkers(content))
    left -= bytesOf(text) + 100
    if (left < 0) return { quotes, used: room, isWhole: false }
    quotes.unshift({ by: role === 'user' ? 'Visitor' : 'Assistant', text })
  }
  return { quotes, used: room - left, isWhole: true }
}

/** A plain e-mail address is not changed, because the owner replies to it. */
function showEmail(email: string): string {
  return EmailAddressSchema.safeParse(email).success && /^[^\s/:]+$/.test(email) ? email : disableLinksInText(email)
}

export const cardNameForMail = (card: { name: string | null; slug: string }) =>
  (card.name ?? card.slug).replace(/[\p{C}\s]+/gu, ' ').trim() || card.slug

function describeContact({ conversation }: ClaimedConversation): string {
  const { visitorName, visitorEmail, visitorPhone } = conversation
  if (!visitorEmail && !visitorPhone) return 'The visitor left no e-mail address and no phone number.'
  const parts = [
    visitorName && disableLinksInText(visitorName),
    visitorEmail && showEmail(visitorEmail),
    visitorPhone && disableLinksInText(visitorPhone),
  ]
  return `Contact: ${parts.filter(Boolean).join(', ')}`
}

const isAboutQuestion = ({ conversation: { pendingNotice, handedOverAt } }: ClaimedConversation): boolean =>
  pendingNotice === 'question' || (pendingNotice === 'handover' && handedOverAt === null)

function describe(claimed: ClaimedConversation): string {
  const { qualifiedAt, leadScore, pendingNotice } = claimed.conversation
  const title = cardNameForMail(claimed.card)
  if (pendingNotice === 'lead') return `A chat on “${title}” became a lead, with a score of ${leadScore} of 100.`
  const asks = isAboutQuestion(claimed)
    ? `A visitor of “${title}” asked something that your assistant could not answer.`
    : `A visitor of “${title}” needs an answer from a person.`
  return qualifiedAt !== null ? `${asks} The chat is also a lead, with a score of ${leadScore} of 100.` : asks
}

function quoteQuestions({ questions }: ClaimedConversation, room: number) {
  let left = room
  const quotes = questions
    .map(({ question }) => ({ by: 'Visitor', text: disableLinksInText(question) }))
    .filter(({ text }) => (left -= bytesOf(text) + 100) >= 0)
  return { quotes, used: room - Math.max(0, left), isWhole: true }
}

function toSection(claimed: ClaimedConversation, origin: string, room: number): { section: MailSection; used: number } {
  const { conversation, questions } = claimed
  const isTranscript = conversation.pendingNotice === 'handover'
  const { quotes, used, isWhole } = isTranscript ? quoteMessages(claimed, room) : quoteQuestions(claimed, room)
  const lines = [describe(claimed), describeContact(claimed)]
  if (!isWhole) lines.push('The conversation is too long for this mail. Its last messages:')
  if (questions.length > 0)
    lines.push(
      conversation.visitorEmail
        ? 'Answer with the link below: the visitor gets your answer by mail, and your assistant knows it from then on.'
        : 'Answer with the link below, and your assistant knows the answer from then on.',
    )
  const page = `${origin}/${PRODUCT_NAMES.assistantSlug}-analytics/${conversation.cardId}`
  const actions = [
    ...questions.map(({ id, question }) => ({
      label: questions.length > 1 ? `Answer “${shorten(disableLinksInText(question))}”` : 'Answer this question',
      url: `${page}?question=${id}`,
    })),
    { label: 'Open the conversation', url: `${page}?conversation=${conversation.id}` },
  ]
  return { section: { lines, quotes, actions }, used }
}

function subjectOf(claimed: ClaimedConversation[], total: number): string {
  const [first] = claimed
  const isLeadsOnly = claimed.every(({ conversation }) => conversation.pendingNotice === 'lead')
  if (total > 1) return isLeadsOnly ? `${total} new leads from your assistant` : `${total} chats with visitors need your attention`
  const title = cardNameForMail(first!.card)
  if (isLeadsOnly) return `New lead: ${title}`
  return isAboutQuestion(first!) ? `A question that your assistant could not answer: ${title}` : `A visitor asks for a person: ${title}`
}

export function renderNoticeMail(claimed: ClaimedConversation[], total: number, origin: string): MailMessage {
  let room = QUOTED_BYTES_MAX
  const sections = claimed.map((one) => {
    const { section, used } = toSection(one, origin, room)
    room -= used
    return section
  })
  const more = total - claimed.length
  return renderMail({
    subject: subjectOf(claimed, total),
    paragraphs:
      more > 0 ? [`These are the newest ${claimed.length} conversations. ${more} more are on the analytics pages of your cards.`] : [],
    sections,
    actions: [],
    closing: `${PRODUCT_NAMES.assistant} sends this mail to the owner of the card. You can turn off mails about leads and questions in its configuration.`,
  })
}
