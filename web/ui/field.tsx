import { createContext, type ReactNode, useContext, useId } from 'react'
import styles from './field.module.css'

interface FormControlAttributes {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}
const FormFieldContext = createContext<FormControlAttributes | null>(null)

/** Connects a form control to the label, hint and error of the `FormField` around it. */
export function useFormControlAttributes(): Partial<FormControlAttributes> {
  return useContext(FormFieldContext) ?? {}
}

interface FormFieldProps {
  label: ReactNode
  hint?: ReactNode
  error?: string | null
  optional?: boolean
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** Connects a label, one control and a hint or error for screen readers. */
export function FormField({ label, hint, error, optional, aside, className, children }: FormFieldProps) {
  const id = useId()
  const noteId = error ? `${id}-error` : hint ? `${id}-hint` : undefined
  return (
    <div className={className ? `${styles.field} ${className}` : styles.field}>
      <div className={styles.head}>
        <label htmlFor={id} className="label-text">
          {label}
          {optional && <span className={styles.optional}> Optional</span>}
        </label>
        {aside}
      </div>
      <FormFieldContext value={{ id, 'aria-describedby': noteId, 'aria-invalid': !!error || undefined }}>{children}</FormFieldContext>
      {(error || hint) && (
        <p id={noteId} className={error ? 'small-error' : 'small-faint'}>
          {error || hint}
        </p>
      )}
    </div>
  )
}
