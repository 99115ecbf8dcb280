import { IMAGE_MESSAGES } from '../../schema/image.ts'
import { tooMany } from '../platform/errors.ts'

/** Bytes of request bodies that an isolate holds at once; beside the decoder's memory they fit into its 128 MB. */
const BUDGET = 24 * 1024 * 1024
/** A request that was broken off never comes back to give up its share: after this long, in ms, it counts as gone. */
const LEASE = 30_000
const WAIT_MAX = 20_000

const leases = new Map<symbol, { bytes: number; until: number }>()

function held(now: number): number {
  let sum = 0
  for (const [key, lease] of leases) {
    if (lease.until <= now) leases.delete(key)
    else sum += lease.bytes
  }
  return sum
}

/**
 * Runs `work` when `bytes` more fit into the isolate. Waits for that by looking again, since a promise that another
 * request settles may never be settled. Throws 429 when it takes too long.
 */
export async function admitted<T>(bytes: number, work: () => Promise<T>): Promise<T> {
  const share = Math.min(bytes, BUDGET)
  const deadline = Date.now() + WAIT_MAX
  while (held(Date.now()) + share > BUDGET) {
    if (Date.now() > deadline) throw tooMany(5, IMAGE_MESSAGES.busy)
    await scheduler.wait(20 + Math.random() * 60)
  }
  const key = Symbol()
  leases.set(key, { bytes: share, until: Date.now() + LEASE })
  try {
    return await work()
  } finally {
    leases.delete(key)
  }
}
