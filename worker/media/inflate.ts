import { Writable } from 'node:stream'
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
      // A whole piece of one chunk needs no copy.
      const part = chunk.subarray(at, at + PIECE - filled)
      at += part.length
      if (part.length === PIECE) {
        yield part
        continue
      }
      piece.set(part, filled)
      filled += part.length
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
  // As a stream and not an iterator, which would put parts together in buffers of their own.
  const counter = new Writable({
    write({ length, byteOffset, buffer }: Uint8Array<ArrayBuffer>, _encoding, done) {
      inflated += length
      // A buffer that is full is not written to again. The garbage collector would come after the decoder's memory has grown.
      if (byteOffset + length === buffer.byteLength) buffer.transfer(0)
      done(inflated > bytes ? new RangeError('The data inflate to more') : null)
    },
  })
  try {
    await pipeline(piecesOf(chunks), createInflate({ chunkSize: PIECE }), counter)
  } catch {
    // Damaged, or stopped right here.
  }
  return inflated > bytes
}
