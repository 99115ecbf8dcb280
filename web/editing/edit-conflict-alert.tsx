import { lazy, Suspense, useState } from 'react'
import { SHARED_ERROR_MESSAGES } from '../../schema/error.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import styles from './choices.module.css'
import type { CardEditorStateAndActions } from './use-editing.ts'

const CardVersionsDialog = lazy(() => import('./versions-dialog.tsx').then((module) => ({ default: module.CardVersionsDialog })))

export function EditConflictAlert({ editing: { state, dispatch, reload } }: { editing: CardEditorStateAndActions }) {
  const [comparing, setComparing] = useState(false)
  const { base, draft, theirs } = state
  return (
    <Alert tone="warning" title={SHARED_ERROR_MESSAGES.cardChanged}>
      <p>What you typed is still here and was not saved.</p>
      <div className={styles.choices}>
        <Button size="sm" onClick={() => setComparing(true)}>
          See both versions
        </Button>
        <Button size="sm" variant="ghost" onClick={() => void reload(true)}>
          Reload and keep my edits
        </Button>
        <Button size="sm" variant="ghost" onClick={() => void reload(false)}>
          Reload and discard my edits
        </Button>
      </div>
      {comparing && theirs && (
        <Suspense>
          <CardVersionsDialog
            base={base}
            mine={draft}
            theirs={theirs}
            onClose={() => setComparing(false)}
            onChoose={(keep) => {
              setComparing(false)
              dispatch({ type: 'rebased', card: theirs, keep })
            }}
          />
        </Suspense>
      )}
    </Alert>
  )
}
