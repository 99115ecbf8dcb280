import { useState } from 'react'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { DiscardChangesDialog } from './discard-dialog.tsx'
import { formatStoredTime } from '../lib/stored-time.ts'
import { type CardEntryKind, listChangedEntries } from './in-progress.ts'
import styles from './choices.module.css'
import type { CardEditorStateAndActions } from './use-editing.ts'

const CARD_ENTRY_KIND_LABELS: Record<CardEntryKind, string> = { link: 'a social link', button: 'a button' }

export function RestoredCardDraftAlert({ editing: { state, dispatch }, at }: { editing: CardEditorStateAndActions; at: number }) {
  const [discarding, setDiscarding] = useState(false)
  const kinds = [...new Set(listChangedEntries(state.inProgress).map(({ kind }) => CARD_ENTRY_KIND_LABELS[kind]))]
  return (
    <Alert title="Your unsaved changes are back">
      <p>This device kept them at {formatStoredTime(at)}. They are not saved to the card yet.</p>
      {kinds.length > 0 && <p>Half typed, in its form again: {kinds.join(' and ')}.</p>}
      <div className={styles.choices}>
        <Button size="sm" onClick={() => dispatch({ type: 'noticeClosed' })}>
          Go on editing
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setDiscarding(true)}>
          Discard them
        </Button>
      </div>
      <DiscardChangesDialog
        open={discarding}
        onOpenChange={setDiscarding}
        onDiscard={() => dispatch({ type: 'replaced', card: state.base })}
      />
    </Alert>
  )
}
