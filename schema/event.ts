import { z } from 'zod'
import { ANSWER_MAX } from './lead-form.ts'
import { singleLine, recordOf } from './text.ts'

/** `video` is playing the card's video: stored beside the clicks, and no part of their counts and rates. */
export const CLICK_TYPES = ['website', 'phone', 'email', 'custom', 'social', 'video'] as const
/** Stands for every other link type: a stranger's words would make rows without end. */
export const OTHER_CLICK = 'other'
export type ClickType = (typeof CLICK_TYPES)[number] | typeof OTHER_CLICK

function clickType(sent: string): ClickType {
  return CLICK_TYPES.find((type) => type === sent) ?? OTHER_CLICK
}

/** Longest time on a page that is kept, in seconds. */
const DURATION_MAX = 86_400

const EventId = z.string().min(1).max(64)
const cardId = z.number().int().positive().max(Number.MAX_SAFE_INTEGER)

export const CardView = z.object({
  cardId,
  viewId: EventId.optional(),
  /** Whole seconds on the page, sent when the visitor leaves; a page left open counts as a day. */
  duration: z
    .number()
    .int()
    .min(0)
    .transform((seconds) => Math.min(seconds, DURATION_MAX))
    .optional(),
  /** The tag of the link that was followed. */
  source: z.string().max(64).optional(),
  /** Host name of the page that linked here. */
  referrer: z.string().max(255).optional(),
})
export type CardView = z.infer<typeof CardView>

export const CardClick = z.object({
  cardId,
  linkType: singleLine(40).min(1).transform(clickType),
  linkId: singleLine(100).min(1),
  eventId: EventId.optional(),
})
export type CardClick = z.infer<typeof CardClick>

export const CardSave = z.object({ cardId, eventId: EventId.optional() })
export type CardSave = z.infer<typeof CardSave>

/** How many answers one submission may hold. */
const ANSWERS_MAX = 20

/** Answers of a lead form, by field name. */
export const FormData = recordOf(
  z.string().min(1).max(40),
  // A ticked box, as programs write it.
  z.preprocess(
    (answer) => (typeof answer === 'boolean' ? String(answer) : answer),
    z.string().max(ANSWER_MAX, `An answer must be at most ${ANSWER_MAX} characters`),
  ),
  ANSWERS_MAX,
  `A form has at most ${ANSWERS_MAX} answers`,
)

export const CardForm = z.object({ cardId, formData: FormData, submissionId: EventId.optional() })
export type CardForm = z.infer<typeof CardForm>

/** Why an event is kept out of every count. A flood is what one address sends past its limit a minute on one card. */
export const EXCLUSIONS = ['bot', 'preview', 'owner', 'flood'] as const
export type Exclusion = (typeof EXCLUSIONS)[number]

/**
 * What the queue carries. `at` is the edge's time in ms; `id` is the idempotency key; `ip` is truncated already; the user
 * agent is parsed by the consumer, off the visitor's path. `userId` is whoever was signed in: the owner's own events are
 * not counted.
 */
export interface EventMessage {
  kind: 'view' | 'click' | 'save'
  id: string
  cardId: number
  at: number
  ip: string | null
  ua: string | null
  city: string | null
  country: string | null
  userId: number | null
  source?: string
  referrer?: string
  /** The day's key of a visitor, for unique visitors; of views alone. */
  visitor?: string
  duration?: number
  linkType?: ClickType
  linkId?: string
  /**
   * Set where the page was rendered for a bot or a link preview, which run no script, and where an address sent more than
   * its limit. The consumer finds the others, and they come before a flood.
   */
  exclusion?: Exclusion
}

/** Asks the consumer to bring a card's published snapshot up to date. */
export interface PublishMessage {
  kind: 'publish'
  cardId: number
}

/** Asks the consumer to bring a card's share image up to date. */
export interface ShareMessage {
  kind: 'share'
  cardId: number
}

export type QueueMessage = EventMessage | PublishMessage | ShareMessage
