import { lazy, Suspense, useState } from 'react'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import styles from './choices.module.css'
import { formatStoredTime } from '../lib/stored-time.ts'
import type { CardEditorStateAndActions } from './use-editing.ts'

const CardVersionsDialog = lazy(() => import('./versions-dialog.tsx').then((module) => ({ default: module.CardVersionsDialog })))

export function OtherTabDraftAlert({ editing: { state, others, resolveOther } }: { editing: CardEditorStateAndActions }) {
  const [asking, setAsking] = useState<'choice' | 'discard' | null>(null)
  const [other] = others
  if (!other) return null
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
          <CardVersionsDialog
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
