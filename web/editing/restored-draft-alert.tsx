import { type ReactNode, useState } from 'react'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { DiscardChangesDialog } from './discard-dialog.tsx'
import styles from './editing.module.css'

interface RestoredDraftAlertProps {
  /** When the draft was stored, in ms since 1970. */
  at: number
  /** What discarding the draft leads to, as a sentence. */
  consequence?: string
  onContinue: () => void
  onDiscard: () => void
  /** Replaces the sentences about the draft. */
  children?: ReactNode
}

/** Says that a form shows unsaved changes of an earlier visit again, and offers to discard them. */
export function RestoredDraftAlert({ at, consequence, onContinue, onDiscard, children }: RestoredDraftAlertProps) {
  const [isDiscarding, setDiscarding] = useState(false)
  return (
    <Alert title="Your unsaved changes are back">
      {children ?? (
        <p>
          This device kept them at {new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}. They are not saved
          yet.
        </p>
      )}
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
