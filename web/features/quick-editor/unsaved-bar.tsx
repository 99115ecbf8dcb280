import { useState } from 'react'
import { type EntryKind, removeEntry } from '../../editing/in-progress.ts'
import { DiscardDialog } from '../../editing/discard-dialog.tsx'
import type { Editing } from '../../editing/use-editing.ts'
import { Button } from '../../ui/button.tsx'
import { focusOrMain } from '../../ui/focus-main.ts'
import type { Target } from './targets.ts'
import styles from './unsaved-bar.module.css'
import { OWN_WORDS } from './words.ts'

interface UnsavedBarProps {
  editing: Editing
  /** What is half typed; a button is so in the other editor. */
  inProgress: EntryKind | null
  onOpen: (target: Target) => void
  onSaved: () => void
}

/** The choices stand at the page's top. */
function leadToChoices() {
  focusOrMain()
  window.scrollTo(0, 0)
}

/** What was typed or chosen and is not stored, with the two ways out. */
export function UnsavedBar({ editing, inProgress, onOpen, onSaved }: UnsavedBarProps) {
  const { state, dirty, editEntries, dispatch, save, saving } = editing
  const [discarding, setDiscarding] = useState(false)
  if (!dirty && inProgress === null) return null
  if (dirty && state.theirs)
    return (
      <div role="group" aria-label="Unsaved changes" className={styles.bar}>
        <p className={styles.text}>Changed elsewhere too</p>
        <Button onClick={leadToChoices}>Show choices</Button>
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
          <Button variant="primary" pending={saving} onClick={() => void save(undefined, OWN_WORDS).then((done) => done && onSaved())}>
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
