import type { KeyboardEvent, ReactNode } from 'react'
import { Panel } from '../../ui/panel.tsx'
import styles from './editor.module.css'
import rows from './rows.module.css'

interface EntryFormProps {
  title: string
  /** Called on Enter in one of the fields. */
  onEnter: () => void
  /** The form's buttons. */
  actions: ReactNode
  children: ReactNode
}

/**
 * A form for one list entry within the card's form. Since forms cannot be nested, it handles Enter itself and adds the entry
 * instead of saving the card. Ctrl or Cmd with Enter saves the card including the entry.
 */
export function EntryForm({ title, onEnter, actions, children }: EntryFormProps) {
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
    onEnter()
  }
  return (
    <Panel title={title} onKeyDown={onKeyDown}>
      <div className={rows.stack}>
        <div className={styles.fields}>{children}</div>
        <div className={rows.end}>{actions}</div>
      </div>
    </Panel>
  )
}
