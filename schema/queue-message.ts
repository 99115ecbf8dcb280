import { z } from 'zod'
import { UA_MAX } from './bounds.ts'
import { type AddedFields, CardId, EVENT_FIELDS, EXCLUSIONS, type FieldsOf } from './event.ts'
import { QUEUED_KINDS, type QueuedKind } from './event-kinds.ts'

const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((s) => s.isWellFormed() && !s.includes('\0'))

const EventFields = z.object({
  /** Idempotency key. */
  id: text(64).min(1),
  cardId: CardId,
  /** Time at the edge, in ms. */
  at: z.number().int().positive(),
  /** The visitor's address, truncated already. */
  ip: text(45).nullable(),
  /** The user agent. The consumer parses it, so that no visitor waits for that. */
  ua: text(UA_MAX).nullable(),
  city: text(80).nullable(),
  country: text(2).nullable(),
  /** The signed-in user. The owner's own events are not counted. */
  userId: z.number().int().positive().nullable(),
  /**
   * Set for floods, and for bots and link previews, which run no script and are recorded when the page is rendered. The consumer finds the
   * other exclusions; they replace a flood.
   */
  exclusion: z.enum(EXCLUSIONS).optional(),
})

type EventOf<K extends QueuedKind> = { [P in K]: { kind: P } & z.infer<typeof EventFields> & FieldsOf<P> & AddedFields<P> }[K]
/** An event on its way to the consumer. */
export type EventMessage<K extends QueuedKind = QueuedKind> = EventOf<K>

/** Jobs that update something derived from a card: its published snapshot or its share image. */
const JOBS = ['publish', 'share'] as const
interface JobMessage {
  kind: (typeof JOBS)[number]
  cardId: number
}

/** All messages of the events queue. The consumer has one handler for each kind (worker/queue/consumer.ts). */
export type QueueMessage = EventMessage | JobMessage

const eventMessage = (kind: QueuedKind) =>
  z.object({ kind: z.literal(kind), ...EventFields.shape, ...EVENT_FIELDS[kind].fields, ...EVENT_FIELDS[kind].added })

/** A message that does not match was not sent by this product's code and is never stored. */
export const QueueMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(JOBS), cardId: CardId }),
  ...QUEUED_KINDS.map(eventMessage),
]) as unknown as z.ZodType<QueueMessage>
