import { z } from 'zod'
import { USER_AGENT_LENGTH_MAX } from './bounds.ts'
import { type ServerAddedEventFieldsOf, CardIdSchema, EVENT_FIELD_SCHEMAS, EVENT_EXCLUSION_REASONS, type EventFieldsOf } from './event.ts'
import { QUEUED_EVENT_KINDS, type QueuedEventKind } from './event-kinds.ts'

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

/** Kinds of queued jobs. They update what is derived from a card: its published snapshot or its share image. */
const QUEUED_CARD_JOB_KINDS = ['publish', 'share'] as const
interface QueuedCardJobMessage {
  /** An event kind must not have the name of a job. Code that queues the job would then not compile. */
  kind: Exclude<(typeof QUEUED_CARD_JOB_KINDS)[number], QueuedEventKind>
  cardId: number
}

/** All messages of the events queue. The queue consumer (worker/queue/consumer.ts) has one handler for each kind. */
export type QueueMessage = QueuedEventMessage | QueuedCardJobMessage

const createEventMessageSchema = (kind: QueuedEventKind) =>
  z.object({ kind: z.literal(kind), ...QueuedEventFields.shape, ...EVENT_FIELD_SCHEMAS[kind].fields, ...EVENT_FIELD_SCHEMAS[kind].added })

/** Validates a queue message. An invalid one was not sent by this product's code and is never stored. */
export const QueueMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(QUEUED_CARD_JOB_KINDS), cardId: CardIdSchema }),
  ...QUEUED_EVENT_KINDS.map(createEventMessageSchema),
]) as unknown as z.ZodType<QueueMessage>
