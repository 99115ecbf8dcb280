import { z } from 'zod'
import { ActionButtonSchema, BotNameSchema, CONFIG_ERROR_MESSAGES } from './salesbot-fields.ts'
import { CHAT_LIMITS, PRIMARY_GOALS, SALES_PERSONALITIES, SALESBOT_CONFIG_LIMITS as LIMITS } from './salesbot.ts'
import { createLimitedRecordSchema, createMultiLineSchema, createSingleLineSchema, toNullableTextSchema } from './text.ts'
import { ImageUrlSchema } from './url-field.ts'

const SENT_LIST_ENTRIES_MAX = 200

/** Converts a text to a list of its lines. Drops blank lines. */
function toTextList(sent: unknown): unknown {
  const entries = typeof sent === 'string' ? sent.split('\n') : sent
  if (!Array.isArray(entries) || entries.length > SENT_LIST_ENTRIES_MAX) return entries
  return entries.filter((entry) => typeof entry === 'string' && entry.trim() !== '')
}

const createTextListSchema = (entries: number, length: number, what: string, many: string) =>
  z.preprocess(toTextList, z.array(createSingleLineSchema(length, what)).max(entries, `At most ${entries} ${many}`))

const CurrencyCodeSchema = z
  .string()
  .regex(/^[A-Z]{3}$/, 'Choose a currency')
  .refine((code) => Intl.supportedValuesOf('currency').includes(code), 'Choose a currency')

/** Refuses names that differ only in surrounding spaces: the spaces are removed, so one price would overwrite the other. */
const refuseEqualNames = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((sent, context) => {
    const names = typeof sent === 'object' && sent !== null ? Object.keys(sent).slice(0, SENT_LIST_ENTRIES_MAX) : []
    if (new Set(names.map((name) => name.trim())).size < names.length) context.addIssue('Two prices have the same name')
    return sent
  }, schema)

const AnswerText = createMultiLineSchema(LIMITS.answer, 'Answer').pipe(z.string().trim().min(1, CONFIG_ERROR_MESSAGES.noAnswer))

const QuestionAndAnswerSchema = z.object({
  question: createSingleLineSchema(LIMITS.question, 'A question').pipe(z.string().min(1, CONFIG_ERROR_MESSAGES.noQuestion)),
  answer: AnswerText,
  /** True if a visitor worded the question. It is then used to find the answer, but never shown to other visitors. */
  isVisitors: z.boolean().default(false),
})
export type QuestionAndAnswer = z.infer<typeof QuestionAndAnswerSchema>

const SalesbotConfigFields = z.object({
  isEnabled: z.boolean(),
  botName: BotNameSchema,
  avatarUrl: toNullableTextSchema(ImageUrlSchema),
  businessType: toNullableTextSchema(createSingleLineSchema(LIMITS.businessType, 'Business type')),
  primaryGoal: z.enum(PRIMARY_GOALS),
  salesPersonality: z.enum(SALES_PERSONALITIES),
  services: createTextListSchema(LIMITS.services, LIMITS.serviceName, 'A service', 'services'),
  /** Prices by service name, in units of `currency`. */
  priceRanges: refuseEqualNames(
    createLimitedRecordSchema(
      createSingleLineSchema(LIMITS.serviceName, 'The name of a price').pipe(z.string().min(1, CONFIG_ERROR_MESSAGES.namelessPrice)),
      z
        .number(CONFIG_ERROR_MESSAGES.priceNotNumber)
        .min(0, CONFIG_ERROR_MESSAGES.negativePrice)
        .max(LIMITS.price, CONFIG_ERROR_MESSAGES.priceTooHigh)
        .refine((price) => Number(price.toFixed(2)) === price, 'A price has at most two decimals'),
      LIMITS.prices,
      `At most ${LIMITS.prices} prices`,
    ),
  ),
  currency: CurrencyCodeSchema,
  companyInfo: toNullableTextSchema(createMultiLineSchema(LIMITS.companyInfo, 'Company information')),
  customInstructions: toNullableTextSchema(createMultiLineSchema(LIMITS.customInstructions, 'Custom instructions')),
  leadQualificationQuestions: createTextListSchema(LIMITS.questions, LIMITS.question, 'A question', 'questions'),
  actionButtons: z
    .array(ActionButtonSchema)
    .max(LIMITS.actionButtons, `At most ${LIMITS.actionButtons} action buttons`)
    .refine((buttons) => new Set(buttons.map(({ description }) => description)).size === buttons.length, {
      error: 'Two action buttons have the same description',
    })
    .refine((buttons) => new Set(buttons.map(({ id }) => id)).size === buttons.length, { error: 'Two action buttons have the same id' }),
  questionsAndAnswers: z
    .array(QuestionAndAnswerSchema)
    .max(LIMITS.questionsAndAnswers, `At most ${LIMITS.questionsAndAnswers} questions with answers`),
  /** Lines that the welcome message contains. If a question has a word in common with a line, the reply begins with that line. */
  pinnedLines: createTextListSchema(LIMITS.pinnedLines, LIMITS.pinnedLine, 'A line', 'lines that stay in sight'),
  /** True if the owner gets a mail when a conversation becomes a lead, and one about each unanswered question. */
  leadMails: z.boolean(),
})
export type SalesbotConfigFields = z.infer<typeof SalesbotConfigFields>

/** Request body that saves a configuration. The server answers 409 if `updatedAt` is not the stored configuration's time. */
export const SaveSalesbotConfigBody = SalesbotConfigFields.partial().extend({ updatedAt: z.iso.datetime().nullable().optional() })
export type SaveSalesbotConfigBody = z.infer<typeof SaveSalesbotConfigBody>

const ChatMessageText = z
  .string()
  .trim()
  .min(1, 'Please write a message')
  .max(CHAT_LIMITS.messageLength, `A message must be at most ${CHAT_LIMITS.messageLength} characters`)

const ChatSessionId = z.string().regex(/^[\w-]{16,64}$/, 'Invalid session')

const ChoiceId = z.string().regex(/^[\w:-]{1,80}$/, 'Invalid choice')

/**
 * `choice` is the id of the choice that the visitor tapped. `messageId` identifies the message, so that a repeated request has no effect.
 * `sessionId` is null in the first message.
 */
export const ChatBody = z
  .object({
    message: ChatMessageText.optional(),
    choice: ChoiceId.optional(),
    sessionId: ChatSessionId.nullish(),
    messageId: z
      .string()
      .regex(/^[\w-]{8,64}$/)
      .optional(),
  })
  .refine(({ message, choice }) => message !== undefined || choice !== undefined, { error: 'Please write a message', path: ['message'] })
export type ChatBody = z.infer<typeof ChatBody>

export const ButtonClickBody = z.object({
  sessionId: ChatSessionId,
  buttonId: z.string().min(1).max(LIMITS.buttonId),
  description: z.string().max(200).optional(),
  url: z.string().max(2048).optional(),
})
export type ButtonClickBody = z.infer<typeof ButtonClickBody>

/** A message of the owner's test chat. `state` is copied from the previous response; null at first. */
export const TestChatBody = z.object({
  config: SalesbotConfigFields.partial(),
  message: ChatMessageText,
  choice: ChoiceId.optional(),
  assistant: z.enum(['model', 'guided']).optional(),
  state: z.unknown(),
})
export type TestChatBody = z.infer<typeof TestChatBody>

export const RehearsalBody = z.object({ config: SalesbotConfigFields.partial() })
export type RehearsalBody = z.infer<typeof RehearsalBody>

export const AnswerQuestionBody = z.object({
  answer: AnswerText,
  question: createSingleLineSchema(LIMITS.question, 'Question').optional(),
})
export type AnswerQuestionBody = z.infer<typeof AnswerQuestionBody>

export const ConversationListQuery = z.object({
  q: z.string().trim().max(100).optional(),
  before: z.string().max(64).optional(),
})
export const LeadExportQuery = z.object({ format: z.enum(['csv', 'vcf']) })
