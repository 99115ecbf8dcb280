import { ALL_UPLOADS_MEMORY_BYTES_MAX, UPLOAD_TIMEOUTS_MS } from '../../schema/bounds.ts'
import { IMAGE_UPLOAD_ERROR_MESSAGES } from '../../schema/image.ts'
import { AppError, tooManyRequestsError } from '../platform/errors.ts'

export type UploadTimeouts = typeof UPLOAD_TIMEOUTS_MS

interface UploadLease {
  userId: number
  bytes: number
  startedAt: number
  heartbeatAt: number
  state: 'receiving' | 'waiting' | 'received' | 'cancelled'
}

/** Memory that one upload reserves for its body. All uploads in an isolate share `ALL_UPLOADS_MEMORY_BYTES_MAX`. */
export interface UploadMemoryReservation {
  /** Waits while no memory is free. Throws 429 after a long wait, and 408 if the upload was cancelled. */
  reserve(bytes: number): Promise<void>
  throwIfCancelled(): void
  /** Marks the body as received. A received upload is never cancelled for being slow. */
  complete(): void
}

const uploadLeases = new Set<UploadLease>()

function pruneUploadLeases({ leaseExpiry }: UploadTimeouts): UploadLease[] {
  const now = Date.now()
  for (const lease of uploadLeases) if (now - lease.heartbeatAt > leaseExpiry) uploadLeases.delete(lease)
  return [...uploadLeases]
}

/**
 * Calls `claim` until it returns true; returns false after `timeout` ms. `claim` itself takes what it finds free, because another upload
 * may run before this function's caller goes on. It polls, because a promise of an aborted request would never settle.
 */
async function pollUntilClaimed(claim: () => boolean, timeout: number, interval: number): Promise<boolean> {
  const deadline = Date.now() + timeout
  while (!claim()) {
    if (Date.now() > deadline) return false
    await scheduler.wait(Math.min(interval, 20 + Math.random() * 60))
  }
  return true
}

const uploadSpeedOf = (lease: UploadLease) => lease.bytes / (Date.now() - lease.startedAt + 1)

function createMemoryReservation(lease: UploadLease, times: UploadTimeouts): UploadMemoryReservation {
  const throwIfCancelled = () => {
    if (lease.state === 'cancelled') throw new AppError(408, IMAGE_UPLOAD_ERROR_MESSAGES.tooSlow)
  }
  const claim = (bytes: number) => {
    const total = pruneUploadLeases(times).reduce((sum, other) => sum + other.bytes, bytes)
    if (total > ALL_UPLOADS_MEMORY_BYTES_MAX) return false
    lease.bytes += bytes
    return true
  }
  return {
    throwIfCancelled,
    complete: () => void (lease.state = 'received'),
    async reserve(bytes) {
      throwIfCancelled()
      lease.state = 'waiting'
      if (!(await pollUntilClaimed(() => claim(bytes), times.evictionDelay, times.heartbeat))) {
        const receiving = pruneUploadLeases(times).filter((other) => other.state === 'receiving')
        const [slowest] = receiving.sort((one, other) => uploadSpeedOf(one) - uploadSpeedOf(other))
        if (slowest) slowest.state = 'cancelled'
        if (!(await pollUntilClaimed(() => claim(bytes), times.memoryWait - times.evictionDelay, times.heartbeat)))
          throw tooManyRequestsError(5, IMAGE_UPLOAD_ERROR_MESSAGES.busy)
      }
      lease.state = 'receiving'
    },
  }
}

/**
 * Runs `work` as soon as the user has no other upload in progress. Only bytes that have arrived count as reserved memory, so an upload that
 * announces a large Content-Length but never sends its body blocks nobody. If the wait takes too long, throws 429.
 */
export async function withUploadSlot<T>(
  userId: number,
  work: (memory: UploadMemoryReservation) => Promise<T>,
  times: UploadTimeouts = UPLOAD_TIMEOUTS_MS,
): Promise<T> {
  const lease: UploadLease = { userId, bytes: 0, startedAt: 0, heartbeatAt: 0, state: 'receiving' }
  const claim = () => {
    if (pruneUploadLeases(times).some((other) => other.userId === userId)) return false
    lease.startedAt = lease.heartbeatAt = Date.now()
    uploadLeases.add(lease)
    return true
  }
  if (!(await pollUntilClaimed(claim, times.sameUserWait, times.heartbeat)))
    throw tooManyRequestsError(5, IMAGE_UPLOAD_ERROR_MESSAGES.oneAtATime)
  // The runtime stops this heartbeat when the request is aborted, so the lease of an aborted upload expires.
  const heartbeat = async () => {
    for (; uploadLeases.has(lease); await scheduler.wait(times.heartbeat)) lease.heartbeatAt = Date.now()
  }
  void heartbeat()
  try {
    return await work(createMemoryReservation(lease, times))
  } finally {
    uploadLeases.delete(lease)
  }
}
