import { z } from 'zod'
import { CARD_LANGUAGES } from '../../schema/card-language.ts'
import { SALESBOT_CONFIG_LIMITS } from '../../schema/salesbot.ts'

export const ASSISTANT_STATE_LIMITS = { messages: 1000, name: 100, email: 254, phone: 20, time: 120, question: 300, asked: 30 } as const

const LIMITS = ASSISTANT_STATE_LIMITS
const text = (max: number) => z.string().min(1).max(max).nullable().catch(null)
const flag = z.boolean().catch(false)
const isoDate = z.iso.date().nullable().catch(null)

const ASKED = ['need', 'time', 'budget', 'other', 'contact', 'name', 'passOn'] as const
export type AskedQuestionKind = (typeof ASKED)[number]

// Fields that cannot be read count as unknown, because an older version of this program may have stored them.
const AssistantStateSchema = z.object({
  language: z.enum(CARD_LANGUAGES).nullable().catch(null),
  messages: z.number().int().min(0).max(LIMITS.messages).catch(0),
  visitor: z
    .object({ name: text(LIMITS.name), email: text(LIMITS.email), phone: text(LIMITS.phone) })
    .catch({ name: null, email: null, phone: null }),
  services: z.array(z.string().max(SALESBOT_CONFIG_LIMITS.serviceName)).max(SALESBOT_CONFIG_LIMITS.services).catch([]),
  /** True if the visitor described their situation in their own words. */
  hasSituation: flag,
  situation: text(LIMITS.question),
  time: z
    .object({
      text: z.string().max(LIMITS.time),
      horizon: z.enum(['days', 'soon', 'quarter', 'later']),
      isAppointment: z.boolean(),
      /** The day that is meant; null if none was named, or if the visitor's time zone is unknown. */
      day: isoDate,
      /** The day on which the visitor said it, in UTC if the time zone is unknown. */
      saidOn: isoDate,
    })
    .nullable()
    .catch(null),
  /** `isEnough`: the budget reaches the lowest price, or there are no prices. `text`: the visitor's words. */
  budget: z
    .object({ isEnough: z.boolean(), text: text(LIMITS.time) })
    .nullable()
    .catch(null),
  hasAcceptedPrice: flag,
  hasAskedPriceOrDate: flag,
  wishes: z.array(z.string().max(20)).max(4).catch([]),
  isNotInterested: flag,
  isHandedOver: flag,
  /** True if the visitor was angry, complained or was in distress. */
  isUpset: flag,
  /**
   * `wanted`: the visitor wants a question passed on to the owner, but has left no contact data yet. `done`: it was passed on, with contact
   * data.
   */
  passOn: z.enum(['none', 'wanted', 'done']).catch('none'),
  pending: z.enum(ASKED).nullable().catch(null),
  hasJustNamedPrice: flag,
  asked: z.array(z.string().max(LIMITS.question)).max(LIMITS.asked).catch([]),
  hasDeclinedContact: flag,
  lastQuestion: text(LIMITS.question),
})

export type AssistantState = z.infer<typeof AssistantStateSchema>

export const EMPTY_ASSISTANT_STATE: AssistantState = AssistantStateSchema.parse({})

/** Reads a state from a browser or an older version of this program. Invalid parts count as unknown. */
export function readAssistantState(value: unknown): AssistantState {
  const parsed = AssistantStateSchema.safeParse(value)
  return parsed.success ? parsed.data : EMPTY_ASSISTANT_STATE
}

export const hasContact = ({ visitor }: AssistantState) => visitor.email !== null || visitor.phone !== null
