import { type ComponentProps, type ReactNode, useId } from 'react'
import { Input, Textarea } from '../../ui/input.tsx'
import styles from './rows.module.css'

interface RowInputBase {
  /** The input's name for screen readers. Sighted people read it from the placeholder and the heading of the list. */
  label: string
  error?: string | undefined
  'data-lines'?: boolean
}
interface RowInputProps extends RowInputBase, ComponentProps<typeof Input> {
  /** Unit shown at the end of the input. */
  unit?: string
}
interface GrowingRowInputProps extends RowInputBase, ComponentProps<typeof Textarea> {
  value: string
}

/** Characters in a line of a growing input, roughly, for browsers that do not know `field-sizing`. */
const CHARACTERS_PER_LINE = 48

/** An input in a row of a list, with its error message below. */
export function RowInput({ label, error, unit, className, ...rest }: RowInputProps) {
  return (
    <Labelled label={label} error={error} className={className}>
      {(attributes) => (
        <span className={unit ? styles.unit : undefined}>
          <Input autoComplete="off" {...rest} {...attributes} />
          {unit && <span aria-hidden>{unit}</span>}
        </span>
      )}
    </Labelled>
  )
}

/** Like `RowInput`, for texts that may be longer than a line: it grows with its text. */
export function GrowingRowInput({ label, error, className, value, ...rest }: GrowingRowInputProps) {
  return (
    <Labelled label={label} error={error} className={className}>
      {(attributes) => (
        <Textarea
          autoComplete="off"
          {...rest}
          {...attributes}
          value={value}
          rows={Math.ceil(value.length / CHARACTERS_PER_LINE) || 1}
          className={styles.growing}
        />
      )}
    </Labelled>
  )
}

function Labelled({
  label,
  error,
  className,
  children,
}: Pick<RowInputProps, 'label' | 'error' | 'className'> & {
  children: (attributes: Pick<ComponentProps<'input'>, 'aria-label' | 'aria-invalid' | 'aria-describedby'>) => ReactNode
}) {
  const id = useId()
  return (
    <div className={className}>
      {children({
        'aria-label': label,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error ? `${id}-error` : undefined,
      })}
      {error && (
        <p id={`${id}-error`} className="small-error">
          {error}
        </p>
      )}
    </div>
  )
}
