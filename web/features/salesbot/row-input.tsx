import { type ComponentProps, useId } from 'react'
import { Input } from '../../ui/input.tsx'
import styles from './rows.module.css'

interface RowInputProps extends ComponentProps<typeof Input> {
  /** The input's name for screen readers. Sighted people read it from the placeholder and the heading of the list. */
  label: string
  error?: string | undefined
  /** Unit shown at the end of the input. */
  unit?: string
  'data-lines'?: boolean
}

/** An input in a row of a list, with its error message below. */
export function RowInput({ label, error, unit, className, ...rest }: RowInputProps) {
  const id = useId()
  return (
    <div className={className}>
      <span className={unit ? styles.unit : undefined}>
        <Input
          autoComplete="off"
          {...rest}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        {unit && <span aria-hidden>{unit}</span>}
      </span>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
