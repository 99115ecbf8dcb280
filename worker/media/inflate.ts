import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createInflate } from 'node:zlib'

const INFLATE_CHUNK_BYTES = 64 * 1024

/** Regroups byte chunks into chunks of a fixed size, because the inflater is slow with many small ones. */
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

/**
 * Returns true if zlib data (RFC 1950) inflates to more than `bytes`. Also returns false for damaged data, which the decoder refuses later.
 */
export async function isInflatedSizeAbove(chunks: Uint8Array[], bytes: number): Promise<boolean> {
  let inflated = 0
  // A Writable takes the output, because async iteration would copy it.
  const counter = new Writable({
    write({ length, byteOffset, buffer }: Uint8Array<ArrayBuffer>, _encoding, done) {
      inflated += length
      // Inflated data are freed at once, because the garbage collector would free them too late.
      if (byteOffset + length === buffer.byteLength) buffer.transfer(0)
      done(inflated > bytes ? new RangeError('The data inflate to more') : null)
    },
  })
  try {
    await pipeline(regroupByteChunks(chunks), createInflate({ chunkSize: INFLATE_CHUNK_BYTES }), counter)
  } catch {
    // Damaged data are no error here: the decoder refuses them later.
  }
  return inflated > bytes
}
