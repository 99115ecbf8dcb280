import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'
import styles from './segmented.module.css'

interface SegmentedControlProps<T extends string> {
  label: string
  options: { value: T; label: string; icon?: ReactNode; disabled?: boolean }[]
  value: T
  onChange: (value: T) => void
  vertical?: boolean
}

/** Radio buttons drawn as one control. If an option has an icon, only the icon is visible. */
export function SegmentedControl<T extends string>({ label, options, value, onChange, vertical }: SegmentedControlProps<T>) {
  const name = useId()
  return (
    <fieldset className={cx(styles.group, vertical && styles.vertical)}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option} title={option.icon ? option.label : undefined}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
            aria-label={option.label}
          />
          {option.icon ?? option.label}
        </label>
      ))}
    </fieldset>
  )
}
