import { PRODUCT_NAMES } from '../../schema/product.ts'
import { showActionButtonMarkers } from '../../schema/salesbot.ts'
import { EmailAddressSchema } from '../../schema/user.ts'
import { type MailMessage, type MailSection, escapeHtml, renderMail } from '../auth/mail.ts'
import { needsPerson } from './notice-rules.ts'
import type { ClaimedConversation } from './notice-queries.ts'

/** Most conversations that one mail describes. The mail counts further ones. */
export const CONVERSATIONS_PER_MAIL_MAX = 10
/** Most bytes of quoted messages in one mail. The mail has them twice, as text and as HTML, and stays below 100 kB. */
const QUOTED_BYTES_MAX = 40_000

/** Changes a visitor's text so that mail programs turn nothing in it into a link. */
export function disarmLinks(text: string): string {
  return text
    .replace(/[.。．｡](?=\S)/gu, '·')
    .replaceAll('://', ':·//')
    .replace(/[^\P{C}\n]/gu, '')
}

const bytesOf = (text: string) => Buffer.byteLength(escapeHtml(text))

/** Quotes the last messages of a conversation that fit into `room` bytes; `isWhole` is false if earlier ones are left out. */
function quoteMessages({ conversation }: ClaimedConversation, room: number) {
  const quotes: { by: string; text: string }[] = []
  let left = room
  for (const { role, content } of conversation.conversationData.toReversed()) {
    const text = disarmLinks(showActionButtonMarkers(content))
    left -= bytesOf(text) + 100
    if (left < 0) return { quotes, used: room, isWhole: false }
    quotes.unshift({ by: role === 'user' ? 'Visitor' : 'Assistant', text })
  }
  return { quotes, used: room - left, isWhole: true }
}

/** Returns a visitor's e-mail address as it is, because the owner answers to it, unless it is no plain address. */
function showEmail(email: string): string {
  return EmailAddressSchema.safeParse(email).success && /^[^\s/:]+$/.test(email) ? email : disarmLinks(email)
}

const titleOfCard = ({ card }: ClaimedConversation) => (card.name ?? card.slug).replace(/[\p{C}\s]+/gu, ' ').trim() || card.slug

function describeContact({ conversation }: ClaimedConversation): string {
  const { visitorName, visitorEmail, visitorPhone } = conversation
  if (!visitorEmail && !visitorPhone) return 'The visitor left no e-mail address and no phone number.'
  const parts = [
    visitorName && disarmLinks(visitorName),
    visitorEmail && showEmail(visitorEmail),
    visitorPhone && disarmLinks(visitorPhone),
  ]
  return `Contact: ${parts.filter(Boolean).join(', ')}`
}

function describe(claimed: ClaimedConversation): string {
  const { qualifiedAt, leadScore } = claimed.conversation
  if (!needsPerson(claimed.conversation)) return `A chat on “${titleOfCard(claimed)}” became a lead, with a score of ${leadScore} of 100.`
  const asks = `A visitor of “${titleOfCard(claimed)}” needs an answer from a person.`
  return qualifiedAt !== null ? `${asks} The chat is also a lead, with a score of ${leadScore} of 100.` : asks
}

function toSection(claimed: ClaimedConversation, origin: string, room: number): { section: MailSection; used: number } {
  const { id, cardId } = claimed.conversation
  const { quotes, used, isWhole } = needsPerson(claimed.conversation)
    ? quoteMessages(claimed, room)
    : { quotes: [], used: 0, isWhole: true }
  const lines = [describe(claimed), describeContact(claimed)]
  if (!isWhole) lines.push('The conversation is too long for this mail. Its last messages:')
  const url = `${origin}/${PRODUCT_NAMES.assistantSlug}-analytics/${cardId}?conversation=${id}`
  return { section: { lines, quotes, action: { label: 'Open the conversation', url } }, used }
}

function subjectOf(claimed: ClaimedConversation[], total: number): string {
  const [first] = claimed
  const asks = claimed.some(({ conversation }) => needsPerson(conversation))
  if (total > 1) return asks ? `${total} chats with visitors need your attention` : `${total} new leads from your assistant`
  return `${asks ? 'A visitor asks for a person' : 'New lead'}: ${titleOfCard(first!)}`
}

/** Renders one mail about conversations of an owner, the newest first. `total` is the number of all pending ones. */
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
    closing: `${PRODUCT_NAMES.assistant} sends this mail to the owner of the card. You can turn off mails about leads in its configuration.`,
  })
}
