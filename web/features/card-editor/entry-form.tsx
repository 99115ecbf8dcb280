import { Plus } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './editor.module.css'
import rows from './rows.module.css'

interface ListEntryFormProps {
  title: string
  onAdd: () => void
  editing: boolean
  labels: [add: string, update: string]
  ready: boolean
  onClear: (() => void) | null
  children: ReactNode
}

/**
 * A form for a link or button inside the card's form. HTML forms cannot be nested, so this component is not a `<form>` and handles Enter
 * itself.
 */
export function ListEntryForm({ title, onAdd, editing, labels, ready, onClear, children }: ListEntryFormProps) {
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
      <div className="stack-4">
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
