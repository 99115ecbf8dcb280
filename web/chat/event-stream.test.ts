import { describe, expect, it } from 'vitest'
import { readEventStream } from './event-stream.ts'

/** Reads the events of a stream whose bytes arrive in chunks of `size`. */
async function readInChunks(text: string, size: number) {
  const bytes = new TextEncoder().encode(text)
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size))
      controller.close()
    },
  })
  const events = []
  for await (const event of readEventStream(body)) events.push(event)
  return events
}

describe('readEventStream', () => {
  const EXPECTED = [
    { name: 'text', data: '{"text":"Grüße 👋"}' },
    { name: 'message', data: 'two\nlines' },
    { name: 'done', data: '' },
  ]
  for (const lineBreak of ['\n', '\r\n', '\r'])
    for (const size of [1, 2, 3, 7, 1000])
      it(`reads events with ${JSON.stringify(lineBreak)} between lines in chunks of ${size} bytes`, async () => {
        const lines = [
          ': hello',
          'event: text',
          'data: {"text":"Grüße 👋"}',
          '',
          '',
          'id: 1',
          'data:two',
          'data: lines',
          '',
          'event:done',
          'data',
          '',
          ': end',
          '',
        ]
        expect(await readInChunks(lines.join(lineBreak), size)).toEqual(EXPECTED)
      })

  it('drops an event that the stream ends within', async () => {
    expect(await readInChunks('event: text\ndata: a\n\nevent: done\ndata: b\n', 4)).toEqual([{ name: 'text', data: 'a' }])
  })
})
