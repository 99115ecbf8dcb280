import { UserUploadMessage } from '../../schema/queue-message.ts'
import { openDatabase } from '../platform/db.ts'
import type { Env } from '../platform/env.ts'
import { logFailure } from '../platform/log.ts'
import { retryMessageLater } from '../platform/queue-retry.ts'
import { abandonUndeliverableRows } from './upload-queries.ts'
import { processUploadMessage } from './uploads.ts'

/** Passes each message to `handle`, which returns false if the message should be delivered again. Malformed messages are dropped. */
async function consumeMessages(batch: MessageBatch<unknown>, handle: (message: UserUploadMessage) => Promise<boolean>): Promise<void> {
  for (const message of batch.messages) {
    const { success, data } = UserUploadMessage.safeParse(message.body)
    try {
      if (!success || (await handle(data))) message.ack()
      else retryMessageLater(message)
    } catch (error) {
      logFailure('user-upload-message-failed', {}, error)
      retryMessageLater(message)
    }
  }
}

export const consumeUserUploads = (batch: MessageBatch<unknown>, env: Env) =>
  consumeMessages(batch, (message) => processUploadMessage(env, message))

/** Rows that failed on every attempt are reported to the uploader and not stored anywhere else, because they contain passwords. */
export const consumeDeadUserUploads = (batch: MessageBatch<unknown>, env: Pick<Env, 'DB'>) =>
  consumeMessages(batch, async ({ uploadId, rows }) => {
    const indexes = rows.map(({ index }) => index)
    await abandonUndeliverableRows(openDatabase(env.DB), uploadId, indexes, Date.now())
    return true
  })
