const PIECE = 64 * 1024

/** The bytes of all chunks in pieces of one size, so that many small chunks cost no more than one large one. */
function* piecesOf(chunks: Uint8Array[]): Generator<Uint8Array<ArrayBuffer>> {
  let piece = new Uint8Array(PIECE)
  let filled = 0
  for (const chunk of chunks)
    for (let at = 0; at < chunk.length;) {
      const part = chunk.subarray(at, at + PIECE - filled)
      piece.set(part, filled)
      filled += part.length
      at += part.length
      if (filled < PIECE) continue
      yield piece
      piece = new Uint8Array(PIECE)
      filled = 0
    }
  if (filled) yield piece.subarray(0, filled)
}

/**
 * True when zlib data (RFC 1950) inflate to more than `bytes`; it reads no further than that. False for damaged data too,
 * about which the decoder has the last word.
 */
export async function inflatesBeyond(chunks: Uint8Array[], bytes: number): Promise<boolean> {
  const pieces = piecesOf(chunks)
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      const { value, done } = pieces.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
  let inflated = 0
  try {
    for await (const part of source.pipeThrough(new DecompressionStream('deflate')) as unknown as AsyncIterable<Uint8Array>) {
      inflated += part.length
      if (inflated > bytes) return true
    }
  } catch {
    return false
  }
  return false
}
