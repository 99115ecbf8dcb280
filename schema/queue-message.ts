import { z } from 'zod'
import { USER_AGENT_LENGTH_MAX } from './bounds.ts'
import { type ServerAddedEventFieldsOf, CardIdSchema, EVENT_FIELD_SCHEMAS, EVENT_EXCLUSION_REASONS, type EventFieldsOf } from './event.ts'
import { USER_UPLOAD_ROWS_PER_MESSAGE } from './user-upload.ts'
import { QUEUED_JOB_PREFIX, QUEUED_EVENT_KINDS, type QueuedEventKind } from './event-kinds.ts'

const createBoundedTextSchema = (max: number) =>
  z
    .string()
    .max(max)
    .refine((s) => s.isWellFormed() && !s.includes('\0'))

const QueuedEventFields = z.object({
  id: createBoundedTextSchema(64).min(1),
  cardId: CardIdSchema,
  at: z.number().int().positive(),
  /** The visitor's address is truncated before it enters the queue, unless the setting `VISITOR_ADDRESSES` is `full`. */
  ip: createBoundedTextSchema(45).nullable(),
  /** The queue consumer parses the user agent, so that the visitor does not wait. */
  ua: createBoundedTextSchema(USER_AGENT_LENGTH_MAX).nullable(),
  city: createBoundedTextSchema(80).nullable(),
  country: createBoundedTextSchema(2).nullable(),
  /** The signed-in user who caused the event. If an owner visits their own card, the event is not counted. */
  userId: z.number().int().positive().nullable(),
  /**
   * The server sets the reason for bots and link previews. The queue consumer finds all other reasons, and prefers them to the reason
   * `flood`, which only messages of older versions have.
   */
  exclusion: z.enum(EVENT_EXCLUSION_REASONS).optional(),
  /** How many events of this card were left out since the last message, because senders exceeded the rate limit. */
  leftOut: z.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
})

export type QueuedEventMessage<K extends QueuedEventKind = QueuedEventKind> = {
  [P in K]: { kind: P } & z.infer<typeof QueuedEventFields> & EventFieldsOf<P> & ServerAddedEventFieldsOf<P>
}[K]

const QUEUED_CARD_JOBS = ['publish', 'share'] as const
type QueuedCardJobKind = `${typeof QUEUED_JOB_PREFIX}${(typeof QUEUED_CARD_JOBS)[number]}`
interface QueuedCardJobMessage {
  kind: QueuedCardJobKind
  cardId: number
}

export const SWEEP_NAMES = ['accountRows', 'visitorData', 'deadLetters', 'images', 'shareImages', 'uploads'] as const
const QueuedSweepMessage = z.object({
  kind: z.literal(`${QUEUED_JOB_PREFIX}sweep`),
  sweep: z.enum(SWEEP_NAMES),
  /** Time of the daily run (ms). What was not due then is left to the next day, so each sweep ends. */
  at: z.number().int(),
  /** The key after which this piece begins. */
  after: z.string().max(1024).optional(),
})
export type QueuedSweepMessage = z.infer<typeof QueuedSweepMessage>

export type QueueMessage = QueuedEventMessage | QueuedCardJobMessage | QueuedSweepMessage

const createEventMessageSchema = (kind: QueuedEventKind) =>
  z.object({ kind: z.literal(kind), ...QueuedEventFields.shape, ...EVENT_FIELD_SCHEMAS[kind].fields, ...EVENT_FIELD_SCHEMAS[kind].added })

const toJobKind = (job: (typeof QUEUED_CARD_JOBS)[number]): QueuedCardJobKind => `${QUEUED_JOB_PREFIX}${job}`

/** An invalid message cannot come from this product, so it is never stored. */
export const QueueMessage = z.union([
  z.discriminatedUnion('kind', [
    z.object({ kind: z.enum(QUEUED_CARD_JOBS.map(toJobKind)), cardId: CardIdSchema }),
    QueuedSweepMessage,
    ...QUEUED_EVENT_KINDS.map(createEventMessageSchema),
  ]),
  // Older versions queued jobs without the prefix `job:`. Such jobs may still arrive: during a deployment, and for 90 days from the
  // dead-letter queue.
  z.strictObject({ kind: z.enum(QUEUED_CARD_JOBS).transform(toJobKind), cardId: CardIdSchema }),
]) as unknown as z.ZodType<QueueMessage>

/** Rows of an upload of users, in a queue of their own. Passwords are encrypted. A row without one gets an invitation. */
export const UserUploadMessage = z.object({
  uploadId: z.number().int().positive(),
  rows: z
    .array(z.object({ index: z.number().int().nonnegative(), password: createBoundedTextSchema(1000).optional() }))
    .max(USER_UPLOAD_ROWS_PER_MESSAGE),
})
export type UserUploadMessage = z.infer<typeof UserUploadMessage>
