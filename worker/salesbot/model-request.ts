import * as sdk from 'ai'
import { z } from 'zod'
import { CHAT_LIMITS, CONVERSATION_OUTCOMES } from '../../schema/salesbot.ts'
import { CHECKED_LANGUAGES } from '../assistant/languages.ts'
import { selectDetailsWrittenByVisitor } from './model-contacts.ts'
import { LongAnswerError, ModelReplyRefusedError } from './model-failures.ts'
import { createReplyGuard, type ReplyGuard, type ReplyRefusalReason } from './model-guard.ts'
import { buildModelInstructions, takeNewestModelMessages } from './model-prompt.ts'
import { MODEL_ANSWER_LENGTH_MAX, type ModelProvider } from './model-provider.ts'
import { listModelReferences } from './model-references.ts'
import type { ModelReply, ModelRequest } from './model.ts'

const VisitorDetail = z.string().max(300).nullable()
const ModelAnswer = z.object({
  reply: z.string(),
  leadScore: z.number().min(0).max(100),
  outcome: z.enum(CONVERSATION_OUTCOMES),
  visitor: z.object({ name: VisitorDetail, email: VisitorDetail, phone: VisitorDetail }),
})

const SENTENCE_END_PATTERN = /(?<![\d.])(?:[.!?]["'”’)]?\s+|[。！？]|(?<!\n)\n+)(?=\S)/g

function findEndOfWholeSentences(text: string): number {
  let last = 0
  for (const { index, 0: end } of text.matchAll(SENTENCE_END_PATTERN))
    if (text.lastIndexOf('[', index) <= text.lastIndexOf(']', index)) last = index + end.length
  return last
}

/**
 * Streams a reply sentence by sentence. `add` checks the reply written so far, and returns the reason if it must not be shown. `show`
 * streams the rest of a checked reply, unless the text streamed so far is different.
 */
function createSentenceRelease(guard: ReplyGuard, onText: (text: string) => void) {
  let checkedLength = 0
  let shown = ''
  const show = (text: string) => {
    if (!text.startsWith(shown) || text.length === shown.length) return
    onText(text.slice(shown.length))
    shown = text
  }
  const add = (written: string): ReplyRefusalReason | null => {
    const mended = guard.mend(written)
    const length = findEndOfWholeSentences(mended)
    if (length === checkedLength) return null
    checkedLength = length
    const checked = guard.check(mended.slice(0, length))
    // The first sentences may contain only button markers, so that there is nothing to show yet.
    if (typeof checked === 'string') return checked === 'empty' ? null : checked
    show(checked.text)
    return null
  }
  return { add, show }
}

type Options = Parameters<typeof sdk.streamText>[0] & { output: ReturnType<typeof sdk.Output.object<z.infer<typeof ModelAnswer>>> }

async function streamAnswer(
  options: Options,
  release: ReturnType<typeof createSentenceRelease>,
): Promise<{ output: z.infer<typeof ModelAnswer>; usage: sdk.LanguageModelUsage }> {
  const cut = new AbortController()
  let failure: unknown
  let length = 0
  const result = sdk.streamText({
    ...options,
    abortSignal: AbortSignal.any([options.abortSignal!, cut.signal]),
    onError: ({ error }) => void (failure ??= error),
    onChunk: ({ chunk }) => {
      if (chunk.type === 'text-delta') length += chunk.text.length
      if (length <= MODEL_ANSWER_LENGTH_MAX) return
      failure ??= new LongAnswerError()
      cut.abort()
    },
  })
  try {
    for await (const { reply } of result.partialOutputStream) {
      const refusal = reply === undefined ? null : release.add(reply)
      if (refusal) throw new ModelReplyRefusedError(refusal)
    }
    if (failure !== undefined) throw failure
    return { output: await result.output, usage: await result.usage }
  } finally {
    cut.abort()
  }
}

/** What the model writes costs five times as much as what it reads. */
const OUTPUT_TOKEN_WEIGHT = 5
/** The tokens of the answer's schema, which is sent with each request. */
const SCHEMA_TOKENS_MAX = 400

/**
 * Returns the most tokens that a request can have, those of the answer weighted. A token of any text has at least one byte. The owner's
 * texts and the rules are in natural languages, in which two bytes are never more than one token.
 */
function estimateTokensMax(instructions: string, messages: { content: string }[]): number {
  const written = messages.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0)
  return Buffer.byteLength(instructions) / 2 + written + SCHEMA_TOKENS_MAX + OUTPUT_TOKEN_WEIGHT * CHAT_LIMITS.modelOutputTokens
}

/** After too many requests (429), no second request is made, because it would make things worse. */
const mayPass = (error: unknown): boolean =>
  error instanceof ModelReplyRefusedError ||
  sdk.NoObjectGeneratedError.isInstance(error) ||
  sdk.NoOutputGeneratedError.isInstance(error) ||
  (sdk.APICallError.isInstance(error) && error.isRetryable && error.statusCode !== 429)

/**
 * Asks for a reply. If this fails before `retryUntil`, asks once more without streaming. Returns null above the daily limits, and in a
 * language in which a reply cannot be checked.
 */
export async function requestModelReply(
  provider: ModelProvider,
  request: ModelRequest,
  abortSignal: AbortSignal,
  retryUntil: number,
): Promise<ModelReply | null> {
  const { history, message, language, onText } = request
  if (!CHECKED_LANGUAGES.some(([checked]) => checked === language)) return null
  const references = listModelReferences(request)
  const guard = createReplyGuard(request, references)
  const release = onText ? createSentenceRelease(guard, (text) => (abortSignal.aborted ? undefined : onText(text))) : null
  let refused: string | null = null
  for (let isFirst = true; ; isFirst = false) {
    const instructions = buildModelInstructions(request, references, refused)
    const messages = [...takeNewestModelMessages(history, references), { role: 'user' as const, content: message }]
    const counted = await request.countReply(estimateTokensMax(instructions, messages))
    if (!counted) return null
    const settle = ({ inputTokens, outputTokens }: sdk.LanguageModelUsage) =>
      inputTokens !== undefined && outputTokens !== undefined
        ? counted.settle(inputTokens + OUTPUT_TOKEN_WEIGHT * outputTokens)
        : Promise.resolve()
    const options = {
      model: await provider.load(),
      instructions,
      messages,
      output: sdk.Output.object({ schema: ModelAnswer, name: 'reply' }),
      maxOutputTokens: CHAT_LIMITS.modelOutputTokens,
      maxRetries: 0,
      abortSignal,
      providerOptions: { openai: { store: false, ...(provider.isThinking && { reasoningEffort: 'none' as const }) } },
    }
    try {
      const isStreamed = release && isFirst && provider.isStreaming
      const { output: answer, usage } = isStreamed ? await streamAnswer(options, release) : await sdk.generateText(options)
      await settle(usage)
      const checked = guard.check(guard.mend(answer.reply).trimEnd())
      if (typeof checked === 'string') throw new ModelReplyRefusedError(checked)
      release?.show(checked.text)
      const visitorTexts = [...history.filter(({ role }) => role === 'user').map(({ content }) => content), message]
      const visitor = selectDetailsWrittenByVisitor(answer.visitor, visitorTexts)
      return { reply: checked.text, stated: checked.stated, leadScore: Math.round(answer.leadScore), outcome: answer.outcome, visitor }
    } catch (error) {
      if (!isFirst || !mayPass(error) || Date.now() > retryUntil) throw error
      refused = error instanceof ModelReplyRefusedError ? error.message : null
    }
  }
}
