import { Switch as Primitive } from 'radix-ui'
import { type ReactNode, useId } from 'react'
import styles from './switch.module.css'

interface SwitchProps {
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
}

export function Switch({ label, hint, checked, onChange }: SwitchProps) {
  const id = useId()
  return (
    <div className={styles.row}>
      <div>
        <label htmlFor={id} className="label-text">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="small-faint">
            {hint}
          </p>
        )}
      </div>
      <Primitive.Root
        id={id}
        className={styles.track}
        checked={checked}
        onCheckedChange={onChange}
        aria-describedby={hint ? `${id}-hint` : undefined}
      >
        <Primitive.Thumb className={styles.thumb} />
      </Primitive.Root>
    </div>
  )
}
