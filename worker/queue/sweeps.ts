import { type QueuedSweepMessage, SWEEP_NAMES } from '../../schema/queue-message.ts'
import { deleteExpiredAccountRows } from '../auth/sweep-queries.ts'
import { applyRetentionRules } from '../events/sweep-queries.ts'
import { IMAGES_PER_SWEEP_PIECE, sweepUnusedImages } from '../media/sweep.ts'
import { waitForAllJobs } from '../platform/background.ts'
import type { Env } from '../platform/env.ts'
import { logFailure } from '../platform/log.ts'
import type { SweepRest } from '../platform/sweep-queries.ts'
import { deleteOutdatedShareImages } from '../share/sweep.ts'
import { deleteOldUploads } from '../users/upload-queries.ts'
import { sweepDeadLetters } from './dead-letters.ts'

/** Each does one piece of its sweep and returns what is left; null if nothing is due any more. */
const SWEEPS: Record<QueuedSweepMessage['sweep'], (env: Env, now: number, after?: string) => Promise<SweepRest | null>> = {
  accountRows: async (env, now) => (await deleteExpiredAccountRows(env, now)).rest,
  visitorData: async (env, now) => (await applyRetentionRules(env, now)).rest,
  deadLetters: sweepDeadLetters,
  images: async (env, now) => ((await sweepUnusedImages(env, now)) < IMAGES_PER_SWEEP_PIECE ? null : {}),
  shareImages: deleteOutdatedShareImages,
  uploads: async (env, now) => (await deleteOldUploads(env, now)).rest,
}

/** Does one piece of a sweep. If something is left, the queue goes on with it. */
export async function runSweepPiece(env: Env, { kind, sweep, at, after }: QueuedSweepMessage): Promise<void> {
  const rest = await SWEEPS[sweep](env, at, after)
  if (rest) await env.EVENTS.send({ kind, sweep, at, ...rest })
}

/**
 * Starts the daily sweeps. Each runs in pieces through the queue until nothing is due, and the queue repeats a piece that fails. If the
 * queue cannot be reached, only the first piece of each is done.
 */
export async function startSweeps(env: Env, at: number): Promise<void> {
  const messages = SWEEP_NAMES.map((sweep): QueuedSweepMessage => ({ kind: 'job:sweep', sweep, at }))
  try {
    await env.EVENTS.sendBatch(messages.map((body) => ({ body })))
  } catch (error) {
    logFailure('sweeps-not-queued', {}, error)
    await waitForAllJobs(messages.map((message) => runSweepPiece(env, message)))
  }
}
