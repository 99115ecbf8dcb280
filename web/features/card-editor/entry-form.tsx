import { Plus } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './editor.module.css'
import rows from './rows.module.css'

interface EntryFormProps {
  title: string
  /** Called by the button, and on Enter in one of the fields. */
  onAdd: () => void
  /** An existing entry is changed; otherwise a new one is made. */
  editing: boolean
  /** Labels of the button that adds a new entry, and of the one that changes an existing entry. */
  labels: [add: string, update: string]
  ready: boolean
  /** Discards the form's content; absent while there is none. */
  onClear: (() => void) | null
  children: ReactNode
}

/**
 * A form for one list entry within the card's form. Since forms cannot be nested, it handles Enter itself and adds the entry
 * instead of saving the card. Ctrl or Cmd with Enter saves the card including the entry.
 */
export function EntryForm({ title, onAdd, editing, labels, ready, onClear, children }: EntryFormProps) {
  function onKeyDown(event: KeyboardEvent) {
    if (
      event.key !== 'Enter' ||
      event.metaKey ||
      event.ctrlKey ||
      !(event.target instanceof HTMLInputElement) ||
      event.nativeEvent.isComposing
    )
      return
    event.preventDefault()
    onAdd()
  }
  return (
    <Panel title={title} onKeyDown={onKeyDown}>
      <div className={rows.stack}>
        <div className={styles.fields}>{children}</div>
        <div className={rows.end}>
          {onClear && (
            <Button variant="ghost" onClick={onClear}>
              {editing ? 'Cancel' : 'Clear'}
            </Button>
          )}
          <Button icon={editing ? undefined : <Plus aria-hidden />} disabled={!ready} onClick={onAdd}>
            {labels[editing ? 1 : 0]}
          </Button>
        </div>
      </div>
    </Panel>
  )
}
