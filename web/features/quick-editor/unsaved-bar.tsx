import { useState } from 'react'
import { type CardEntryKind, removeHalfTypedEntry } from '../../editing/in-progress.ts'
import { DiscardChangesDialog } from '../../editing/discard-dialog.tsx'
import type { CardEditorStateAndActions } from '../../editing/use-editing.ts'
import { Button } from '../../ui/button.tsx'
import { focusElementOrMain } from '../../ui/focus-main.ts'
import { FIELD_SAVE_NOTICES } from './fields.ts'
import type { EditDialogTarget } from './targets.ts'
import styles from './unsaved-bar.module.css'

interface UnsavedChangesBarProps {
  editing: CardEditorStateAndActions
  /** The kind of unfinished entry (link or button), or null. Buttons are typed only in the card editor. */
  inProgress: CardEntryKind | null
  onOpen: (target: EditDialogTarget) => void
  onSaved: () => void
}

function scrollToConflictChoices() {
  focusElementOrMain()
  window.scrollTo(0, 0)
}

export function UnsavedChangesBar({ editing, inProgress, onOpen, onSaved }: UnsavedChangesBarProps) {
  const { state, dirty, editEntries, dispatch, save, saving, allQueued } = editing
  const [discarding, setDiscarding] = useState(false)
  if (!dirty && inProgress === null) return null
  if (dirty && state.theirs)
    return (
      <div role="group" aria-label="Unsaved changes" className={styles.bar}>
        <p className={styles.text}>Changed elsewhere too</p>
        <Button onClick={scrollToConflictChoices}>Show choices</Button>
      </div>
    )
  return (
    <div role="group" aria-label="Unsaved changes" className={styles.bar}>
      <p className={styles.text}>
        {dirty
          ? allQueued
            ? 'Waiting for a network'
            : 'Not saved yet'
          : inProgress === 'link'
            ? 'A link is not added yet'
            : 'A button is not added yet'}
      </p>
      {dirty || inProgress === 'button' ? (
        <>
          <Button disabled={saving} onClick={() => setDiscarding(true)}>
            Discard
          </Button>
          <Button
            variant={dirty && allQueued ? 'secondary' : 'primary'}
            pending={saving}
            data-save
            onClick={() => void save(undefined, FIELD_SAVE_NOTICES).then((done) => done && onSaved())}
          >
            {saving ? 'Saving...' : state.failure ? 'Try Again' : 'Save'}
          </Button>
        </>
      ) : (
        <>
          <Button onClick={() => setDiscarding(true)}>Discard</Button>
          <Button variant="primary" onClick={() => onOpen({ kind: 'platform' })}>
            Continue
          </Button>
        </>
      )}
      <DiscardChangesDialog
        open={discarding}
        onOpenChange={setDiscarding}
        onDiscard={() => {
          if (dirty) dispatch({ type: 'replaced', card: state.base })
          else if (inProgress) editEntries((now) => removeHalfTypedEntry(now, inProgress))
        }}
      />
    </div>
  )
}
