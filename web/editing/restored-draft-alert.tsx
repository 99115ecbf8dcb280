import { useState } from 'react'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { DiscardChangesDialog } from './discard-dialog.tsx'
import styles from './choices.module.css'

interface RestoredDraftAlertProps {
  /** Time when the draft was stored, in ms since 1970. */
  at: number
  consequence: string
  onContinue: () => void
  onDiscard: () => void
}

export function RestoredDraftAlert({ at, consequence, onContinue, onDiscard }: RestoredDraftAlertProps) {
  const [isDiscarding, setDiscarding] = useState(false)
  return (
    <Alert title="Your unsaved changes are back">
      <p>
        This device kept them at {new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}. They are not saved
        yet.
      </p>
      <div className={styles.choices}>
        <Button size="sm" onClick={onContinue}>
          Go on editing
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setDiscarding(true)}>
          Discard them
        </Button>
      </div>
      <DiscardChangesDialog open={isDiscarding} onOpenChange={setDiscarding} consequence={consequence} onDiscard={onDiscard} />
    </Alert>
  )
}
