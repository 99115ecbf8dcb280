import { BODIES_MAX, UPLOAD_TIMES } from '../../schema/bounds.ts'
import { IMAGE_MESSAGES } from '../../schema/image.ts'
import { AppError, tooMany } from '../platform/errors.ts'

export type UploadTimes = typeof UPLOAD_TIMES

interface Lease {
  userId: number
  /** Bytes that have arrived and are held. */
  bytes: number
  started: number
  /** When its request was last seen alive, in ms. */
  seen: number
  state: 'arriving' | 'waiting' | 'whole' | 'ended'
}

/** What an upload that is under way has of the isolate's memory. */
export interface Share {
  /**
   * Takes room for `bytes` that have arrived, and waits for it where there is none. Throws 429 when that takes too long, 408
   * when this upload was ended so that others find room.
   */
  take(bytes: number): Promise<void>
  /** Throws 408 when this upload was ended. */
  check(): void
  /** Says that all has arrived: from then on it is not ended for being slow. */
  complete(): void
}

const leases = new Set<Lease>()

/** Leases of requests that are still there. */
function alive({ gone }: UploadTimes): Lease[] {
  const now = Date.now()
  for (const lease of leases) if (now - lease.seen > gone) leases.delete(lease)
  return [...leases]
}

/** Looks again and again until `ready`, since a promise that another request settles may never be settled. False when it took longer than `most` ms. */
async function until(ready: () => boolean, most: number, beat: number): Promise<boolean> {
  const deadline = Date.now() + most
  while (!ready()) {
    if (Date.now() > deadline) return false
    await scheduler.wait(Math.min(beat, 20 + Math.random() * 60))
  }
  return true
}

const pace = (lease: Lease) => lease.bytes / (Date.now() - lease.started + 1)

function shareOf(lease: Lease, times: UploadTimes): Share {
  const check = () => {
    if (lease.state === 'ended') throw new AppError(408, IMAGE_MESSAGES.tooSlow)
  }
  const fits = (bytes: number) => alive(times).reduce((sum, other) => sum + other.bytes, bytes) <= BODIES_MAX
  return {
    check,
    complete: () => void (lease.state = 'whole'),
    async take(bytes) {
      check()
      lease.state = 'waiting'
      if (!(await until(() => fits(bytes), times.patience, times.beat))) {
        const arriving = alive(times).filter((other) => other.state === 'arriving')
        const [slowest] = arriving.sort((one, other) => pace(one) - pace(other))
        if (slowest) slowest.state = 'ended'
        if (!(await until(() => fits(bytes), times.room - times.patience, times.beat))) throw tooMany(5, IMAGE_MESSAGES.busy)
      }
      lease.bytes += bytes
      lease.state = 'arriving'
    },
  }
}

/**
 * Runs `work` when no other upload of this user is under way, with its share of the isolate's memory. Only bytes that have
 * arrived count, so what is announced and never sent keeps nobody out. Throws 429 when the wait takes too long.
 */
export async function admitted<T>(userId: number, work: (share: Share) => Promise<T>, times: UploadTimes = UPLOAD_TIMES): Promise<T> {
  const free = () => alive(times).every((lease) => lease.userId !== userId)
  if (!(await until(free, times.turn, times.beat))) throw tooMany(5, IMAGE_MESSAGES.oneAtATime)
  const lease: Lease = { userId, bytes: 0, started: Date.now(), seen: Date.now(), state: 'arriving' }
  leases.add(lease)
  // A request that was broken off runs no further, this loop included.
  const beat = async () => {
    for (; leases.has(lease); await scheduler.wait(times.beat)) lease.seen = Date.now()
  }
  void beat()
  try {
    return await work(shareOf(lease, times))
  } finally {
    leases.delete(lease)
  }
}
