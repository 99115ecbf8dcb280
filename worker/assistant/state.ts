import { z } from 'zod'
import { ASSISTANT_LANGUAGES, SALESBOT_CONFIG_LIMITS } from '../../schema/salesbot.ts'

/** Limits of what the assistant remembers of one conversation: lengths in characters, sizes of lists in entries. */
export const ASSISTANT_STATE_LIMITS = { messages: 1000, name: 100, email: 254, phone: 20, time: 120, question: 300, asked: 30 } as const

const LIMITS = ASSISTANT_STATE_LIMITS
const text = (max: number) => z.string().min(1).max(max).nullable().catch(null)
const flag = z.boolean().catch(false)

/** What the last reply asked for. `other` is a question of the owner's that is neither about a time nor about a budget. */
const ASKED = ['need', 'time', 'budget', 'other', 'contact', 'name', 'passOn'] as const
export type Asked = (typeof ASKED)[number]

// Each field that cannot be read counts as unknown, because conversations outlive versions of this program.
const AssistantStateSchema = z.object({
  language: z.enum(ASSISTANT_LANGUAGES).nullable().catch(null),
  /** Number of the visitor's messages so far. */
  messages: z.number().int().min(0).max(LIMITS.messages).catch(0),
  visitor: z
    .object({ name: text(LIMITS.name), email: text(LIMITS.email), phone: text(LIMITS.phone) })
    .catch({ name: null, email: null, phone: null }),
  /** Offered services that the visitor asked about. */
  services: z.array(z.string().max(SALESBOT_CONFIG_LIMITS.serviceName)).max(SALESBOT_CONFIG_LIMITS.services).catch([]),
  /** The visitor described their situation in their own words. */
  hasSituation: flag,
  time: z
    .object({ text: z.string().max(LIMITS.time), horizon: z.enum(['soon', 'quarter', 'later']), isAppointment: z.boolean() })
    .nullable()
    .catch(null),
  /** `isEnough`: it reaches the lowest configured price, or no prices are configured. */
  budget: z.object({ isEnough: z.boolean() }).nullable().catch(null),
  hasAcceptedPrice: flag,
  hasAskedPriceOrDate: flag,
  /** `appointment` for whoever wants to meet, book, buy or be called. */
  wishes: z.array(z.string().max(20)).max(4).catch([]),
  isNotInterested: flag,
  isHandedOver: flag,
  /** `wanted`: the visitor wants a question passed on and has left no contact yet. `done`: it was passed on with a contact. */
  passOn: z.enum(['none', 'wanted', 'done']).catch('none'),
  pending: z.enum(ASKED).nullable().catch(null),
  hasJustNamedPrice: flag,
  /** What was asked for already, and the owner's questions that were asked; nothing is asked twice. */
  asked: z.array(z.string().max(LIMITS.question)).max(LIMITS.asked).catch([]),
  /** The visitor does not want to leave a contact. */
  hasDeclinedContact: flag,
  /** The visitor's last question, for the message to the owner that a channel is filled in with. */
  lastQuestion: text(LIMITS.question),
})

/** What the assistant remembers of a conversation. */
export type AssistantState = z.infer<typeof AssistantStateSchema>

export const EMPTY_STATE: AssistantState = AssistantStateSchema.parse({})

/** Reads a state that may come from a browser, or from an older version of this program. What is not valid counts as unknown. */
export function readAssistantState(value: unknown): AssistantState {
  const parsed = AssistantStateSchema.safeParse(value)
  return parsed.success ? parsed.data : EMPTY_STATE
}

export const hasContact = ({ visitor }: AssistantState) => visitor.email !== null || visitor.phone !== null
