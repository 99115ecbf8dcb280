import { z } from 'zod'
import { CONVERSATION_OUTCOMES } from '../../schema/salesbot.ts'
import type { Env } from '../platform/env.ts'
import type { ReplyRefusal } from './model-guard.ts'
import { buildInstructions, takeNewestMessages } from './model-prompt.ts'
import type { SentenceRelease } from './model-stream.ts'
import type { ModelRequest } from './model.ts'

/** OpenAI's smallest current model: https://developers.openai.com/api/docs/models/gpt-5.6-luna */
const DEFAULT_MODEL = 'gpt-5.6-luna'
/** A failed request is repeated, once, if it failed within this part of the time. */
const RETRY_TIME_SHARE = 1 / 3
const OUTPUT_TOKENS_MAX = 1500

const VisitorDetail = z.string().max(300).nullable().default(null).catch(null)
const ModelAnswer = z.object({
  reply: z.string(),
  leadScore: z.number().min(0).max(100),
  outcome: z.enum(CONVERSATION_OUTCOMES),
  visitor: z.object({ name: VisitorDetail, email: VisitorDetail, phone: VisitorDetail }),
})
type ModelAnswer = z.infer<typeof ModelAnswer>

export type ModelEnv = Pick<Env, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'OPENAI_MODEL'>

/** A reply that may not be shown. */
export class RefusedReplyError extends Error {
  readonly reason: ReplyRefusal

  constructor(reason: ReplyRefusal) {
    super(`refused reply: ${reason}`)
    this.reason = reason
  }
}

/** A stream without any text, such as the answer of a server that cannot stream. */
class EmptyStreamError extends Error {
  override readonly name = 'EmptyStreamError'
}

/** Loads the libraries with the first reply, so that other requests do not wait for them. */
export async function loadClient() {
  const [ai, { createOpenAI }] = await Promise.all([import('ai'), import('@ai-sdk/openai')])
  return { ...ai, createOpenAI }
}
export type Client = Awaited<ReturnType<typeof loadClient>>

/** JSON schema of the answer in the form that the provider's strict mode takes: every key is required, none has a default. */
const createAnswerSchema = ({ jsonSchema }: Client) =>
  jsonSchema<ModelAnswer>(
    z.toJSONSchema(ModelAnswer, {
      target: 'draft-7',
      override: ({ jsonSchema: part }) => {
        delete part.default
      },
    }) as Parameters<typeof jsonSchema>[0],
    {
      validate: (value) => {
        const checked = ModelAnswer.safeParse(value)
        return checked.success ? { success: true, value: checked.data } : { success: false, error: new Error('not of the schema') }
      },
    },
  )

interface Attempt {
  env: ModelEnv
  request: ModelRequest
  /** Gets the reply as far as it is written, if it is streamed. */
  release: SentenceRelease | undefined
  abortSignal: AbortSignal
  /** In ms, as `Date.now()`. */
  startedAt: number
  timeoutMs: number
}

/** Asks the provider once. Throws if there is no valid answer, or if a sentence of a streamed answer is refused. */
async function requestAnswer(client: Client, { env, request, release, abortSignal }: Attempt, isStreamed: boolean): Promise<ModelAnswer> {
  const model = env.OPENAI_MODEL || DEFAULT_MODEL
  const options = {
    model: client.createOpenAI({ apiKey: env.OPENAI_API_KEY, ...(env.OPENAI_BASE_URL && { baseURL: env.OPENAI_BASE_URL }) }).chat(model),
    instructions: buildInstructions(request),
    messages: [...takeNewestMessages(request.history), { role: 'user' as const, content: request.message }],
    output: client.Output.object({ schema: createAnswerSchema(client), name: 'reply' }),
    maxOutputTokens: OUTPUT_TOKENS_MAX,
    maxRetries: 0,
    abortSignal,
    // Only the default model is known to take this setting. Without it, it would think for longer than a visitor waits.
    providerOptions: { openai: { store: false, ...(model === DEFAULT_MODEL && { reasoningEffort: 'none' as const }) } },
  }
  if (!isStreamed) return (await client.generateText(options)).output
  let failure: unknown
  const result = client.streamText({
    ...options,
    onError: ({ error }) => {
      failure ??= error
    },
  })
  let isEmpty = true
  for await (const { reply } of result.partialOutputStream) {
    isEmpty = false
    const refusal = reply === undefined ? null : release?.add(reply)
    if (refusal) throw new RefusedReplyError(refusal)
  }
  abortSignal.throwIfAborted()
  if (failure !== undefined) throw failure
  if (isEmpty) throw new EmptyStreamError()
  return await result.output
}

/**
 * Asks the provider, and once more if the first request failed early: in the same way after an error that may pass, in one piece
 * after a stream without text. Too many requests are no such error, because another request at once makes it worse.
 */
export async function requestAnswerTwice(client: Client, attempt: Attempt): Promise<ModelAnswer> {
  const { release, startedAt, timeoutMs } = attempt
  try {
    return await requestAnswer(client, attempt, release !== undefined)
  } catch (error) {
    const isEmptyStream = error instanceof EmptyStreamError
    const mayPass = client.APICallError.isInstance(error) && error.isRetryable && error.statusCode !== 429 && !release?.hasShownText
    if ((!isEmptyStream && !mayPass) || Date.now() - startedAt > timeoutMs * RETRY_TIME_SHARE) throw error
    return await requestAnswer(client, attempt, release !== undefined && !isEmptyStream)
  }
}
