import { nanoid } from 'nanoid'

let isolateId: string | undefined
let requestCount = 0

/** Creates an id for a request that has none from Cloudflare: a random id of this worker isolate and a counter. */
export function createRequestId(): string {
  isolateId ??= nanoid(12)
  return `${isolateId}-${++requestCount}`
}
