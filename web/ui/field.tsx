import { createContext, type ReactNode, useContext, useId } from 'react'
import styles from './field.module.css'

interface Control {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}
const FieldContext = createContext<Control | null>(null)

/** What a control inside a Field must carry; nothing outside one. */
export function useControl(): Partial<Control> {
  return useContext(FieldContext) ?? {}
}

interface FieldProps {
  label: ReactNode
  /** Read with the control, below it. */
  hint?: ReactNode
  /** Takes the hint's place and marks the control invalid. */
  error?: string | null
  /** Shown behind the label of what may stay empty. */
  optional?: boolean
  /** At the end of the label's line: a counter, a link. */
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** A label, its control (the Input, Textarea, Select … inside) and what is said about it, wired for screen readers. */
export function Field({ label, hint, error, optional, aside, className, children }: FieldProps) {
  const id = useId()
  const note = error ? `${id}-error` : hint ? `${id}-hint` : undefined
  return (
    <div className={className ? `${styles.field} ${className}` : styles.field}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
          {optional && <span className={styles.optional}> Optional</span>}
        </label>
        {aside}
      </div>
      <FieldContext value={{ id, 'aria-describedby': note, 'aria-invalid': error ? true : undefined }}>{children}</FieldContext>
      {error ? (
        <p id={note} className={styles.error}>
          {error}
        </p>
      ) : (
        hint && (
          <p id={note} className={styles.hint}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}
