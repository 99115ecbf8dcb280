import { type QueuedSweepMessage } from '../../schema/queue-message.ts'
import type { Env } from '../platform/env.ts'
import { startSweeps } from '../queue/sweeps.ts'
import { deliverToQueueConsumer, createRecordingQueue } from './events.ts'

/** Runs the daily sweeps to their end, as the queue would. Returns the messages of all pieces. */
export async function runDailySweeps(env: Env, at: number): Promise<QueuedSweepMessage[]> {
  const { sent, EVENTS } = createRecordingQueue<QueuedSweepMessage>()
  await startSweeps({ ...env, EVENTS }, at)
  for (let done = 0; done < sent.length;) {
    const batch = sent.slice(done)
    done = sent.length
    const { retryMessages } = await deliverToQueueConsumer(batch, { ...env, EVENTS })
    if (retryMessages.length > 0) throw new Error('A piece of a sweep failed')
  }
  return sent
}
