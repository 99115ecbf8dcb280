import { pipeline } from 'node:stream/promises'
import { createInflate } from 'node:zlib'

/** Bytes that are inflated from, and to, at a time. */
const PIECE = 64 * 1024

/** The bytes of all chunks in pieces of one size, so that many small chunks cost no more than one large one. */
function* piecesOf(chunks: Uint8Array[]): Generator<Uint8Array> {
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
  let inflated = 0
  try {
    await pipeline(piecesOf(chunks), createInflate({ chunkSize: PIECE }), async (parts: AsyncIterable<Uint8Array>) => {
      for await (const part of parts) {
        inflated += part.length
        if (inflated > bytes) throw new RangeError('The data inflate to more')
      }
    })
  } catch {
    // Damaged, or stopped right here.
  }
  return inflated > bytes
}
