import { z } from 'zod'
import { USER_AGENT_LENGTH_MAX } from './bounds.ts'
import { type ServerAddedEventFieldsOf, CardIdSchema, EVENT_FIELD_SCHEMAS, EVENT_EXCLUSION_REASONS, type EventFieldsOf } from './event.ts'
import { JOB_PREFIX, QUEUED_EVENT_KINDS, type QueuedEventKind } from './event-kinds.ts'

const createBoundedTextSchema = (max: number) =>
  z
    .string()
    .max(max)
    .refine((s) => s.isWellFormed() && !s.includes('\0'))

const QueuedEventFields = z.object({
  id: createBoundedTextSchema(64).min(1),
  cardId: CardIdSchema,
  /** Time when the server received the event, in ms. */
  at: z.number().int().positive(),
  /** The visitor's IP address, truncated before it enters the queue unless the setting `VISITOR_ADDRESSES` is `full`. */
  ip: createBoundedTextSchema(45).nullable(),
  /** The visitor's user agent. The queue consumer parses it, so that the visitor does not wait for that. */
  ua: createBoundedTextSchema(USER_AGENT_LENGTH_MAX).nullable(),
  city: createBoundedTextSchema(80).nullable(),
  country: createBoundedTextSchema(2).nullable(),
  /** Id of the signed-in user who caused the event. A card owner's own events are not counted. */
  userId: z.number().int().positive().nullable(),
  /**
   * Reason not to count the event. The server sets it for floods, and for bots and link previews, whose visit it records when it
   * renders the page. The queue consumer finds the other reasons, which replace a flood.
   */
  exclusion: z.enum(EVENT_EXCLUSION_REASONS).optional(),
})

export type QueuedEventMessage<K extends QueuedEventKind = QueuedEventKind> = {
  [P in K]: { kind: P } & z.infer<typeof QueuedEventFields> & EventFieldsOf<P> & ServerAddedEventFieldsOf<P>
}[K]

const QUEUED_CARD_JOBS = ['publish', 'share'] as const
/** Kinds of queued jobs, which update what is derived from a card: its published snapshot or its share image. */
type QueuedCardJobKind = `${typeof JOB_PREFIX}${(typeof QUEUED_CARD_JOBS)[number]}`
interface QueuedCardJobMessage {
  kind: QueuedCardJobKind
  cardId: number
}

/** All messages of the events queue. The queue consumer (worker/queue/consumer.ts) has one handler for each kind. */
export type QueueMessage = QueuedEventMessage | QueuedCardJobMessage

const createEventMessageSchema = (kind: QueuedEventKind) =>
  z.object({ kind: z.literal(kind), ...QueuedEventFields.shape, ...EVENT_FIELD_SCHEMAS[kind].fields, ...EVENT_FIELD_SCHEMAS[kind].added })

const toJobKind = (job: (typeof QUEUED_CARD_JOBS)[number]): QueuedCardJobKind => `${JOB_PREFIX}${job}`

/** Validates a queue message. An invalid one was not sent by this product's code and is never stored. */
export const QueueMessage = z.union([
  z.discriminatedUnion('kind', [
    z.object({ kind: z.enum(QUEUED_CARD_JOBS.map(toJobKind)), cardId: CardIdSchema }),
    ...QUEUED_EVENT_KINDS.map(createEventMessageSchema),
  ]),
  // Older code queued jobs without the prefix. Such messages can arrive during a deployment, and for 90 days from the dead letters.
  z.strictObject({ kind: z.enum(QUEUED_CARD_JOBS).transform(toJobKind), cardId: CardIdSchema }),
]) as unknown as z.ZodType<QueueMessage>
