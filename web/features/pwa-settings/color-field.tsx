import { FormField } from '../../ui/field.tsx'
import { Input, NO_AUTOCORRECT_INPUT_PROPS } from '../../ui/input.tsx'
import { completeColor, isColor } from './form-values.ts'
import styles from './pwa-settings.module.css'

interface ColorFieldProps {
  label: string
  name: string
  hint: string
  value: string
  fallback: string
  error: string | undefined
  onChange: (color: string) => void
  onInvalid: () => void
}

export function ColorField({ label, name, hint, value, fallback, error, onChange, onInvalid }: ColorFieldProps) {
  return (
    <FormField label={label} hint={hint} error={error}>
      <span className={styles.color}>
        <input
          type="color"
          className={styles.picker}
          aria-label={`${label} picker`}
          value={isColor(completeColor(value)) ? completeColor(value) : fallback}
          onChange={({ target }) => onChange(target.value)}
        />
        <Input
          name={name}
          {...NO_AUTOCORRECT_INPUT_PROPS}
          value={value}
          placeholder={fallback}
          onChange={({ target }) => onChange(target.value)}
          onBlur={({ target }) => {
            const color = completeColor(target.value)
            if (color !== value) onChange(color)
            if (!isColor(color)) onInvalid()
          }}
        />
      </span>
    </FormField>
  )
}
