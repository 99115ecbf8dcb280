import { z } from 'zod'
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

interface EventDefinition {
  /** The name of this kind's records in analytics answers, in `?kind=` and in exports. */
  list: string
  /** The roll-up counts that an event of this kind adds to. If there are several, the event's fields decide which one. */
  counts: readonly string[]
  /** Path below /api of the public call that reports the event. Null: only the server creates such events. */
  call: `/${string}` | null
  /** True: the event goes through the queue. False: it is stored before the call is answered. */
  queued: boolean
  /** Name of the idempotency key in the call's body and in the table. */
  id: string
  /** Prefix of the visitor's address, location and device in the table and in records. */
  actor: string
  /** The fields of the call's body and of the queue message, besides the card and the idempotency key. */
  fields: z.ZodRawShape
  /** The fields that the server adds to the queue message. */
  added: z.ZodRawShape
  /** Those of `fields` and `added` that have a column of the same name. */
  columns: readonly string[]
  /** The fields of a row in an analytics answer, besides the time. Pages and exports add address, location and device. */
  listed: readonly string[]
}

/**
 * Every kind of event. Contracts, queue messages, insert statements, roll-up checks, analytics lists and exports are
 * derived from this registry or keyed by it.
 */
export const EVENT_KINDS = {
  view: {
    list: 'views',
    counts: ['views'],
    call: '/card-views',
    queued: true,
    id: 'viewId',
    actor: 'viewer',
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
    /** The visitor's key of the day, which counts unique visitors. */
    added: {
      visitor: z
        .string()
        .regex(/^[\w-]{1,22}$/)
        .optional(),
    },
    columns: ['source', 'duration', 'visitor'],
    listed: ['location', 'device'],
  },
  click: {
    list: 'clicks',
    counts: ['clicks', 'plays'],
    call: '/card-clicks',
    queued: true,
    id: 'eventId',
    actor: 'clicker',
    fields: { linkType: singleLine(40).min(1).transform(clickType), linkId: singleLine(100).min(1) },
    added: {},
    columns: ['linkType', 'linkId'],
    listed: ['linkType', 'linkId', 'device'],
  },
  save: {
    list: 'saves',
    counts: ['saves'],
    call: '/card-saves',
    queued: true,
    id: 'eventId',
    actor: 'saver',
    fields: {},
    added: {},
    columns: [],
    listed: ['location', 'device'],
  },
  submission: {
    list: 'submissions',
    counts: ['submissions'],
    call: '/card-forms',
    queued: false,
    id: 'submissionId',
    actor: 'submitter',
    fields: { formData: FormData },
    added: {},
    columns: ['formData'],
    listed: ['formData'],
  },
  /** A visitor's first message to the assistant. The idempotency key is the conversation's session id. */
  chat: {
    list: 'chats',
    counts: ['chats'],
    call: null,
    queued: true,
    id: 'eventId',
    actor: 'visitor',
    fields: {},
    added: {},
    columns: [],
    listed: ['location', 'device'],
  },
  /**
   * A conversation that became a lead: its score reached 70, or the visitor left a contact. The idempotency
   * key is the session id, so a conversation is one lead at most.
   */
  lead: {
    list: 'leads',
    counts: ['leads'],
    call: null,
    queued: true,
    id: 'eventId',
    actor: 'visitor',
    fields: { leadScore: z.number().int().min(0).max(100) },
    added: {},
    columns: ['leadScore'],
    listed: ['leadScore', 'location', 'device'],
  },
} as const satisfies Record<string, EventDefinition>

export type EventKind = keyof typeof EVENT_KINDS
export type DefinitionOf<K extends EventKind> = (typeof EVENT_KINDS)[K]
type KindWith<Property> = { [K in EventKind]: DefinitionOf<K> extends Property ? K : never }[EventKind]
/** Kinds that the queue carries. */
export type QueuedKind = KindWith<{ queued: true }>
/** Kinds that a visitor's page reports and the queue carries. */
export type ReportedKind = KindWith<{ queued: true; call: string }>
export type CountName = DefinitionOf<EventKind>['counts'][number]
/** The counts of events, by roll-up. */
export type Counts = Record<CountName, number>

export const KINDS = Object.keys(EVENT_KINDS) as EventKind[]
export const QUEUED_KINDS = KINDS.filter((kind): kind is QueuedKind => EVENT_KINDS[kind].queued)
export const REPORTED_KINDS = QUEUED_KINDS.filter((kind): kind is ReportedKind => EVENT_KINDS[kind].call !== null)
export const COUNT_NAMES = KINDS.flatMap((kind): readonly CountName[] => EVENT_KINDS[kind].counts)
export const NO_COUNTS = Object.fromEntries(COUNT_NAMES.map((name) => [name, 0])) as Counts

type Output<Fields extends z.ZodRawShape> = [keyof Fields] extends [never] ? object : z.output<z.ZodObject<Fields>>
type Input<Fields extends z.ZodRawShape> = [keyof Fields] extends [never] ? object : z.input<z.ZodObject<Fields>>
export type FieldsOf<K extends EventKind> = Output<DefinitionOf<K>['fields']>
export type AddedFields<K extends EventKind> = Output<DefinitionOf<K>['added']>
type CallFields<K extends EventKind> = { cardId: number } & { [Id in DefinitionOf<K>['id']]?: string }
/** The body of a kind's call, as it is sent and as its contract returns it. */
export type SentBody<K extends EventKind> = CallFields<K> & Input<DefinitionOf<K>['fields']>
export type ParsedBody<K extends EventKind> = CallFields<K> & FieldsOf<K>

/** The contract of a kind's public call. */
export function contractOf<K extends EventKind>(kind: K): z.ZodType<ParsedBody<K>> {
  const { id, fields } = EVENT_KINDS[kind]
  return z.object({ cardId: CardId, [id]: EventId.optional(), ...fields }) as unknown as z.ZodType<ParsedBody<K>>
}

export const CardForm = contractOf('submission')
export type CardForm = z.infer<typeof CardForm>

/** Why an event is left out of every count. Events above an address's limit per minute on one card are a flood. */
export const EXCLUSIONS = ['bot', 'preview', 'owner', 'flood'] as const
export type Exclusion = (typeof EXCLUSIONS)[number]
