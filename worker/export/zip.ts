import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export interface ZipEntry {
  name: string
  compress: boolean
  chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>
}

/** The compression level is low, because an export is large and a request's CPU time is limited. */
const COMPRESSION_LEVEL = 2

async function* zipChunksOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    if (chunk.length > 0) written.push(chunk)
  })
  for await (const { name, compress, chunks } of entries) {
    const file = compress ? new ZipDeflate(name, { level: COMPRESSION_LEVEL }) : new ZipPassThrough(name)
    zip.add(file)
    for await (const chunk of chunks) {
      file.push(chunk)
      yield* written.splice(0)
    }
    file.push(new Uint8Array(), true)
    yield* written.splice(0)
  }
  zip.end()
  yield* written.splice(0)
}

/** Streams a ZIP file. Reads a chunk only when the receiver has taken the previous one. If an error ends the stream, calls `onError`. */
export function streamZip(entries: AsyncIterable<ZipEntry>, onError: (error: unknown) => void): ReadableStream<Uint8Array> {
  const chunks = zipChunksOf(entries)
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(value)
      } catch (error) {
        onError(error)
        throw error
      }
    },
    async cancel() {
      await chunks.return(undefined)
    },
  })
}
