import { z } from 'zod'
import { ASSISTANT_LANGUAGES, SALESBOT_CONFIG_LIMITS } from '../../schema/salesbot.ts'

/** Limits of what the assistant remembers of one conversation: lengths in characters, sizes of lists in entries. */
export const ASSISTANT_STATE_LIMITS = {
  messages: 1000,
  name: 100,
  email: 254,
  phone: 20,
  /** The visitor's own words for a time. */
  time: 120,
  /** A question of the visitor that nothing answers. */
  unanswered: 300,
  unansweredQuestions: 20,
  /** Questions of the assistant that are remembered as asked or answered. */
  asked: SALESBOT_CONFIG_LIMITS.questions + 10,
} as const

const LIMITS = ASSISTANT_STATE_LIMITS
const text = (max: number) => z.string().min(1).max(max)

/** What the assistant can ask a visitor for. `other` is a question of the owner about something else. */
const ASKED_TOPICS = ['need', 'time', 'budget', 'name', 'email', 'phone', 'contact', 'other'] as const
export type AskedTopic = (typeof ASKED_TOPICS)[number]

/** What a visitor can wish for that a person has to do. */
export const WISHES = ['appointment', 'quote', 'callback', 'buy'] as const

const AskSchema = z.object({
  topic: z.enum(ASKED_TOPICS),
  /** The owner's question as it is configured; null for a question of the assistant itself. */
  question: text(SALESBOT_CONFIG_LIMITS.question).nullable(),
})
export type Ask = z.infer<typeof AskSchema>

const AssistantStateSchema = z.object({
  language: z.enum(ASSISTANT_LANGUAGES).nullable(),
  /** Number of the visitor's messages so far. */
  messages: z.number().int().min(0).max(LIMITS.messages),
  visitor: z.object({
    name: text(LIMITS.name).nullable(),
    email: text(LIMITS.email).nullable(),
    /** E.164. */
    phone: text(LIMITS.phone).nullable(),
  }),
  /** Offered services that the visitor named or asked about. */
  services: z.array(text(SALESBOT_CONFIG_LIMITS.serviceName)).max(SALESBOT_CONFIG_LIMITS.services),
  /** The visitor described their situation in their own words. */
  hasSituation: z.boolean(),
  time: z
    .object({
      text: text(LIMITS.time),
      horizon: z.enum(['soon', 'quarter', 'later']),
      /** It is a day or a time of day. */
      isAppointment: z.boolean(),
    })
    .nullable(),
  /** `isEnough`: it reaches the lowest configured price, or no prices are configured. */
  budget: z.object({ isEnough: z.boolean() }).nullable(),
  /** The visitor said yes to a price. */
  hasAcceptedPrice: z.boolean(),
  hasAskedPriceOrDate: z.boolean(),
  wishes: z.array(z.enum(WISHES)).max(WISHES.length),
  isNotInterested: z.boolean(),
  isHandedOver: z.boolean(),
  /** `wanted`: the visitor wants a question passed on and has left no contact yet. `done`: it was passed on with a contact. */
  passOn: z.enum(['none', 'wanted', 'done']),
  /** What the last reply asked the visitor; `passOn`: whether their question is to be passed on. */
  pending: z.union([AskSchema, z.literal('passOn')]).nullable(),
  /** The last reply named a price. */
  hasJustNamedPrice: z.boolean(),
  asked: z.array(z.object({ ask: AskSchema, times: z.number().int().min(1).max(100) })).max(LIMITS.asked),
  /** Questions of the owner that the visitor answered or does not want to answer. */
  answered: z.array(text(SALESBOT_CONFIG_LIMITS.question)).max(LIMITS.asked),
  declined: z.array(z.enum(ASKED_TOPICS)).max(ASKED_TOPICS.length),
  isLastUnanswered: z.boolean(),
  unansweredQuestions: z.array(text(LIMITS.unanswered)).max(LIMITS.unansweredQuestions),
  /** The visitor's last question, so that its answer can be repeated. */
  lastQuestion: text(LIMITS.unanswered).nullable(),
  hasOfferedButtons: z.boolean(),
  /** What was last confirmed to be passed on, so that it is not confirmed twice. */
  confirmed: z.string().max(LIMITS.time + LIMITS.email + LIMITS.phone + 60),
})

/** What the assistant remembers of a conversation. */
export type AssistantState = z.infer<typeof AssistantStateSchema>

export const EMPTY_STATE: AssistantState = {
  language: null,
  messages: 0,
  visitor: { name: null, email: null, phone: null },
  services: [],
  hasSituation: false,
  time: null,
  budget: null,
  hasAcceptedPrice: false,
  hasAskedPriceOrDate: false,
  wishes: [],
  isNotInterested: false,
  isHandedOver: false,
  passOn: 'none',
  pending: null,
  hasJustNamedPrice: false,
  asked: [],
  answered: [],
  declined: [],
  isLastUnanswered: false,
  unansweredQuestions: [],
  lastQuestion: null,
  hasOfferedButtons: false,
  confirmed: '',
}

/** Reads a state that may come from a browser. Anything that is not a whole state within its limits counts as none. */
export function readAssistantState(value: unknown): AssistantState {
  const parsed = AssistantStateSchema.safeParse(value)
  return parsed.success ? parsed.data : EMPTY_STATE
}

export const hasContact = ({ visitor }: AssistantState) => visitor.email !== null || visitor.phone !== null
