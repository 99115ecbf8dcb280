import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createInflate } from 'node:zlib'

/** Size of the input and output chunks of the inflater, in bytes. */
const CHUNK_SIZE = 64 * 1024

/** Regroups chunks into chunks of CHUNK_SIZE bytes, so that many small chunks cost no more than one large one. */
function* regroup(chunks: Uint8Array[]): Generator<Uint8Array> {
  let block = new Uint8Array(CHUNK_SIZE)
  let filled = 0
  for (const chunk of chunks)
    for (let at = 0; at < chunk.length;) {
      // A full block within one chunk needs no copy.
      const part = chunk.subarray(at, at + CHUNK_SIZE - filled)
      at += part.length
      if (part.length === CHUNK_SIZE) {
        yield part
        continue
      }
      block.set(part, filled)
      filled += part.length
      if (filled < CHUNK_SIZE) continue
      yield block
      block = new Uint8Array(CHUNK_SIZE)
      filled = 0
    }
  if (filled) yield block.subarray(0, filled)
}

/**
 * True when zlib data (RFC 1950) inflate to more than `bytes`; stops as soon as they do. False for damaged data: the decoder
 * rejects them later.
 */
export async function inflatesBeyond(chunks: Uint8Array[], bytes: number): Promise<boolean> {
  let inflated = 0
  // A Writable instead of async iteration, which would copy the output into further buffers.
  const counter = new Writable({
    write({ length, byteOffset, buffer }: Uint8Array<ArrayBuffer>, _encoding, done) {
      inflated += length
      // Frees a full output buffer at once: the garbage collector would run only after the decoder's memory has grown.
      if (byteOffset + length === buffer.byteLength) buffer.transfer(0)
      done(inflated > bytes ? new RangeError('The data inflate to more') : null)
    },
  })
  try {
    await pipeline(regroup(chunks), createInflate({ chunkSize: CHUNK_SIZE }), counter)
  } catch {
    // Damaged data, or the RangeError from above.
  }
  return inflated > bytes
}
