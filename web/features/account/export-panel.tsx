import { Download } from 'lucide-react'
import { useState } from 'react'
import { EXPORT_LIMIT_MESSAGE } from '../../../schema/export.ts'
import { apiPathOf, endSessionOn401, OFFLINE_MESSAGE } from '../../lib/api.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './account.module.css'

const EXPORT_PATH = apiPathOf('GET /api/user/export')
const EXPORT_FAILED_MESSAGE = 'Your data could not be prepared. Please try again in a moment.'

async function findRefusal(): Promise<string | null> {
  const res = await fetch(EXPORT_PATH, { method: 'HEAD' }).catch(() => null)
  if (!res) return OFFLINE_MESSAGE
  endSessionOn401(res.status)
  if (res.ok) return null
  return res.status === 429 ? EXPORT_LIMIT_MESSAGE : EXPORT_FAILED_MESSAGE
}

/** Hook that downloads all data of the user. The browser saves the file itself, because it may be too large for a page's memory. */
export function useDataDownload() {
  const [state, setState] = useState<'idle' | 'preparing' | 'started'>('idle')
  const [failure, setFailure] = useState<string | null>(null)

  async function download() {
    setState('preparing')
    const refusal = await findRefusal()
    setFailure(refusal)
    setState(refusal === null ? 'started' : 'idle')
    if (refusal !== null) return
    const link = document.createElement('a')
    link.href = EXPORT_PATH
    link.download = ''
    link.click()
  }
  return { state, failure, download: () => void download() }
}

export function ExportPanel() {
  const { state, failure, download } = useDataDownload()
  return (
    <Panel
      title="Download my data"
      description="A ZIP file with your profile, cards, pictures, statistics, form submissions and conversations."
    >
      <div className="stack-5">
        {failure && (
          <Alert tone="danger" title="No download">
            {failure}
          </Alert>
        )}
        <div className={styles.action}>
          <Button icon={<Download aria-hidden />} pending={state === 'preparing'} onClick={download}>
            {state === 'preparing' ? 'Preparing...' : 'Download My Data'}
          </Button>
          <p role="status" className={styles.muted}>
            {state === 'started' && 'The download has started. With many statistics it may take a minute.'}
          </p>
        </div>
      </div>
    </Panel>
  )
}
