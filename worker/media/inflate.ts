import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createInflate } from 'node:zlib'

/** Size in bytes of the chunks that go into and come out of zlib's inflater. */
const INFLATE_CHUNK_BYTES = 64 * 1024

/** Regroups byte chunks into chunks of a fixed size, so that many small chunks cost the inflater no more than one large one. */
function* regroupByteChunks(chunks: Uint8Array[]): Generator<Uint8Array> {
  let block = new Uint8Array(INFLATE_CHUNK_BYTES)
  let filled = 0
  for (const chunk of chunks)
    for (let at = 0; at < chunk.length;) {
      const part = chunk.subarray(at, at + INFLATE_CHUNK_BYTES - filled)
      at += part.length
      if (part.length === INFLATE_CHUNK_BYTES) {
        yield part
        continue
      }
      block.set(part, filled)
      filled += part.length
      if (filled < INFLATE_CHUNK_BYTES) continue
      yield block
      block = new Uint8Array(INFLATE_CHUNK_BYTES)
      filled = 0
    }
  if (filled) yield block.subarray(0, filled)
}

/** Returns true when zlib data (RFC 1950) inflates to more than `bytes`; false also for damaged data, which fails later. */
export async function inflatesToMoreThan(chunks: Uint8Array[], bytes: number): Promise<boolean> {
  let inflated = 0
  // The inflated output goes to a Writable: async iteration would copy it into further buffers.
  const counter = new Writable({
    write({ length, byteOffset, buffer }: Uint8Array<ArrayBuffer>, _encoding, done) {
      inflated += length
      // A full output buffer is freed at once: the garbage collector would run only after the decoder's memory has grown.
      if (byteOffset + length === buffer.byteLength) buffer.transfer(0)
      done(inflated > bytes ? new RangeError('The data inflate to more') : null)
    },
  })
  try {
    await pipeline(regroupByteChunks(chunks), createInflate({ chunkSize: INFLATE_CHUNK_BYTES }), counter)
  } catch {
    // The pipeline throws for damaged data and when the counter stops it. Both need no handling here.
  }
  return inflated > bytes
}
