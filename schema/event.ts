import { z } from 'zod'
import { type DefinitionOf, EVENT_KINDS, type EventKind } from './event-kinds.ts'
import { ANSWER_MAX } from './lead-form.ts'
import { singleLine, recordOf } from './text.ts'

/** `video` is a play of the card's video. It is stored with the clicks but counted apart from them. */
const CLICK_TYPES = ['website', 'phone', 'email', 'custom', 'social', 'video'] as const
/** Replaces every unknown link type, so that visitors cannot create breakdown rows at will. */
export const OTHER_CLICK = 'other'
export type ClickType = (typeof CLICK_TYPES)[number] | typeof OTHER_CLICK

function clickType(sent: string): ClickType {
  return CLICK_TYPES.find((type) => type === sent) ?? OTHER_CLICK
}

/** Longest time on a page that is stored, in seconds. */
const DURATION_MAX = 86_400
/** Answers in one form submission. */
const ANSWERS_MAX = 20

/** Answers of a lead form, by field name. */
const FormData = recordOf(
  z.string().min(1).max(40),
  // Programs send a ticked box as a boolean.
  z.preprocess(
    (answer) => (typeof answer === 'boolean' ? String(answer) : answer),
    z.string().max(ANSWER_MAX, `An answer must be at most ${ANSWER_MAX} characters`),
  ),
  ANSWERS_MAX,
  `A form has at most ${ANSWERS_MAX} answers`,
)

export const CardId = z.number().int().positive().max(Number.MAX_SAFE_INTEGER)
const EventId = z.string().min(1).max(64)

/**
 * The fields of each kind besides the card and the idempotency key: those in the body of its call and in its queue message,
 * and those that the server adds to the message.
 */
export const EVENT_FIELDS = {
  view: {
    fields: {
      /** Whole seconds on the page, at most a day, sent when the visitor leaves. */
      duration: z
        .number()
        .int()
        .min(0)
        .transform((seconds) => Math.min(seconds, DURATION_MAX))
        .optional(),
      /** Tag of the link that the visitor followed. */
      source: z.string().max(64).optional(),
      /** Host name of the page that linked here. */
      referrer: z.string().max(255).optional(),
    },
    added: {
      /** The visitor's key of the day, which counts unique visitors. */
      visitor: z
        .string()
        .regex(/^[\w-]{1,22}$/)
        .optional(),
    },
  },
  click: { fields: { linkType: singleLine(40).min(1).transform(clickType), linkId: singleLine(100).min(1) }, added: {} },
  save: { fields: {}, added: {} },
  submission: { fields: { formData: FormData }, added: {} },
  chat: { fields: {}, added: {} },
  lead: { fields: { leadScore: z.number().int().min(0).max(100) }, added: {} },
} as const satisfies Record<EventKind, Record<'fields' | 'added', z.ZodRawShape>>

type Output<Fields extends z.ZodRawShape> = [keyof Fields] extends [never] ? object : z.output<z.ZodObject<Fields>>
type Input<Fields extends z.ZodRawShape> = [keyof Fields] extends [never] ? object : z.input<z.ZodObject<Fields>>
export type FieldsOf<K extends EventKind> = Output<(typeof EVENT_FIELDS)[K]['fields']>
export type AddedFields<K extends EventKind> = Output<(typeof EVENT_FIELDS)[K]['added']>
type CallFields<K extends EventKind> = { cardId: number } & { [Id in DefinitionOf<K>['id']]?: string }
/** The body of a kind's call, as it is sent and as its contract returns it. */
export type SentBody<K extends EventKind> = CallFields<K> & Input<(typeof EVENT_FIELDS)[K]['fields']>
export type ParsedBody<K extends EventKind> = CallFields<K> & FieldsOf<K>

/** The contract of a kind's public call. */
export function contractOf<K extends EventKind>(kind: K): z.ZodType<ParsedBody<K>> {
  return z.object({ cardId: CardId, [EVENT_KINDS[kind].id]: EventId.optional(), ...EVENT_FIELDS[kind].fields }) as unknown as z.ZodType<
    ParsedBody<K>
  >
}

export const CardForm = contractOf('submission')
export type CardForm = z.infer<typeof CardForm>

/** Why an event is left out of every count. Events above an address's limit per minute on one card are a flood. */
export const EXCLUSIONS = ['bot', 'preview', 'owner', 'flood'] as const
export type Exclusion = (typeof EXCLUSIONS)[number]
