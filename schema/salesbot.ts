import type { z } from 'zod'
import type { CardLanguage } from './card-language.ts'
import { PRODUCT_NAMES } from './product.ts'
import type { QuestionAndAnswer, SalesbotConfigFields } from './salesbot-body.ts'
import type { ActionButtonSchema } from './salesbot-fields.ts'

// This file must not import zod, because the visitor's chat loads this file. The schemas are in salesbot-body.ts.

export const SALES_PERSONALITIES = ['professional', 'friendly', 'consultative', 'aggressive'] as const
export type SalesPersonality = (typeof SALES_PERSONALITIES)[number]
export const PRIMARY_GOALS = ['schedule_appointment', 'generate_lead', 'make_sale'] as const
export type PrimaryGoal = (typeof PRIMARY_GOALS)[number]

/**
 * `scheduled`: the visitor asked for an appointment, named a time and left contact data, or opened the action button of an assistant whose
 * goal is appointments. `interested`: the conversation is a lead. `follow_up`: a person must answer.
 */
export const CONVERSATION_OUTCOMES = ['scheduled', 'interested', 'follow_up', 'not_interested', 'browsing'] as const
export type ConversationOutcome = (typeof CONVERSATION_OUTCOMES)[number]

/** What the owner is told about a conversation, least important first. */
export const CONVERSATION_NOTICES = ['question', 'lead', 'handover', 'appointment', 'complaint'] as const
export type ConversationNotice = (typeof CONVERSATION_NOTICES)[number]

/** At this score (of 0 to 100) or higher, a conversation is a lead, and the visitor sees the action buttons. */
export const LEAD_SCORE_THRESHOLD = 70

export const DEFAULT_QUALIFICATION_QUESTIONS = [
  'What is your biggest challenge in this area?',
  'What is your timeline for making a decision?',
  'What is your budget range?',
]

export const SALESBOT_CONFIG_LIMITS = {
  botName: 100,
  businessType: 100,
  companyInfo: 10_000,
  customInstructions: 4000,
  services: 50,
  serviceName: 100,
  prices: 50,
  price: 1_000_000_000,
  questions: 10,
  question: 300,
  actionButtons: 10,
  buttonId: 60,
  buttonDescription: 50,
  questionsAndAnswers: 50,
  answer: 2000,
  pinnedLines: 3,
  pinnedLine: 160,
} as const

export const CHAT_LIMITS = {
  messageLength: 2000,
  messagesPerConversation: 60,
  /** Must equal CHAT_LIMIT in wrangler.toml. */
  messagesPerMinute: 20,
  /** Limit per network (IPv4 /24, IPv6 /48) and card, so that one network cannot use up the card's daily limit. */
  networkMessagesPerDay: 150,
  /** Limit of new conversations per address, over all cards. Each may cause a mail. */
  conversationsPerAddressAndHour: 15,
  networkQuestionsPerDay: 20,
  cardMessagesPerDay: 500,
  /** Limit of model replies for the whole deployment, including test chats. Above it, the guided assistant answers. */
  modelRepliesPerDay: 5000,
  modelRepliesPerOwnerAndDay: 500,
  modelRepliesPerOwnerAndHour: 80,
  /** For owners at level 3 and above. */
  modelRepliesPerEnterpriseAndHour: 300,
  modelRepliesPerCardAndDay: 300,
  /** Limits per network (IPv4 /24, IPv6 /48) over all cards. */
  modelRepliesPerNetworkAndDay: 100,
  modelRepliesPerNetworkAndHour: 15,
  /** A request with more tokens counts as several replies. A token that the model writes counts as five, because it costs as much. */
  modelTokensPerReply: 4000,
  modelOutputTokens: 1000,
  choices: 5,
  buttonClicksPerConversation: 100,
} as const

/** Longest time in which a visitor gets a reply. The model's own timeout is shorter. */
export const CHAT_REPLY_TIMEOUT_MS = 20_000

export type ActionButton = z.infer<typeof ActionButtonSchema>
export type { QuestionAndAnswer }

/** An assistant's whole configuration. `updatedAt` is an ISO 8601 time; null before the first save. */
export interface SalesbotConfig extends SalesbotConfigFields {
  cardId: number
  updatedAt: string | null
}

export type AssistantKind = 'model' | 'guided'

export interface OwnerSalesbotConfig extends SalesbotConfig {
  model: string | null
}

export type PublicSalesbotConfig = Pick<SalesbotConfig, 'isEnabled' | 'botName' | 'avatarUrl' | 'actionButtons'>

export const DEFAULT_SALESBOT_CONFIG: Omit<SalesbotConfig, 'cardId'> = {
  isEnabled: false,
  botName: PRODUCT_NAMES.assistant,
  avatarUrl: null,
  businessType: null,
  primaryGoal: 'schedule_appointment',
  salesPersonality: 'professional',
  services: [],
  priceRanges: {},
  currency: 'USD',
  companyInfo: null,
  customInstructions: null,
  leadQualificationQuestions: DEFAULT_QUALIFICATION_QUESTIONS,
  actionButtons: [],
  questionsAndAnswers: [],
  pinnedLines: [],
  leadMails: true,
  updatedAt: null,
}

/**
 * A choice that a reply offers as a button. With `url` (tel:, mailto: or https:) it is a link. Without `url`, the client sends the choice's
 * `id` as `choice`.
 */
export interface ChatChoice {
  id: string
  label: string
  url?: string
}

export interface ChatMessage {
  role: 'user' | 'assistant'
  content: string
  timestamp: string
  choices?: ChatChoice[]
}

export interface ChatWelcomeResponse {
  message: string
  choices: ChatChoice[]
}

export interface ChatResponse {
  sessionId: string
  leadScore: number
  message: string
  /** Number of messages from visitor and assistant, including this reply. */
  messageCount: number
  handedOver: boolean
  language: CardLanguage
  choices: ChatChoice[]
}

/**
 * Events of a streamed response (`Accept: text/event-stream`) with their JSON data. `text` appends to the shown reply, `replace`
 * discards it, `done` ends the stream with the whole response, `error` ends it without one.
 */
export interface ChatStreamEvents {
  text: { text: string }
  replace: { text: string }
  done: ChatResponse
  error: { code: string; message: string }
}

/** The response to a message of the owner's test chat. Nothing is stored, so the client sends `state` back with the next message. */
export interface TestChatResponse {
  welcome: ChatWelcomeResponse | null
  message: string
  choices: ChatChoice[]
  leadScore: number
  outcome: ConversationOutcome
  handedOver: boolean
  visitor: ChatVisitor
  unanswered: string[]
  answeredBy: AssistantKind
  state: unknown
}

export interface RehearsedQuestion {
  question: string
  reply: string
  choices: ChatChoice[]
  isAnswered: boolean
}

export interface RehearsalResponse {
  questions: RehearsedQuestion[]
}

export interface ChatVisitor {
  name: string | null
  email: string | null
  phone: string | null
}

export const ACTION_BUTTON_MARKER_PATTERN = /\[ACTION_BUTTON:([^\]\n]{1,60})\]/g

/** Matches a sign or word at the end of a text that only joins it to the marker after it, in the assistant's languages. */
const JOINING_WORD_AT_END_PATTERN = /[,;&、]$|[,;]?\s?(?<![\p{L}\p{N}])(?:and|or|y|o|und|oder|et|ou|e|と|や|または)$/u

function removeJoiningWordAtEnd(text: string): string {
  const trimmed = text.trimEnd()
  const shortened = trimmed.replace(JOINING_WORD_AT_END_PATTERN, '')
  return shortened === trimmed ? text : shortened.trimEnd()
}

/**
 * Removes the markers of action buttons from a reply, with the word that joins one (the `and` in `Great! [A] and [B]`), and returns the
 * buttons that they name. Unknown names are ignored.
 */
export function extractActionButtonMarkers(message: string, buttons: ActionButton[]): { text: string; buttons: ActionButton[] } {
  // The pattern has one group, so every second part is a marker's name.
  const parts = message.split(ACTION_BUTTON_MARKER_PATTERN)
  const names = parts.filter((_, at) => at % 2 === 1).map((name) => name.trim())
  const texts = parts.filter((_, at) => at % 2 === 0)
  const last = texts.pop()!
  const isStopAfterMarker = texts.length > 0 && /^\s*[.!。！]\s*$/.test(last)
  const text = [...texts.map(removeJoiningWordAtEnd), isStopAfterMarker ? '' : last]
    .join('')
    .replace(/(?<![ \t])[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  const named = names.map((name) => buttons.find(({ description }) => description === name))
  return { text, buttons: [...new Set(named.filter((button) => button !== undefined))] }
}

export const shortenActionButtonMarkers = (message: string): string => message.replace(ACTION_BUTTON_MARKER_PATTERN, '[$1]')

export const actionButtonMarkerOf = ({ description }: ActionButton) => `[ACTION_BUTTON:${description}]`
