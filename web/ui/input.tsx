import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { useFormControlAttributes } from './field.tsx'
import styles from './input.module.css'
import { pasteAsOneLine } from './paste-line.ts'

/** Props for text that is not prose, such as a URL. */
export const NO_AUTOCORRECT_INPUT_PROPS = { autoComplete: 'off', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

/** `type="email"` is not used: browsers refuse non-ASCII letters before the @ then, and convert an international domain to punycode. */
export const EMAIL_INPUT_PROPS = {
  type: 'text',
  inputMode: 'email',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...useFormControlAttributes()} onPaste={pasteAsOneLine} {...rest} className={cx(styles.input, className)} />
}

/** A field for a code of digits, which phones and password managers fill in. */
export const CodeInput = (props: ComponentProps<'input'>) => (
  <Input inputMode="numeric" autoComplete="one-time-code" autoCorrect="off" spellCheck={false} {...props} />
)

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...useFormControlAttributes()} rows={rows} {...rest} className={cx(styles.input, styles.textarea, className)} />
}

interface SelectProps extends ComponentProps<'select'> {
  /** These options come after those in `children`. */
  options?: readonly (readonly [value: string, label: string])[]
}

/** A native select element, so that every device shows its own list of options. */
export function Select({ className, options = [], children, ...rest }: SelectProps) {
  return (
    <span className={cx(styles.wrap, className)}>
      <select {...useFormControlAttributes()} {...rest} className={cx(styles.input, styles.select)}>
        {children}
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className={styles.chevron} />
    </span>
  )
}
