import { nanoid } from 'nanoid'

let workerIsolateId: string | undefined
let isolateRequestCount = 0

/** Creates an id for a request that has none from Cloudflare: a random id of this worker isolate and a counter. */
export function createRequestId(): string {
  workerIsolateId ??= nanoid(12)
  return `${workerIsolateId}-${++isolateRequestCount}`
}
