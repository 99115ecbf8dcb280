import { Copy, Download } from 'lucide-react'
import { useRef, useState } from 'react'
import { PRODUCT_NAMES } from '../../schema/product.ts'
import { copyTextToClipboard } from '../lib/copy.ts'
import { downloadFile } from '../lib/csv.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import styles from './second-factor.module.css'

interface RecoveryCodesDialogProps {
  username: string
  codes: string[]
  onClose: () => void
}

const writeCodesFile = (username: string, codes: string[]) =>
  [`Recovery codes of ${username} at ${location.host}`, 'Each code works once.', '', ...codes, ''].join('\n')

export function RecoveryCodesDialog({ username, codes, onClose }: RecoveryCodesDialogProps) {
  const downloadButton = useRef<HTMLButtonElement>(null)
  const [note, setNote] = useState<string | null>(null)
  const copy = async () =>
    setNote(
      (await copyTextToClipboard(codes.join('\n'))) ? 'Copied.' : 'Your browser did not allow it. Select the codes and copy them by hand.',
    )
  function download() {
    const file = new Blob([writeCodesFile(username, codes)], { type: 'text/plain;charset=utf-8' })
    downloadFile(file, `${PRODUCT_NAMES.key}-recovery-codes-${username}.txt`)
    setNote('The download has started.')
  }
  return (
    <Dialog
      open
      mustAnswer
      ignoreOutsideClicks
      initialFocus={downloadButton}
      onOpenChange={(open) => !open && onClose()}
      title="Save your recovery codes"
      description="If you lose your second factor, one of these codes signs you in. Each works once. They are shown only now."
      actions={
        <Button variant="primary" onClick={onClose}>
          I Have Saved Them
        </Button>
      }
    >
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="centered-row">
        <Button icon={<Copy aria-hidden />} onClick={() => void copy()}>
          Copy
        </Button>
        <Button ref={downloadButton} icon={<Download aria-hidden />} onClick={download}>
          Download
        </Button>
        <span role="status" className="small-muted">
          {note}
        </span>
      </div>
    </Dialog>
  )
}
