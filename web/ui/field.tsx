import { createContext, type ReactNode, useContext, useId } from 'react'
import styles from './field.module.css'

interface FormControlAttributes {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}
const FormFieldContext = createContext<FormControlAttributes | null>(null)

/** Attributes that connect a form control to the label, hint and error of the `FormField` around it, if there is one. */
export function useFormControlAttributes(): Partial<FormControlAttributes> {
  return useContext(FormFieldContext) ?? {}
}

interface FormFieldProps {
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
export function FormField({ label, hint, error, optional, aside, className, children }: FormFieldProps) {
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
      <FormFieldContext value={{ id, 'aria-describedby': noteId, 'aria-invalid': !!error || undefined }}>{children}</FormFieldContext>
      {(error || hint) && (
        <p id={noteId} className={error ? styles.error : styles.hint}>
          {error || hint}
        </p>
      )}
    </div>
  )
}
