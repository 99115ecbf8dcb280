import { Download, FileSpreadsheet } from 'lucide-react'
import { useRef, useState } from 'react'
import {
  USER_UPLOAD_FIELD_LABELS,
  USER_UPLOAD_FILE_BYTES_MAX,
  USER_UPLOAD_FILE_EXTENSIONS,
  USER_UPLOAD_ROWS_MAX,
  USER_UPLOAD_TEMPLATE_FILE_NAME,
} from '../../../../schema/user-upload.ts'
import { downloadCsvFile } from '../../../lib/csv.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { FileDropZone, FileInput } from '../../../ui/file-drop-zone.tsx'
import { showToast } from '../../../ui/toast.ts'
import styles from './batch.module.css'
import { formatTemplate } from './failed-rows.ts'
import { readFileInWorker } from './read-in-worker.ts'
import type { Sheet } from './sheet-rows.ts'

export function ChooseFileStep({ onRead }: { onRead: (fileName: string, sheets: Sheet[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [isReading, setReading] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function read(file: File | undefined) {
    if (!file || isReading) return
    setReading(true)
    setError(null)
    const result = await readFileInWorker(file)
    setReading(false)
    if (result.error === undefined) return onRead(file.name, result.sheets)
    setError(result.error)
    showToast({ title: 'Error', description: result.error, variant: 'destructive' })
  }

  return (
    <>
      <FileDropZone label="File with users" className={styles.drop} onFiles={([file]) => void read(file)}>
        <FileSpreadsheet aria-hidden size={28} />
        <p className="medium">Drop a file with users here</p>
        <p className="small-muted">
          {USER_UPLOAD_FILE_EXTENSIONS.join(', ')}, up to {USER_UPLOAD_ROWS_MAX.toLocaleString()} rows and{' '}
          {USER_UPLOAD_FILE_BYTES_MAX / 1024 / 1024} MB
        </p>
        <Button variant="primary" pending={isReading} onClick={() => input.current?.click()}>
          {isReading ? 'Reading the file...' : 'Choose a file'}
        </Button>
        <FileInput
          ref={input}
          label="File with users"
          accept={USER_UPLOAD_FILE_EXTENSIONS.join(',')}
          onFiles={([file]) => void read(file)}
        />
      </FileDropZone>
      {error && <Alert tone="danger">{error}</Alert>}
      <div className={styles.template}>
        <p className="small-muted">
          One user a row, with the columns {Object.values(USER_UPLOAD_FIELD_LABELS).join(', ')}. Access Level is 1 to 5 or its name, and 1
          if it is empty. A slug is made from the username if there is none. Without a password, the person gets an invitation by mail.
        </p>
        <Button
          icon={<Download aria-hidden />}
          onClick={() => void formatTemplate().then((csv) => downloadCsvFile([csv], USER_UPLOAD_TEMPLATE_FILE_NAME))}
        >
          Download template
        </Button>
      </div>
    </>
  )
}
