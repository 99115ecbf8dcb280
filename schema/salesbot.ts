import { PRODUCT_NAMES } from './product.ts'

// Plain data without a validator, because the visitor's chat loads this file. The zod schemas are in salesbot-body.ts.

export const SALES_PERSONALITIES = ['professional', 'friendly', 'consultative', 'aggressive'] as const
export type SalesPersonality = (typeof SALES_PERSONALITIES)[number]
export const PRIMARY_GOALS = ['schedule_appointment', 'generate_lead', 'make_sale'] as const
export type PrimaryGoal = (typeof PRIMARY_GOALS)[number]

/**
 * How a conversation stands. `scheduled`: the visitor asked for an appointment, named a time and left a contact, or opened an
 * action button of a bot whose goal is appointments. `interested`: the conversation is a lead. `follow_up`: a person has to answer.
 */
export const CONVERSATION_OUTCOMES = ['scheduled', 'interested', 'follow_up', 'not_interested', 'browsing'] as const
export type ConversationOutcome = (typeof CONVERSATION_OUTCOMES)[number]

/** Languages of the guided assistant: English, and the five that most websites use beside it (W3Techs, content languages). */
export const ASSISTANT_LANGUAGES = ['en', 'es', 'de', 'ja', 'fr', 'pt'] as const
export type AssistantLanguage = (typeof ASSISTANT_LANGUAGES)[number]

/** Lead score, from 0 to 100, from which a conversation is a lead and its action buttons are shown. */
export const LEAD_SCORE_THRESHOLD = 70

export const DEFAULT_QUALIFICATION_QUESTIONS = [
  'What is your biggest challenge in this area?',
  'What is your timeline for making a decision?',
  'What is your budget range?',
]

/** Limits of an assistant's configuration: lengths of texts in characters, sizes of lists in entries. */
export const SALESBOT_CONFIG_LIMITS = {
  botName: 100,
  businessType: 100,
  companyInfo: 10_000,
  customInstructions: 4000,
  services: 50,
  serviceName: 100,
  prices: 50,
  /** Largest price, in units of the currency. */
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

/** Limits of the visitors' chat. */
export const CHAT_LIMITS = {
  /** Longest message of a visitor, in characters. */
  messageLength: 2000,
  /** Most messages that a visitor may send in one conversation. */
  messagesPerConversation: 60,
  /** Messages per minute from one visitor address. Must equal CHAT_LIMIT in wrangler.toml. */
  messagesPerMinute: 20,
  /** Messages per day from one network (IPv4 /24, IPv6 /48) to one card, so that no single network uses up a card's day. */
  networkMessagesPerDay: 150,
  /** Messages per day from one network to one card whose questions are listed for the owner as unanswered. */
  networkQuestionsPerDay: 20,
  cardMessagesPerDay: 500,
  /** Replies per day that a deployment asks of the model; the guided assistant answers the rest. Test chats count too. */
  modelRepliesPerDay: 5000,
  /** Share of them that the cards of one owner may use, and one card. */
  modelRepliesPerOwnerAndDay: 1000,
  modelRepliesPerCardAndDay: 500,
  /** Most choices that a reply offers. */
  choices: 5,
  /** Most clicks on action buttons that are stored for one conversation. */
  buttonClicksPerConversation: 100,
} as const

/** Longest time until a visitor gets a reply, in ms. The model's own timeout is shorter. */
export const CHAT_REPLY_TIMEOUT_MS = 20_000

/** A question with the owner's answer. */
export interface QuestionAndAnswer {
  question: string
  answer: string
  /** The question is in a visitor's words: it is searched, but never shown or counted as something that the owner wrote. */
  isVisitors: boolean
}

export interface ActionButton {
  id: string
  description: string
  url: string
}

/** An assistant's whole configuration, as its owner gets it. */
export interface SalesbotConfig {
  cardId: number
  isEnabled: boolean
  botName: string
  avatarUrl: string | null
  businessType: string | null
  primaryGoal: PrimaryGoal
  salesPersonality: SalesPersonality
  services: string[]
  /** Prices in units of `currency`, by the name of what they are for. */
  priceRanges: Record<string, number>
  /** ISO 4217 code of the currency of all prices. */
  currency: string
  companyInfo: string | null
  customInstructions: string | null
  leadQualificationQuestions: string[]
  actionButtons: ActionButton[]
  questionsAndAnswers: QuestionAndAnswer[]
  /** Lines that stand in the welcome message and lead each reply to a question that touches them. */
  pinnedLines: string[]
  /** The owner gets a mail, once, when a conversation becomes a lead, and when the assistant could not answer a question. */
  leadMails: boolean
  /** ISO 8601; null as long as nothing was stored. */
  updatedAt: string | null
}

/** Which assistant answers a deployment's visitors first. */
export type AssistantKind = 'model' | 'guided'

/** A configuration as its owner gets it, with who answers. `model` names the language model; null without one. */
export interface OwnedSalesbotConfig extends SalesbotConfig {
  model: string | null
}

/** The part of a configuration that everybody may read. */
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

/** A choice that a reply offers as a button. With `url` (tel:, mailto: or https:) it is a link, otherwise it is sent as `choice`. */
export interface ChatChoice {
  id: string
  label: string
  url?: string
}

export interface ChatMessage {
  role: 'user' | 'assistant'
  content: string
  /** ISO 8601. */
  timestamp: string
  /** What the reply offered. */
  choices?: ChatChoice[]
}

export interface ChatWelcomeResponse {
  message: string
  choices: ChatChoice[]
}

/** The answer to a visitor's message. As an event stream it is the data of the event `done`. */
export interface ChatResponse {
  sessionId: string
  leadScore: number
  message: string
  /** Number of all messages of the conversation, of both sides, with this reply. */
  messageCount: number
  /** A person answers from now on. */
  handedOver: boolean
  /** Language of the reply, for the attribute `lang`. */
  language: AssistantLanguage
  /** At most CHAT_LIMITS.choices. */
  choices: ChatChoice[]
}

/**
 * Events of a streamed answer (`Accept: text/event-stream`), by name, with their JSON data. `text` appends to the reply that is
 * shown, `replace` discards what was shown, `done` ends the stream with the whole answer, `error` ends it without one.
 */
export interface ChatStreamEvents {
  text: { text: string }
  replace: { text: string }
  done: ChatResponse
  error: { code: string; message: string }
}

/** A turn of the owner's test chat, which stores nothing. `state` goes back to the server, unread, with the next message. */
export interface TestChatResponse {
  /** What a visitor reads before the first message; null for later messages. */
  welcome: ChatWelcomeResponse | null
  message: string
  choices: ChatChoice[]
  leadScore: number
  outcome: ConversationOutcome
  handedOver: boolean
  visitor: ChatVisitor
  /** Questions of the visitor's last message that the configuration does not answer. */
  unanswered: string[]
  answeredBy: AssistantKind
  state: unknown
}

/** A likely question of a visitor, and what the guided assistant would reply with the configuration that was sent. */
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

/** Splits a reply into its text without button markers, and the action buttons that its markers name; unknown names are dropped. */
export function readActionButtonMarkers(message: string, buttons: ActionButton[]): { text: string; buttons: ActionButton[] } {
  const named = Array.from(message.matchAll(ACTION_BUTTON_MARKER_PATTERN), ([, description]) =>
    buttons.find((button) => button.description === description!.trim()),
  )
  const text = message
    .replace(ACTION_BUTTON_MARKER_PATTERN, '')
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return { text, buttons: [...new Set(named.filter((button) => button !== undefined))] }
}

/** Shows the buttons that a stored reply offered, for people who only read it. */
export const showActionButtonMarkers = (message: string): string => message.replace(ACTION_BUTTON_MARKER_PATTERN, '[$1]')

export const actionButtonMarkerOf = ({ description }: ActionButton) => `[ACTION_BUTTON:${description}]`
