import { useState } from 'react'
import { type EntryKind, removeEntry } from '../../editing/in-progress.ts'
import { DiscardDialog } from '../../editing/discard-dialog.tsx'
import type { Editing } from '../../editing/use-editing.ts'
import { Button } from '../../ui/button.tsx'
import { focusOrMain } from '../../ui/focus-main.ts'
import type { Target } from './targets.ts'
import styles from './unsaved-bar.module.css'
import { FIELD_MESSAGES } from './save-messages.ts'

interface UnsavedBarProps {
  editing: Editing
  /** The kind of in-progress entry, if any; that of a button stems from the card editor. */
  inProgress: EntryKind | null
  onOpen: (target: Target) => void
  onSaved: () => void
}

/** Scrolls to the top of the page, where the conflict's choices are. */
function scrollToChoices() {
  focusOrMain()
  window.scrollTo(0, 0)
}

/** Announces unsaved changes, with buttons to discard or save them. */
export function UnsavedBar({ editing, inProgress, onOpen, onSaved }: UnsavedBarProps) {
  const { state, dirty, editEntries, dispatch, save, saving } = editing
  const [discarding, setDiscarding] = useState(false)
  if (!dirty && inProgress === null) return null
  if (dirty && state.theirs)
    return (
      <div role="group" aria-label="Unsaved changes" className={styles.bar}>
        <p className={styles.text}>Changed elsewhere too</p>
        <Button onClick={scrollToChoices}>Show choices</Button>
      </div>
    )
  return (
    <div role="group" aria-label="Unsaved changes" className={styles.bar}>
      <p className={styles.text}>
        {dirty ? 'Not saved yet' : inProgress === 'link' ? 'A link is not added yet' : 'A button is not added yet'}
      </p>
      {dirty || inProgress === 'button' ? (
        <>
          <Button disabled={saving} onClick={() => setDiscarding(true)}>
            Discard
          </Button>
          <Button variant="primary" pending={saving} onClick={() => void save(undefined, FIELD_MESSAGES).then((done) => done && onSaved())}>
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
      <DiscardDialog
        open={discarding}
        onOpenChange={setDiscarding}
        onDiscard={() => {
          if (dirty) dispatch({ type: 'replaced', card: state.base })
          else if (inProgress) editEntries((now) => removeEntry(now, inProgress))
        }}
      />
    </div>
  )
}
