import { ChevronDown, Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { cx } from './cx.ts'
import { useControlAttributes } from './field.tsx'
import styles from './input.module.css'
import { pasteAsOneLine } from './paste-line.ts'

/** Attributes of an input whose text is no prose: a keyboard is to correct and complete nothing. */
export const PLAIN = { autoComplete: 'off', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

/**
 * Attributes of an input for e-mail addresses. `type="email"` is not used, because browsers then refuse non-ASCII letters
 * before the @ and turn an international domain into punycode.
 */
export const EMAIL_PROPS = {
  type: 'text',
  inputMode: 'email',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...useControlAttributes()} onPaste={pasteAsOneLine} {...rest} className={cx(styles.input, className)} />
}

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...useControlAttributes()} rows={rows} {...rest} className={cx(styles.input, styles.textarea, className)} />
}

/** A styled native select, so that every device shows its own option list. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={cx(styles.wrap, className)}>
      <select {...useControlAttributes()} {...rest} className={cx(styles.input, styles.select)} />
      <ChevronDown aria-hidden className={styles.chevron} />
    </span>
  )
}

/** A password input with a button that reveals the password. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [revealed, setRevealed] = useState(false)
  return (
    <span className={cx(styles.wrap, className)}>
      <input
        {...useControlAttributes()}
        spellCheck={false}
        autoCapitalize="none"
        autoCorrect="off"
        {...rest}
        type={revealed ? 'text' : 'password'}
        className={cx(styles.input, styles.password)}
      />
      <button
        type="button"
        className={styles.reveal}
        aria-label={revealed ? 'Hide password' : 'Show password'}
        disabled={rest.disabled}
        onClick={() => setRevealed(!revealed)}
      >
        {revealed ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </button>
    </span>
  )
}
