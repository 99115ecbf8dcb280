import { useEffect, useRef, useState } from 'react'
import { requestApi } from '../../../lib/api.ts'
import type { UploadRow } from './columns.ts'
import { type UserUploadCalls, type UserUploadResult, uploadUserRows, type SentUserRows, type UnconfirmedRows } from './send-rows.ts'

/** A timeout with room to spare: the server needs about 5 seconds to create 25 users. */
const CALL_TIMEOUT_MS = 60_000

const SENDING_CALLS: UserUploadCalls = {
  createUsers: (users) => requestApi('POST /api/users/bulk', { body: { users }, signal: AbortSignal.timeout(CALL_TIMEOUT_MS) }),
  checkUsers: (users) => requestApi('POST /api/users/check', { body: { users }, signal: AbortSignal.timeout(CALL_TIMEOUT_MS) }),
  wait: (ms, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      signal.addEventListener('abort', () => {
        clearTimeout(timer)
        resolve()
      })
    }),
}

export interface SendingProgress {
  done: number
  total: number
  pause: string | null
  isCancelling: boolean
}
export interface UserUploadSummary extends UserUploadResult {
  createdCount: number
  failedCount: number
}

/** Closing the dialog cancels sending. */
export function useRowSending(onPart: (part: SentUserRows) => void) {
  const [progress, setProgress] = useState<SendingProgress | null>(null)
  const controller = useRef<AbortController | null>(null)
  useEffect(() => () => controller.current?.abort(), [])

  return {
    progress,
    send: async (rows: readonly UploadRow[], unconfirmed: UnconfirmedRows): Promise<UserUploadSummary> => {
      controller.current = new AbortController()
      setProgress({ done: 0, total: rows.length, pause: null, isCancelling: false })
      let [createdCount, failedCount] = [0, 0]
      const end = await uploadUserRows(rows, {
        calls: SENDING_CALLS,
        signal: controller.current.signal,
        unconfirmed,
        onPart: (part) => {
          createdCount += part.created.length
          failedCount += part.failed.size
          setProgress((before) => before && { ...before, done: createdCount + failedCount })
          onPart(part)
        },
        onPause: (pause) => setProgress((before) => before && { ...before, pause }),
      })
      setProgress(null)
      return { ...end, createdCount, failedCount }
    },
    cancel: () => {
      controller.current?.abort()
      setProgress((before) => before && { ...before, isCancelling: true })
    },
  }
}
