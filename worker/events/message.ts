import { z } from 'zod'
import { CardClick, CardView, EXCLUSIONS, type QueueMessage } from '../../schema/event.ts'
import { UA_MAX } from '../../schema/bounds.ts'

const clean = (max: number) =>
  z
    .string()
    .max(max)
    .refine((s) => s.isWellFormed() && !s.includes('\0'))
const event = {
  id: clean(64).min(1),
  cardId: CardView.shape.cardId,
  at: z.number().int().positive(),
  ip: clean(45).nullable(),
  ua: clean(UA_MAX).nullable(),
  city: clean(80).nullable(),
  country: clean(2).nullable(),
  userId: z.number().int().positive().nullable(),
  exclusion: z.enum(EXCLUSIONS).optional(),
}

/** A queue message as the consumer takes it. What does not fit came from no route of ours and is never stored. */
export const Message = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('view'),
    ...event,
    source: CardView.shape.source,
    referrer: CardView.shape.referrer,
    duration: CardView.shape.duration,
    visitor: clean(22).optional(),
  }),
  z.object({ kind: z.literal('click'), ...event, linkType: CardClick.shape.linkType, linkId: CardClick.shape.linkId }),
  z.object({ kind: z.literal('save'), ...event }),
  z.object({ kind: z.literal('publish'), cardId: event.cardId }),
  z.object({ kind: z.literal('share'), cardId: event.cardId }),
]) satisfies z.ZodType<QueueMessage>
export type Message = z.infer<typeof Message>
export type StoredMessage = Exclude<Message, { kind: 'publish' | 'share' }>
