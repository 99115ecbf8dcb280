import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { UserUploadSummary } from '../../../schema/user-upload.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import styles from './batch/batch.module.css'
import { ChooseFileStep } from './batch/choose-file.tsx'
import { buildUploadRows, detectSheetLayout, listUnmatchedFields, type SheetLayout, type UploadRow } from './batch/columns.ts'
import { MatchColumnsStep } from './batch/match-columns.tsx'
import { ReviewStep, type UploadState } from './batch/review-upload.tsx'
import type { Sheet } from './batch/sheet-rows.ts'
import { UploadedFileBar } from './batch/uploaded-file-bar.tsx'
import { useUnsavedWorkWarning } from '../../lib/use-unsaved-work-warning.ts'

interface PickedFile {
  fileName: string
  sheets: Sheet[]
  sheet: Sheet
  layout: SheetLayout
}

const STEP_DESCRIPTIONS = { choose: undefined, columns: 'Match the columns', review: 'Review the users' } as const
const IDLE_UPLOAD: UploadState = { isSending: false, isEdited: false }

interface BatchUploadDialogProps {
  viewerId: number
  /** Rows of an earlier upload that need corrections; null for a new file. */
  corrected: UploadRow[] | null
  onClose: () => void
  onSent: (upload: UserUploadSummary) => void
}

/** Creates users from a CSV file or a spreadsheet. Closing the dialog forgets the file. */
export function BatchUploadDialog({ viewerId, corrected, onClose, onSent }: BatchUploadDialogProps) {
  const [file, setFile] = useState<PickedFile | null>(null)
  const [rows, setRows] = useState(corrected)
  const [upload, setUpload] = useState(IDLE_UPLOAD)
  const [footer, setFooter] = useState<HTMLElement | null>(null)
  const step = rows ? 'review' : file ? 'columns' : 'choose'

  const heading = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [step])

  const warning = useUnsavedWorkWarning(rows !== null, upload.isSending || upload.isEdited)
  const close = () => !upload.isSending && warning.leave(onClose)

  const openSheet = (fileName: string, sheets: Sheet[], sheet: Sheet) => {
    const layout = detectSheetLayout(sheet.rows)
    setFile({ fileName, sheets, sheet, layout })
    setRows(listUnmatchedFields(layout.mapping).length === 0 ? buildUploadRows(sheet.rows, layout) : null)
  }
  const returnToColumns = () => setRows(null)
  const fileBar = file && (
    <UploadedFileBar
      ref={heading}
      file={file}
      onSheet={(sheet) => openSheet(file.fileName, file.sheets, sheet)}
      onChangeColumns={rows && returnToColumns}
      onOtherFile={() => {
        setFile(null)
        setRows(null)
      }}
      disabled={upload.isSending || upload.isEdited}
    />
  )
  return (
    <>
      <Dialog
        open
        onOpenChange={(isOpen) => !isOpen && close()}
        title="Batch Upload"
        description={STEP_DESCRIPTIONS[step]}
        size={step === 'choose' ? 'md' : 'lg'}
        ignoreOutsideClicks
        actions={<div ref={setFooter} className={styles.actions} />}
      >
        {!file && !rows && <ChooseFileStep onRead={(fileName, sheets) => openSheet(fileName, sheets, sheets[0]!)} />}
        {file && !rows && (
          <>
            {fileBar}
            <MatchColumnsStep rows={file.sheet.rows} layout={file.layout} onChange={(layout) => setFile({ ...file, layout })} />
            {footer &&
              createPortal(
                <>
                  <Button onClick={close}>Cancel</Button>
                  <Button
                    variant="primary"
                    disabled={file.layout.mapping.username === null}
                    onClick={() => setRows(buildUploadRows(file.sheet.rows, file.layout))}
                  >
                    Continue
                  </Button>
                </>,
                footer,
              )}
          </>
        )}
        {rows && (
          <ReviewStep
            key={`${file?.fileName} ${file?.sheet.name}`}
            viewerId={viewerId}
            rows={rows}
            file={fileBar}
            onStateChange={setUpload}
            onSent={onSent}
            onClose={close}
            footer={footer}
          />
        )}
      </Dialog>
      <ConfirmDialog
        {...warning.question}
        title="Discard your corrections?"
        description="What you changed in the rows is not stored anywhere else."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
      />
    </>
  )
}
