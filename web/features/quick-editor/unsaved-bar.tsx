import type { Editing } from '../../lib/editing/use-editing.ts'
import { Button } from '../../ui/button.tsx'
import styles from './unsaved-bar.module.css'
import { OWN_WORDS } from './words.ts'

/** What was typed or chosen and is not stored, with the two ways out. */
export function UnsavedBar({ editing, onSaved }: { editing: Editing; onSaved: () => void }) {
  const { state, dirty, dispatch, save, saving } = editing
  // A conflict has choices of its own.
  if (!dirty || state.theirs) return null
  return (
    <div role="group" aria-label="Unsaved changes" className={styles.bar}>
      <p className={styles.text}>Not saved yet</p>
      <Button disabled={saving} onClick={() => dispatch({ type: 'replaced', card: state.base })}>
        Discard
      </Button>
      <Button variant="primary" pending={saving} onClick={() => void save(undefined, OWN_WORDS).then((done) => done && onSaved())}>
        {saving ? 'Saving...' : state.failure ? 'Try Again' : 'Save'}
      </Button>
    </div>
  )
}
