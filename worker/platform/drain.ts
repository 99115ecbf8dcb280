import { DISCARDED_BODY_BYTES_MAX } from '../../schema/bounds.ts'

/**
 * Reads and discards the rest of a refused request's body: a client reads the answer only after it has sent the body, and closing
 * the connection would make its next request fail too. Stops after many bytes or when the client disconnects.
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
    // The client has disconnected, so there is nothing left to read.
  }
}
