import { DRAIN_MAX } from '../../schema/bounds.ts'

/**
 * Reads away what is left of a refused request's body. Whoever is still sending hears the answer only afterwards, and a
 * connection that is closed under them would take their next request with it. Gives up past `DRAIN_MAX`, and without a
 * word when the sender goes away.
 */
export async function drain(request: Request): Promise<void> {
  if (!request.body || request.bodyUsed) return
  let size = 0
  try {
    for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength
      if (size > DRAIN_MAX) return
    }
  } catch {
    // Nobody waits for the answer any more.
  }
}
