import { z } from 'zod'
import { type EventConfigOf, EVENT_KINDS, type EventKind } from './event-kinds.ts'
import { FORM_ANSWER_LENGTH_MAX, FORM_ANSWERS_LENGTH_MAX } from './lead-form.ts'
import { createSingleLineSchema, createLimitedRecordSchema } from './text.ts'

/** `video` means that the visitor played the card's video. Video plays have a counter of their own. */
const CLICKED_LINK_TYPES = ['website', 'phone', 'email', 'custom', 'social', 'video'] as const
/** Replaces an unknown type of a clicked link, so that visitors cannot fill the analytics with invented types. */
export const OTHER_CLICKED_LINK_TYPE = 'other'
export type ClickedLinkType = (typeof CLICKED_LINK_TYPES)[number] | typeof OTHER_CLICKED_LINK_TYPE

function toClickedLinkType(sent: string): ClickedLinkType {
  return CLICKED_LINK_TYPES.find((type) => type === sent) ?? OTHER_CLICKED_LINK_TYPE
}

const PAGE_VISIT_SECONDS_MAX = 86_400
const FORM_ANSWERS_MAX = 20

const LeadFormAnswersSchema = createLimitedRecordSchema(
  z.string().min(1).max(40),
  // A program that submits the form may send a checkbox as a boolean.
  z.preprocess(
    (answer) => (typeof answer === 'boolean' ? String(answer) : answer),
    z.string().max(FORM_ANSWER_LENGTH_MAX, `An answer must be at most ${FORM_ANSWER_LENGTH_MAX} characters`),
  ),
  FORM_ANSWERS_MAX,
  `A form has at most ${FORM_ANSWERS_MAX} answers`,
).refine(
  (answers) => Object.values(answers).reduce((sum, answer) => sum + answer.length, 0) <= FORM_ANSWERS_LENGTH_MAX,
  `All answers together must be at most ${FORM_ANSWERS_LENGTH_MAX.toLocaleString('en')} characters`,
)

export const CardIdSchema = z.number().int().positive().max(Number.MAX_SAFE_INTEGER)
const LinkTypeSchema = createSingleLineSchema(40).min(1).transform(toClickedLinkType)
const EventIdSchema = z.string().min(1).max(64)

/**
 * The fields of each kind of event, besides the card's id and the idempotency key: `fields` come from the client, `added` from the
 * server.
 */
export const EVENT_FIELD_SCHEMAS = {
  view: {
    fields: {
      duration: z
        .number()
        .int()
        .min(0)
        .transform((seconds) => Math.min(seconds, PAGE_VISIT_SECONDS_MAX))
        .optional(),
      source: z.string().max(64).optional(),
      referrer: z.string().max(255).optional(),
    },
    added: {
      /** Key that identifies the visitor for one day, so that unique visitors can be counted. */
      visitor: z
        .string()
        .regex(/^[\w-]{1,22}$/)
        .optional(),
    },
  },
  click: { fields: { linkType: LinkTypeSchema, linkId: createSingleLineSchema(100).min(1) }, added: {} },
  save: { fields: {}, added: {} },
  submission: { fields: { formData: LeadFormAnswersSchema }, added: {} },
  chat: { fields: {}, added: {} },
  lead: { fields: { leadScore: z.number().int().min(0).max(100) }, added: {} },
} as const satisfies Record<EventKind, Record<'fields' | 'added', z.ZodRawShape>>

type ParsedEventFields<Fields extends z.ZodRawShape> = [keyof Fields] extends [never] ? object : z.output<z.ZodObject<Fields>>
type SentEventFields<Fields extends z.ZodRawShape> = [keyof Fields] extends [never] ? object : z.input<z.ZodObject<Fields>>
export type EventFieldsOf<K extends EventKind> = ParsedEventFields<(typeof EVENT_FIELD_SCHEMAS)[K]['fields']>
export type ServerAddedEventFieldsOf<K extends EventKind> = ParsedEventFields<(typeof EVENT_FIELD_SCHEMAS)[K]['added']>
type EventBodyBaseFields<K extends EventKind> = { cardId: number } & { [Id in EventConfigOf<K>['id']]?: string }
export type SentEventBody<K extends EventKind> = EventBodyBaseFields<K> & SentEventFields<(typeof EVENT_FIELD_SCHEMAS)[K]['fields']>
export type ParsedEventBody<K extends EventKind> = EventBodyBaseFields<K> & EventFieldsOf<K>

export function createEventBodySchema<K extends EventKind>(kind: K): z.ZodType<ParsedEventBody<K>> {
  return z.object({
    cardId: CardIdSchema,
    [EVENT_KINDS[kind].id]: EventIdSchema.optional(),
    ...EVENT_FIELD_SCHEMAS[kind].fields,
  }) as unknown as z.ZodType<ParsedEventBody<K>>
}

export const FormSubmissionBody = createEventBodySchema('submission')
export type FormSubmissionBody = z.infer<typeof FormSubmissionBody>

/** Reasons not to count an event. `flood`: one visitor address exceeded the limit of events per minute on one card. */
export const EVENT_EXCLUSION_REASONS = ['bot', 'preview', 'owner', 'flood'] as const
export type EventExclusionReason = (typeof EVENT_EXCLUSION_REASONS)[number]
