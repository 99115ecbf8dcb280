import { DISCARDED_BODY_BYTES_MAX } from '../../schema/bounds.ts'

/**
 * Reads and discards the rest of a refused body, because a client reads the response only after it has sent the whole body. If the server
 * closed the connection instead, the client's next request would fail too.
 */
export async function drainRequestBody(request: Request): Promise<void> {
  if (!request.body || request.bodyUsed) return
  let size = 0
  try {
    for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength
      if (size > DISCARDED_BODY_BYTES_MAX) return
    }
  } catch {
    // The client has disconnected.
  }
}
