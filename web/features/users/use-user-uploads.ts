import { useEffect, useRef } from 'react'
import type { UserUploadSummary } from '../../../schema/user-upload.ts'
import { requestApi } from '../../lib/api.ts'
import { cacheApiResponse, refetchApiResponse, useApiCall } from '../../lib/use-call.ts'
import { showToast } from '../../ui/toast.ts'
import { countUnsentRows, forgetUploadInThisTab } from './batch/sent-uploads.ts'
import { refetchUsers } from './use-user-list.ts'

const UPLOADS_CALL = 'GET /api/user-uploads'
const POLLING_INTERVAL_MS = 2000
const NO_UPLOADS: UserUploadSummary[] = []

const refetchUploads = () => refetchApiResponse(UPLOADS_CALL, {})

/** Deletes an upload that has ended. Its rows in this tab are forgotten only when it is no longer shown. */
export async function dismissUpload(id: number): Promise<void> {
  await requestApi('DELETE /api/user-uploads/:id', { params: { id } })
  await refetchUploads()
  forgetUploadInThisTab(id)
}

const isRunning = ({ finishedAt }: UserUploadSummary) => finishedAt === null

/** Rows that were created only in part are reported on the page, not by a toast. */
function reportEnd(upload: UserUploadSummary) {
  const { created, failed, total } = upload
  if (created === total && countUnsentRows(upload) === 0) showToast({ title: 'Users uploaded successfully', variant: 'success' })
  else if (failed === total) showToast({ title: 'Error', description: 'Failed to upload users', variant: 'destructive' })
}

/** The viewer's uploads, newest first. While one is running, asks for its progress. When one ends, reports it and fetches the users. */
export function useUserUploads() {
  const { data } = useApiCall(
    UPLOADS_CALL,
    {},
    {
      refreshInterval: (latest) => (latest?.some(isRunning) ? POLLING_INTERVAL_MS : 0),
      dedupingInterval: 0,
      // After an error, SWR does not poll until a retry has succeeded.
      shouldRetryOnError: true,
      onErrorRetry: (_error, _path, _config, revalidate, options) => {
        setTimeout(() => void revalidate(options), POLLING_INTERVAL_MS)
      },
    },
  )
  const uploads = data ?? NO_UPLOADS
  const running = useRef(new Set<number>())
  useEffect(() => {
    for (const upload of uploads) {
      if (isRunning(upload)) running.current.add(upload.id)
      else if (running.current.delete(upload.id)) {
        reportEnd(upload)
        void refetchUsers().catch(() => undefined)
      }
    }
  }, [uploads])
  return {
    uploads,
    isLoaded: data !== undefined,
    /** Shows an upload that was just started. It counts as running, although it may have ended already. */
    add: (upload: UserUploadSummary) => {
      const others = uploads.filter(({ id }) => id !== upload.id)
      void cacheApiResponse(UPLOADS_CALL, {}, [{ ...upload, finishedAt: null }, ...others]).then(refetchUploads)
    },
  }
}
