import { lazy, Suspense, useState } from 'react'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import styles from './editing.module.css'
import { formatStoredTime } from './save-alerts.tsx'
import type { Editing } from './use-editing.ts'

const VersionsDialog = lazy(() => import('./versions-dialog.tsx').then((module) => ({ default: module.VersionsDialog })))

/** Asks what to do with a closed tab's draft that conflicts with this one. Shows one draft at a time. */
export function OtherDrafts({ editing: { state, others, resolveOther } }: { editing: Editing }) {
  const [asking, setAsking] = useState<'choice' | 'discard' | null>(null)
  const [other] = others
  // A conflict with the stored card is resolved first.
  if (!other || state.theirs) return null
  return (
    <Alert tone="warning" title="Another tab left other changes to this card">
      <p>This device kept them at {formatStoredTime(other.at)}. They are not part of what you see here.</p>
      <div className={styles.choices}>
        <Button size="sm" onClick={() => setAsking('choice')}>
          See both versions
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setAsking('discard')}>
          Discard the other ones
        </Button>
      </div>
      {asking === 'choice' && (
        <Suspense>
          <VersionsDialog
            base={state.base}
            mine={state.draft}
            theirs={other.card}
            onClose={() => setAsking(null)}
            onChoose={(kept) => {
              setAsking(null)
              resolveOther(other, kept)
            }}
          />
        </Suspense>
      )}
      <ConfirmDialog
        open={asking === 'discard'}
        onOpenChange={(open) => !open && setAsking(null)}
        title="Discard the other tab's changes?"
        description="What you see here stays as it is."
        confirmLabel="Discard"
        onConfirm={() => {
          setAsking(null)
          resolveOther(other)
        }}
      />
    </Alert>
  )
}
