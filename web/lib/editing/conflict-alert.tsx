import { CARD_CHANGED } from '../../../schema/card.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './editing.module.css'

/** Stands until the newer card was read; what was typed is kept either way until its owner says otherwise. */
export function ConflictAlert({ reload }: { reload: (keep: boolean) => Promise<void> }) {
  return (
    <Alert tone="warning" title={CARD_CHANGED}>
      <p>What you typed is still here and was not saved.</p>
      <div className={styles.choices}>
        <Button size="sm" onClick={() => void reload(true)}>
          Reload and keep my edits
        </Button>
        <Button size="sm" variant="ghost" onClick={() => void reload(false)}>
          Reload and discard my edits
        </Button>
      </div>
    </Alert>
  )
}
