import { type ApiErrorBody } from '../../schema/error.ts'
import { type CardLanguage, isCardLanguage, LANGUAGE_PARAM } from '../../schema/card-language.ts'
import { type ActionButton, type ChatChoice, CHAT_REPLY_TIMEOUT_MS, type ChatStreamEvents } from '../../schema/salesbot.ts'
import type { ChatBody } from '../../schema/salesbot-body.ts'
import { ApiError, apiErrorOfResponse, apiPathOf, OFFLINE_MESSAGE, requestApi } from '../lib/api.ts'
import { readChatChoices } from './choices.ts'
import { readEventStream } from './event-stream.ts'

/** Timeout in ms, a little longer than the longest time that the server takes. */
const REPLY_WAIT_MS = CHAT_REPLY_TIMEOUT_MS + 5000

/** The answer to a chat message. A field that the answer lacks is null. */
export interface ReceivedReply {
  message: string
  sessionId: string | null
  leadScore: number | null
  handedOver: boolean
  language: CardLanguage | null
  choices: ChatChoice[]
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isLanguage = (value: unknown): value is CardLanguage => typeof value === 'string' && isCardLanguage(value)

/** Finds the assistant's reply at the top level of the server's answer, in `data` or in `data.data`. */
export function findReplyInAnswer(answer: unknown): ReceivedReply {
  const outer = isRecord(answer) ? answer : {}
  const middle = isRecord(outer['data']) ? outer['data'] : {}
  const inner = isRecord(middle['data']) ? middle['data'] : {}
  const find = <Value>(name: string, isValid: (value: unknown) => value is Value) =>
    [outer, middle, inner].map((layer) => layer[name]).find(isValid) ?? null
  const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''
  return {
    message: find('message', (value): value is string => isText(value))?.trim() ?? '',
    sessionId: find('sessionId', (value): value is string => isText(value)),
    leadScore: find('leadScore', (value) => typeof value === 'number'),
    handedOver: find('handedOver', (value) => typeof value === 'boolean') ?? false,
    language: find('language', isLanguage),
    choices: readChatChoices(find('choices', Array.isArray)),
  }
}

/** Reads a streamed reply. `onText` gets the text so far each time it grows or is replaced. */
async function readStreamedReply(body: ReadableStream<Uint8Array>, onText: (text: string) => void): Promise<ReceivedReply> {
  let text = ''
  for await (const { name, data } of readEventStream(body)) {
    const event: unknown = JSON.parse(data)
    if (name === 'text' || name === 'replace') {
      const part = (event as ChatStreamEvents['text' | 'replace']).text
      text = name === 'text' ? text + part : part
      onText(text)
    } else if (name === 'error') {
      const { code, message } = event as ChatStreamEvents['error']
      throw new ApiError(500, message, { code: code as ApiErrorBody['code'] })
    } else if (name === 'done') return findReplyInAnswer(event)
  }
  throw new ApiError(0, OFFLINE_MESSAGE)
}

export interface ChatApiCalls {
  /** Fetches the assistant's first message and its choices. */
  welcome: () => Promise<Pick<ReceivedReply, 'message' | 'choices'>>
  /** Sends a message. `onText` gets the reply as it arrives. Throws ApiError, with status 0 if the connection failed. */
  send: (body: ChatBody, onText: (text: string) => void) => Promise<ReceivedReply>
  reportButtonClick: (sessionId: string, button: ActionButton) => void
}

/** `language` is the one that the page's address asks for. */
export function createChatApiCalls(cardId: number, language: CardLanguage | null): ChatApiCalls {
  const params = { cardId }
  const query = language ? { [LANGUAGE_PARAM]: language } : {}
  return {
    welcome: async () => findReplyInAnswer(await requestApi('GET /api/salesbot/:cardId/welcome', { params, query })),

    async send(body, onText) {
      const timeout = AbortSignal.timeout(REPLY_WAIT_MS)
      try {
        const res = await fetch(apiPathOf('POST /api/salesbot/:cardId/chat', { params, query }), {
          method: 'POST',
          credentials: 'include',
          headers: { accept: 'text/event-stream, application/json', 'content-type': 'application/json' },
          body: JSON.stringify(body),
          signal: timeout,
        })
        if (!res.ok) throw await apiErrorOfResponse(res)
        const isStream = res.headers.get('content-type')?.startsWith('text/event-stream')
        return isStream && res.body ? await readStreamedReply(res.body, onText) : findReplyInAnswer(await res.json())
      } catch (error) {
        if (error instanceof ApiError) throw error
        if (timeout.aborted) throw new ApiError(504, '')
        // A SyntaxError means that the answer is no JSON. Any other error means that the connection failed.
        throw error instanceof SyntaxError ? new ApiError(500, '') : new ApiError(0, OFFLINE_MESSAGE)
      }
    },

    reportButtonClick(sessionId, { id, description, url }) {
      fetch(apiPathOf('POST /api/salesbot/:cardId/button-click', { params }), {
        method: 'POST',
        credentials: 'include',
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ sessionId, buttonId: id, description, url }),
      }).catch(() => console.warn('A click on an action button could not be reported'))
    },
  }
}
