import { ChevronDown, Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { cx } from './cx.ts'
import { useControl } from './field.tsx'
import styles from './input.module.css'
import { pasteLine } from './paste-line.ts'

/**
 * What a field for an e-mail address is given. Not the type `email`: browsers refuse letters beyond ASCII before the @
 * there, and hand on a domain of other letters in punycode instead of as it was typed.
 */
export const EMAIL_INPUT = { type: 'text', inputMode: 'email', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...useControl()} onPaste={pasteLine} {...rest} className={cx(styles.input, className)} />
}

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...useControl()} rows={rows} {...rest} className={cx(styles.input, styles.textarea, className)} />
}

/** The browser's own select, styled: its list is the one that the device does best. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={cx(styles.wrap, className)}>
      <select {...useControl()} {...rest} className={cx(styles.input, styles.select)} />
      <ChevronDown aria-hidden className={styles.chevron} />
    </span>
  )
}

/** A password with a button that shows it. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false)
  return (
    <span className={cx(styles.wrap, className)}>
      <input
        {...useControl()}
        spellCheck={false}
        autoCapitalize="none"
        autoCorrect="off"
        {...rest}
        type={shown ? 'text' : 'password'}
        className={cx(styles.input, styles.password)}
      />
      <button
        type="button"
        className={styles.reveal}
        aria-label={shown ? 'Hide password' : 'Show password'}
        disabled={rest.disabled}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </button>
    </span>
  )
}
