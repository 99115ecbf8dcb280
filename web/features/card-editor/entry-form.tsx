import type { KeyboardEvent, ReactNode } from 'react'
import { Panel } from '../../ui/panel.tsx'
import styles from './editor.module.css'
import rows from './rows.module.css'

interface EntryFormProps {
  title: string
  /** Enter within one of its fields. */
  onEnter: () => void
  /** Its buttons, at the end. */
  actions: ReactNode
  children: ReactNode
}

/**
 * A form for one entry of a list. It is part of the card's own form, and forms do not nest: Enter adds the entry here
 * instead of saving the card. With Ctrl or Cmd it saves the card, and the entry with it.
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
