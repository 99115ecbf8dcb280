import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FormField } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LoadingScreen } from '../../ui/spinner.tsx'
import { StatTile, StatTiles } from '../../ui/stat-tile.tsx'
import { type ToastContent, showToast } from '../../ui/toast.ts'
import styles from './design.module.css'

const ALERT_TONES = ['info', 'success', 'warning', 'danger'] as const
const TOASTS: ToastContent[] = [
  { title: 'Card saved', variant: 'success' },
  { title: 'Professional requested', description: 'It is yours as soon as an administrator has switched it on.', variant: 'info' },
  { title: 'Error', description: 'Something went wrong. Please try again.', variant: 'destructive' },
]

export function States() {
  const [open, setOpen] = useState<'dialog' | 'question' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Panel title="Notices">
        <div className="stack-3">
          {ALERT_TONES.map((tone) => (
            <Alert key={tone} tone={tone} title={`A notice: ${tone}`} button={{ label: 'Try again', onClick: close }}>
              What happened, and what to do now.
            </Alert>
          ))}
        </div>
      </Panel>
      <Panel title="Loading" description="A skeleton where a page's own content will be. A spinner where its outlines are unknown.">
        <div className={styles.fields}>
          <div className="stack-3">
            <Skeleton width="40%" height="24px" />
            <Skeleton />
            <Skeleton width="80%" />
            <Skeleton width="120px" height="var(--control)" />
          </div>
          <LoadingScreen />
        </div>
      </Panel>
      <Panel title="Empty, and failed">
        <div className={styles.fields}>
          <EmptyState icon={<SearchX aria-hidden />} title="No cards found" level={3} action={<Button>Show all cards</Button>}>
            The search reads names, titles, companies and addresses.
          </EmptyState>
          <EmptyState art="torn" title="Error loading dashboard" level={3} action={<Button variant="primary">Try Again</Button>}>
            Something went wrong. Please try again.
          </EmptyState>
        </div>
      </Panel>
      <Panel title="Figures">
        <div className="stack-4">
          <StatTiles>
            <StatTile label="Total Views" value={1284} note="this month" />
            <StatTile label="Saves" value={96} />
            <StatTile label="CTR" value="7.5%" />
          </StatTiles>
          <Pager label="Pages" page={2} perPage={10} total={48} onChange={close} />
        </div>
      </Panel>
      <Panel title="Dialogs and toasts">
        <div className="wrapping-row">
          <Button onClick={() => setOpen('dialog')}>Open a dialog</Button>
          <Button onClick={() => setOpen('question')}>Ask a question</Button>
          <Button onClick={() => TOASTS.forEach(showToast)}>Show the toasts</Button>
        </div>
      </Panel>
      <Dialog
        open={open === 'dialog'}
        onOpenChange={close}
        title="Edit Title"
        description="It stands below the name."
        actions={
          <Button variant="primary" onClick={close}>
            Save
          </Button>
        }
      >
        <FormField label="Title">
          <Input defaultValue="Gardener" />
        </FormField>
      </Dialog>
      <ConfirmDialog
        open={open === 'question'}
        onOpenChange={close}
        title="Delete this card?"
        description="Its address stays retired, and nobody can have it again."
        confirmLabel="Delete"
        onConfirm={close}
      />
    </>
  )
}
