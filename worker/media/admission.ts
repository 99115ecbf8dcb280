import { UPLOAD_MEMORY_MAX, UPLOAD_TIMES } from '../../schema/bounds.ts'
import { IMAGE_MESSAGES } from '../../schema/image.ts'
import { AppError, tooMany } from '../platform/errors.ts'

export type UploadTimes = typeof UPLOAD_TIMES

interface Lease {
  userId: number
  /** How many bytes of the body this upload holds in memory. */
  bytes: number
  startedAt: number
  /** Last heartbeat of the request, in ms since 1970. */
  heartbeatAt: number
  state: 'receiving' | 'waiting' | 'received' | 'cancelled'
}

/** One upload's reservation within `UPLOAD_MEMORY_MAX`, the memory that all uploads of an isolate share. */
export interface MemoryReservation {
  /**
   * Reserves memory for `bytes` that have arrived, and waits while there is none. Throws 429 when the wait takes too long,
   * 408 when this upload was cancelled to free memory for others.
   */
  reserve(bytes: number): Promise<void>
  /** Throws 408 when this upload was cancelled. */
  throwIfCancelled(): void
  /** Marks the body as complete. From then on the upload cannot be cancelled for being slow. */
  complete(): void
}

const leases = new Set<Lease>()

/** Leases of the requests that are still running. */
function activeLeases({ leaseExpiry }: UploadTimes): Lease[] {
  const now = Date.now()
  for (const lease of leases) if (now - lease.heartbeatAt > leaseExpiry) leases.delete(lease)
  return [...leases]
}

/** Polls until `ready`; false after `timeout` ms. (If an aborted request had to resolve a promise, it would stay pending for ever.) */
async function pollUntil(ready: () => boolean, timeout: number, interval: number): Promise<boolean> {
  const deadline = Date.now() + timeout
  while (!ready()) {
    if (Date.now() > deadline) return false
    await scheduler.wait(Math.min(interval, 20 + Math.random() * 60))
  }
  return true
}

const bytesPerMs = (lease: Lease) => lease.bytes / (Date.now() - lease.startedAt + 1)

function reservationOf(lease: Lease, times: UploadTimes): MemoryReservation {
  const throwIfCancelled = () => {
    if (lease.state === 'cancelled') throw new AppError(408, IMAGE_MESSAGES.tooSlow)
  }
  const fits = (bytes: number) => activeLeases(times).reduce((sum, other) => sum + other.bytes, bytes) <= UPLOAD_MEMORY_MAX
  return {
    throwIfCancelled,
    complete: () => void (lease.state = 'received'),
    async reserve(bytes) {
      throwIfCancelled()
      lease.state = 'waiting'
      if (!(await pollUntil(() => fits(bytes), times.evictionDelay, times.heartbeat))) {
        const receiving = activeLeases(times).filter((other) => other.state === 'receiving')
        const [slowest] = receiving.sort((one, other) => bytesPerMs(one) - bytesPerMs(other))
        if (slowest) slowest.state = 'cancelled'
        if (!(await pollUntil(() => fits(bytes), times.memoryWait - times.evictionDelay, times.heartbeat)))
          throw tooMany(5, IMAGE_MESSAGES.busy)
      }
      lease.bytes += bytes
      lease.state = 'receiving'
    },
  }
}

/**
 * Runs `work` once the user has no other upload in progress. Its memory reservation counts only bytes that have arrived, so a
 * large Content-Length whose body never comes blocks nobody. Throws 429 when the wait takes too long.
 */
export async function withUploadSlot<T>(
  userId: number,
  work: (memory: MemoryReservation) => Promise<T>,
  times: UploadTimes = UPLOAD_TIMES,
): Promise<T> {
  const isFree = () => activeLeases(times).every((lease) => lease.userId !== userId)
  if (!(await pollUntil(isFree, times.sameUserWait, times.heartbeat))) throw tooMany(5, IMAGE_MESSAGES.oneAtATime)
  const lease: Lease = { userId, bytes: 0, startedAt: Date.now(), heartbeatAt: Date.now(), state: 'receiving' }
  leases.add(lease)
  // The runtime stops an aborted request, and with it this loop, so its lease expires.
  const heartbeat = async () => {
    for (; leases.has(lease); await scheduler.wait(times.heartbeat)) lease.heartbeatAt = Date.now()
  }
  void heartbeat()
  try {
    return await work(reservationOf(lease, times))
  } finally {
    leases.delete(lease)
  }
}
