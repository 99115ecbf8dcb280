import * as sdk from 'ai'
import { z } from 'zod'
import { CONVERSATION_OUTCOMES } from '../../schema/salesbot.ts'
import { checkVisitorDetails } from './model-contacts.ts'
import { LongAnswerError, RefusedReplyError } from './model-failures.ts'
import { createReplyGuard, type ReplyGuard, type ReplyRefusal } from './model-guard.ts'
import { buildInstructions, takeNewestMessages } from './model-prompt.ts'
import { ANSWER_LENGTH_MAX, type Provider } from './model-provider.ts'
import { listReferences } from './model-references.ts'
import type { ModelReply, ModelRequest } from './model.ts'

/** More than the longest reply needs in any of the assistant's languages. */
const OUTPUT_TOKENS_MAX = 1500

const VisitorDetail = z.string().max(300).nullable()
const ModelAnswer = z.object({
  reply: z.string(),
  leadScore: z.number().min(0).max(100),
  outcome: z.enum(CONVERSATION_OUTCOMES),
  visitor: z.object({ name: VisitorDetail, email: VisitorDetail, phone: VisitorDetail }),
})

/** The end of a sentence with more text after it. After a digit, an amount may go on. */
const SENTENCE_END_PATTERN = /(?<![\d.])(?:[.!?]["'”’)]?\s+|[。！？]|\n+)(?=\S)/g

/** Returns where the last whole sentence of a text ends, outside of a reference; 0 if there is none. */
function findEndOfWholeSentences(text: string): number {
  let last = 0
  for (const { index, 0: end } of text.matchAll(SENTENCE_END_PATTERN))
    if (text.lastIndexOf('[', index) <= text.lastIndexOf(']', index)) last = index + end.length
  return last
}

/**
 * Passes on a reply while it is written, sentence by sentence, each after the reply up to its end passed the guard. `add` takes it as far
 * as it is written, and returns why it is refused. `show` passes on the rest of a checked reply; nothing if another one was begun.
 */
function createSentenceRelease(guard: ReplyGuard, onText: (text: string) => void) {
  let checkedLength = 0
  let shown = ''
  const show = (text: string) => {
    if (!text.startsWith(shown) || text.length === shown.length) return
    onText(text.slice(shown.length))
    shown = text
  }
  const add = (written: string): ReplyRefusal | null => {
    const mended = guard.mend(written)
    const length = findEndOfWholeSentences(mended)
    if (length === checkedLength) return null
    checkedLength = length
    const checked = guard.check(mended.slice(0, length))
    // These sentences may be button markers alone. The whole reply needs a text.
    if (typeof checked === 'string') return checked === 'empty' ? null : checked
    show(checked.text)
    return null
  }
  return { add, show }
}

type Options = Parameters<typeof sdk.streamText>[0] & { output: ReturnType<typeof sdk.Output.object<z.infer<typeof ModelAnswer>>> }

/** Asks for a stream. Throws if there is no valid answer, or if a sentence is refused. */
async function streamAnswer(options: Options, release: ReturnType<typeof createSentenceRelease>): Promise<z.infer<typeof ModelAnswer>> {
  const cut = new AbortController()
  let failure: unknown
  let length = 0
  const result = sdk.streamText({
    ...options,
    abortSignal: AbortSignal.any([options.abortSignal!, cut.signal]),
    onError: ({ error }) => void (failure ??= error),
    onChunk: ({ chunk }) => {
      if (chunk.type === 'text-delta') length += chunk.text.length
      if (length <= ANSWER_LENGTH_MAX) return
      failure ??= new LongAnswerError()
      cut.abort()
    },
  })
  try {
    for await (const { reply } of result.partialOutputStream) {
      const refusal = reply === undefined ? null : release.add(reply)
      if (refusal) throw new RefusedReplyError(refusal)
    }
    if (failure !== undefined) throw failure
    return await result.output
  } finally {
    cut.abort()
  }
}

/** True if another request may go better. Too many requests are no such failure, because one more at once makes it worse. */
const mayPass = (error: unknown): boolean =>
  error instanceof RefusedReplyError ||
  sdk.NoObjectGeneratedError.isInstance(error) ||
  sdk.NoOutputGeneratedError.isInstance(error) ||
  (sdk.APICallError.isInstance(error) && error.isRetryable && error.statusCode !== 429)

/** Asks for a reply, and once more, in one piece, if that failed before `retryUntil`. Null if the daily limits are reached. */
export async function requestReply(
  provider: Provider,
  request: ModelRequest,
  abortSignal: AbortSignal,
  retryUntil: number,
): Promise<ModelReply | null> {
  const { history, message, onText } = request
  const references = listReferences(request)
  const guard = createReplyGuard(request, references)
  // Whoever shows the parts does not expect any after the end.
  const release = onText ? createSentenceRelease(guard, (text) => (abortSignal.aborted ? undefined : onText(text))) : null
  let refused: string | null = null
  for (let isFirst = true; ; isFirst = false) {
    if (!(await request.countReply())) return null
    const options = {
      model: await provider.load(),
      instructions: buildInstructions(request, references, refused),
      messages: [...takeNewestMessages(history, references), { role: 'user' as const, content: message }],
      output: sdk.Output.object({ schema: ModelAnswer, name: 'reply' }),
      maxOutputTokens: OUTPUT_TOKENS_MAX,
      maxRetries: 0,
      abortSignal,
      providerOptions: { openai: { store: false, ...(provider.isThinking && { reasoningEffort: 'none' as const }) } },
    }
    try {
      const isStreamed = release && isFirst && provider.isStreaming
      const answer = isStreamed ? await streamAnswer(options, release) : (await sdk.generateText(options)).output
      const checked = guard.check(guard.mend(answer.reply).trimEnd())
      if (typeof checked === 'string') throw new RefusedReplyError(checked)
      release?.show(checked.text)
      const visitorTexts = [...history.filter(({ role }) => role === 'user').map(({ content }) => content), message]
      const visitor = checkVisitorDetails(answer.visitor, visitorTexts)
      return { reply: checked.text, stated: checked.stated, leadScore: Math.round(answer.leadScore), outcome: answer.outcome, visitor }
    } catch (error) {
      if (!isFirst || !mayPass(error) || Date.now() > retryUntil) throw error
      refused = error instanceof RefusedReplyError ? error.message : null
    }
  }
}
