import { type ComponentProps, type ReactNode, useId } from 'react'
import { Input, Textarea } from '../../ui/input.tsx'
import styles from './rows.module.css'

interface RowInputBase {
  label: string
  error?: string | undefined
  'data-lines'?: boolean
}
interface RowInputProps extends RowInputBase, ComponentProps<typeof Input> {
  unit?: string
}
interface GrowingRowInputProps extends RowInputBase, ComponentProps<typeof Textarea> {
  value: string
}

/** Used to estimate the height in browsers without `field-sizing`. */
const CHARACTERS_PER_LINE = 48

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

export function RowTextarea({ label, error, className, value, ...rest }: GrowingRowInputProps) {
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
