import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the server got: the parts of a chat completion request that tests look at. */
export interface ModelServerRequest {
  authorization: string | undefined
  body: {
    model: string
    stream?: boolean
    store?: boolean
    max_tokens?: number
    max_completion_tokens?: number
    tools?: unknown
    messages: { role: string; content: string }[]
    response_format?: {
      type: string
      json_schema?: { strict: boolean; schema: { required?: string[]; properties: Record<string, unknown> } }
    }
  }
}

/** How the server answers one request. */
export interface ModelBehaviour {
  /** HTTP status, 200 if absent. Any other status answers with an error in the provider's form. */
  status?: number
  /** Header of an answer in one piece. */
  location?: string
  /** What the model writes. Anything but a text is sent as JSON. */
  content?: unknown
  /** Streamed content is sent in pieces of this many characters, 5 if absent. */
  pieceLength?: number
  /** Pause before each streamed piece, or before an answer in one piece, in ms. */
  delayMs?: number
  /** The connection is closed after this many characters of content, without an end of the stream. */
  cutAfter?: number
  /** The connection stays open without another byte after this many characters of content; at 0 nothing is sent at all. */
  hangAfter?: number
  /** A body that is sent unchanged instead of a completion. */
  rawBody?: string
}

export interface ModelServer {
  /** Value for OPENAI_BASE_URL. */
  url: string
  /** All requests so far, oldest first. */
  requests: ModelServerRequest[]
  close(): Promise<void>
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return body
}

const COMPLETION = { id: 'chatcmpl-1', created: 1_750_000_000, model: 'stand-in' }

async function sendStream(response: ServerResponse, content: string, behaviour: ModelBehaviour): Promise<void> {
  const { pieceLength = 5, delayMs = 0, cutAfter, hangAfter } = behaviour
  const send = (delta: object, finishReason: string | null) => {
    const chunk = { ...COMPLETION, object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finishReason }] }
    response.write(`data: ${JSON.stringify(chunk)}\n\n`)
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  send({ role: 'assistant', content: '' }, null)
  const sent = content.slice(0, cutAfter ?? hangAfter)
  for (let start = 0; start < sent.length && !response.destroyed; start += pieceLength) {
    await pause(delayMs)
    send({ content: sent.slice(start, start + pieceLength) }, null)
  }
  if (hangAfter !== undefined) return
  if (cutAfter !== undefined) return void response.destroy()
  send({}, 'stop')
  response.end('data: [DONE]\n\n')
}

async function answer(response: ServerResponse, { body }: ModelServerRequest, behaviour: ModelBehaviour): Promise<void> {
  const { status = 200, location, delayMs = 0, cutAfter, hangAfter, rawBody } = behaviour
  if (hangAfter === 0) return
  const content = typeof behaviour.content === 'string' ? behaviour.content : JSON.stringify(behaviour.content ?? '')
  if (status === 200 && rawBody === undefined && body.stream) return sendStream(response, content, behaviour)
  await pause(delayMs)
  const message = { role: 'assistant', content }
  const completion = { ...COMPLETION, object: 'chat.completion', choices: [{ index: 0, message, finish_reason: 'stop' }] }
  const error = { error: { message: `stand-in for an error, which repeats ${JSON.stringify(body.messages)}`, type: 'error', code: null } }
  const text = rawBody ?? JSON.stringify(status === 200 ? completion : error)
  response.writeHead(status, { 'content-type': 'application/json', ...(location && { location }) })
  if (cutAfter === undefined && hangAfter === undefined) response.end(text)
  else {
    response.write(text.slice(0, cutAfter ?? hangAfter))
    if (cutAfter !== undefined) setTimeout(() => response.destroy(), 20)
  }
}

/**
 * Starts a fake model provider. It speaks the protocol of OpenAI's chat completions, in one piece and streamed. `behaviour` may be a
 * function, whose second argument is the number of earlier requests.
 */
export async function startModelServer(
  behaviour: ModelBehaviour | ((request: ModelServerRequest, index: number) => ModelBehaviour),
  port = 0,
): Promise<ModelServer> {
  const requests: ModelServerRequest[] = []
  const handle = async (incoming: IncomingMessage, response: ServerResponse) => {
    const body = JSON.parse(await readBody(incoming)) as ModelServerRequest['body']
    const request = { authorization: incoming.headers.authorization, body }
    requests.push(request)
    await answer(response, request, typeof behaviour === 'function' ? behaviour(request, requests.length - 1) : behaviour)
  }
  const server = createServer((incoming, response) => {
    handle(incoming, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
