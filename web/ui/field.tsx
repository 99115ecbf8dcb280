import { createContext, type ReactNode, useContext, useId } from 'react'
import styles from './field.module.css'

interface ControlAttributes {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}
const FieldContext = createContext<ControlAttributes | null>(null)

/** Attributes that connect a control to the Field around it; empty outside a Field. */
export function useControlAttributes(): Partial<ControlAttributes> {
  return useContext(FieldContext) ?? {}
}

interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  /** Replaces the hint and marks the control invalid. */
  error?: string | null
  optional?: boolean
  /** Content at the end of the label's line, such as a counter or a link. */
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** A label, a control (Input, Textarea, Select …) and its hint or error, connected for screen readers. */
export function Field({ label, hint, error, optional, aside, className, children }: FieldProps) {
  const id = useId()
  const noteId = error ? `${id}-error` : hint ? `${id}-hint` : undefined
  return (
    <div className={className ? `${styles.field} ${className}` : styles.field}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
          {optional && <span className={styles.optional}> Optional</span>}
        </label>
        {aside}
      </div>
      <FieldContext value={{ id, 'aria-describedby': noteId, 'aria-invalid': error ? true : undefined }}>{children}</FieldContext>
      {(error || hint) && (
        <p id={noteId} className={error ? styles.error : styles.hint}>
          {error || hint}
        </p>
      )}
    </div>
  )
}
