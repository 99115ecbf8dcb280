import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export interface ZipEntry {
  name: string
  /** False for content that is compressed already, such as a picture. */
  compress: boolean
  chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>
}

/** A low level, because the text of an export is large and each request has a limit of CPU time. */
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

/**
 * Writes a ZIP file as a stream. If it cannot be completed, `onError` is called and the stream ends with the error. It asks for an entry, and for each chunk of it, only when the receiver has taken what came before.
 */
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
