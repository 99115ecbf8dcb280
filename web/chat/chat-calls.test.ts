import { afterEach, describe, expect, it, vi } from 'vitest'
import { createChatApiCalls, findReplyInAnswer } from './chat-calls.ts'

const NOTHING = { message: '', sessionId: null, leadScore: null, handedOver: false, language: null, choices: [] }
const CHOICES = [
  { id: 'prices', label: 'Preise' },
  { id: 'call', label: 'Anrufen', url: 'tel:+41441234567' },
]
const REPLY = { message: 'Hello.', sessionId: 'a', leadScore: 72, handedOver: true, language: 'de', choices: CHOICES }

it('a reply is read at the top of the answer, in data or in data.data', () => {
  for (const answer of [REPLY, { data: REPLY }, { data: { data: REPLY } }]) expect(findReplyInAnswer(answer)).toEqual(REPLY)
  expect(findReplyInAnswer({ sessionId: 'a', leadScore: 5, data: { message: ' Hi ' } })).toEqual({
    ...NOTHING,
    message: 'Hi',
    sessionId: 'a',
    leadScore: 5,
  })
})

it('an answer without a usable field has none', () => {
  for (const answer of [
    null,
    'x',
    [],
    {},
    { data: null },
    { message: 5, leadScore: '72', sessionId: '', language: 'xx' },
    { message: '  ' },
    { choices: 'prices' },
  ])
    expect(findReplyInAnswer(answer)).toEqual(NOTHING)
})

it('the welcome is read with its choices', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ message: 'Hello.', choices: CHOICES }))
  expect(await createChatApiCalls(1, null).welcome()).toMatchObject({ message: 'Hello.', choices: CHOICES })
})

describe('a message to the server', () => {
  afterEach(() => void vi.restoreAllMocks())

  /** Sends a message; `respond` plays the server. Returns the reply and all texts that were shown until then. */
  async function send(respond: (signal: AbortSignal) => Promise<Response>) {
    vi.spyOn(globalThis, 'fetch').mockImplementation((_url, init) => respond(init!.signal!))
    const shown: string[] = []
    const reply = await createChatApiCalls(1, null).send({ message: 'Hi', sessionId: null, messageId: 'message-1' }, (text) =>
      shown.push(text),
    )
    return { reply, shown }
  }
  const streamOf = (...events: [string, unknown][]) =>
    new Response(events.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join(''), {
      headers: { 'content-type': 'text/event-stream; charset=utf-8' },
    })

  it('is answered as a stream or as JSON', async () => {
    const stream = streamOf(['text', { text: 'He' }], ['text', { text: 'llo' }], ['replace', { text: 'Hello.' }], ['done', REPLY])
    expect(await send(() => Promise.resolve(stream))).toEqual({ reply: REPLY, shown: ['He', 'Hello', 'Hello.'] })
    expect(await send(() => Promise.resolve(Response.json(REPLY)))).toEqual({ reply: REPLY, shown: [] })
  })

  it('that gets no whole answer counts as a failed connection', async () => {
    for (const respond of [
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => Promise.resolve(streamOf(['text', { text: 'He' }])),
    ])
      await expect(send(respond)).rejects.toMatchObject({ status: 0 })
  })

  it('fails when the answer takes too long, with the time limit of a reply and five seconds', async () => {
    const aborting = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(aborting.signal)
    const respond = (signal: AbortSignal) =>
      new Promise<Response>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error))
        aborting.abort(new DOMException('', 'TimeoutError'))
      })
    await expect(send(respond)).rejects.toMatchObject({ status: 504 })
    expect(timeout).toHaveBeenCalledWith(25_000)
  })

  it('fails with the code that the server gives, before or in the stream', async () => {
    const body = { code: 'chatTooFast', message: 'Too fast.' }
    await expect(send(() => Promise.resolve(Response.json(body, { status: 429 })))).rejects.toMatchObject({ status: 429, ...body })
    await expect(send(() => Promise.resolve(streamOf(['error', body])))).rejects.toMatchObject({ status: 500, ...body })
    await expect(send(() => Promise.resolve(new Response('<html>')))).rejects.toMatchObject({ status: 500 })
  })
})
