import { createContext, type ReactNode, useContext, useId } from 'react'
import styles from './field.module.css'

interface FieldControlAttributes {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}
const FieldContext = createContext<FieldControlAttributes | null>(null)

/** Attributes that connect a form control to the label, hint and error of the `Field` around it. Empty outside a `Field`. */
export function useFieldControlAttributes(): Partial<FieldControlAttributes> {
  return useContext(FieldContext) ?? {}
}

interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  /** The error message. It is shown instead of the hint, and marks the control as invalid. */
  error?: string | null
  optional?: boolean
  /** Content shown at the end of the label's line, such as a character counter or a link. */
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** A form field: a label, one control (Input, Textarea or Select) and a hint or error, connected for screen readers. */
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
