import type { Context } from 'hono'
import type { ChatResponse, ChatStreamEvents } from '../../schema/salesbot.ts'
import { API_ERROR_MESSAGES } from '../../schema/error.ts'
import { runInBackground } from '../platform/background.ts'
import type { HonoEnv } from '../platform/context.ts'
import { AppError, logRefusal, logUnexpectedError } from '../platform/errors.ts'

const ACCEPT_HEADER_LENGTH_MAX = 1000
const EVENT_STREAM_TYPE = 'text/event-stream'

export function wantsEventStream(c: Context<HonoEnv>): boolean {
  const accept = c.req.header('Accept') ?? ''
  return accept.length <= ACCEPT_HEADER_LENGTH_MAX && accept.toLowerCase().includes(EVENT_STREAM_TYPE)
}

/**
 * Responds with an event stream (see `ChatStreamEvents`). `answer` sends parts of the reply and returns the whole response after storing
 * it. If the visitor leaves, `answer` still runs to its end.
 */
export async function streamAnswer(
  c: Context<HonoEnv>,
  answer: (onText: (text: string) => void) => Promise<ChatResponse>,
): Promise<Response> {
  const encoder = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null
  const body = new ReadableStream<Uint8Array>({
    start: (opened) => void (controller = opened),
    cancel: () => void (controller = null),
  })
  const send = <Name extends keyof ChatStreamEvents>(event: Name, data: ChatStreamEvents[Name]) =>
    controller?.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
  let shown = ''
  const run = async () => {
    try {
      const response = await answer((text) => {
        shown += text
        send('text', { text })
      })
      if (shown === '') send('text', { text: response.message })
      else if (shown !== response.message) send('replace', { text: response.message })
      send('done', response)
    } catch (error) {
      const known = error instanceof AppError ? error.body : null
      if (error instanceof AppError) logRefusal(error, c)
      else logUnexpectedError(error, c)
      send('error', { code: known?.code ?? 'unexpected', message: known?.message ?? API_ERROR_MESSAGES.unexpected })
    } finally {
      controller?.close()
    }
  }
  await runInBackground(c, run())
  return c.body(body, 200, { 'content-type': `${EVENT_STREAM_TYPE}; charset=utf-8`, 'cache-control': 'no-store' })
}
