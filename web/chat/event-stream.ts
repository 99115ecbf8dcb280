export interface ServerSentEvent {
  name: string
  data: string
}

/**
 * Reads server-sent events (HTML standard, section 9.2.6), however their lines are split into chunks. Ignores `id`, `retry`, comments
 * and an unfinished event.
 */
export async function* readEventStream(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerSentEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let unfinishedLine = ''
  let name = ''
  let data: string[] = []
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      unfinishedLine += decoder.decode(value, { stream: true })
      // A carriage return at the end of a chunk may be half of a line break.
      const lines = unfinishedLine.split(/\r\n|\n|\r(?=[^])/)
      unfinishedLine = lines.pop()!
      for (const line of lines) {
        if (line === '') {
          if (data.length > 0) yield { name: name || 'message', data: data.join('\n') }
          name = ''
          data = []
          continue
        }
        const colon = line.indexOf(':')
        const field = colon < 0 ? line : line.slice(0, colon)
        const content = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
        if (field === 'event') name = content
        else if (field === 'data') data.push(content)
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
