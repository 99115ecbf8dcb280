import type { LanguageModel } from 'ai'
import type { Env } from '../platform/env.ts'
import { LongAnswerError } from './model-failures.ts'

/** OpenAI's smallest current model: https://developers.openai.com/api/docs/models/gpt-5.6-luna */
const DEFAULT_OPENAI_MODEL = 'gpt-5.6-luna'
/**
 * Gemma 4 speaks 140 languages, accepts a JSON schema, is fast and is included in Workers' free plan:
 * https://developers.cloudflare.com/workers-ai/models/gemma-4-26b-a4b-it/
 */
const DEFAULT_WORKERS_AI_MODEL = '@cf/google/gemma-4-26b-a4b-it'
export const MODEL_ANSWER_LENGTH_MAX = 64 * 1024
const STREAM_LENGTH_MAX = 8 * MODEL_ANSWER_LENGTH_MAX

export type ModelEnv = Partial<Pick<Env, 'AI' | 'ASSISTANT' | 'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'OPENAI_MODEL' | 'WORKERS_AI_MODEL'>>

/** Aborts a stream after `max` bytes. */
function limitStream(stream: ReadableStream, max: number): ReadableStream {
  let left = max
  const transform = (chunk: Uint8Array, controller: TransformStreamDefaultController) => {
    left -= chunk.byteLength
    if (left < 0) throw new LongAnswerError()
    controller.enqueue(chunk)
  }
  return stream.pipeThrough(new TransformStream({ transform }))
}

const fetchBounded: typeof fetch = async (input, init) => {
  // A redirect would take the key and the conversation to a server that the operator has not chosen.
  const { body, status, headers } = await fetch(input, { ...init, redirect: 'manual' })
  const max = headers.get('content-type')?.includes('event-stream') ? STREAM_LENGTH_MAX : MODEL_ANSWER_LENGTH_MAX
  return new Response(body && limitStream(body, max), { status, headers })
}

function limitBinding(binding: Ai): Ai {
  const run = async (...args: Parameters<Ai['run']>) => {
    const answer: unknown = await binding.run(...args)
    if (JSON.stringify(answer).length > MODEL_ANSWER_LENGTH_MAX) throw new LongAnswerError()
    return answer
  }
  return { run } as unknown as Ai
}

export interface ModelProvider {
  name: string
  load: () => Promise<LanguageModel>
  isStreaming: boolean
  /** True for the default models. They think longer than a visitor waits, unless the request switches thinking off. */
  isThinking: boolean
}

export function getModelProvider(env: ModelEnv): ModelProvider | null {
  const { AI, OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseURL, OPENAI_MODEL, WORKERS_AI_MODEL } = env
  // The libraries are imported with the first reply, so that other requests do not wait for them.
  if (apiKey) {
    const name = OPENAI_MODEL || DEFAULT_OPENAI_MODEL
    const load = async () =>
      (await import('@ai-sdk/openai')).createOpenAI({ apiKey, fetch: fetchBounded, ...(baseURL && { baseURL }) }).chat(name)
    return { name, load, isStreaming: true, isThinking: name === DEFAULT_OPENAI_MODEL }
  }
  if (!AI) return null
  const name = WORKERS_AI_MODEL || DEFAULT_WORKERS_AI_MODEL
  const isThinking = name === DEFAULT_WORKERS_AI_MODEL
  const settings = isThinking ? { chat_template_kwargs: { enable_thinking: false } } : {}
  const load = async () => (await import('workers-ai-provider')).createWorkersAI({ binding: limitBinding(AI) })(name, settings)
  // "JSON Mode currently doesn't support streaming": https://developers.cloudflare.com/workers-ai/features/json-mode/
  return { name, load, isStreaming: false, isThinking }
}
