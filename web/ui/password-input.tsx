import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { cx } from './cx.ts'
import { useFormControlAttributes } from './field.tsx'
import styles from './input.module.css'

export const UsernameForPasswordManagers = ({ username }: { username: string }) => (
  <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
)

/** If there are several password inputs, `subject` distinguishes the labels of their reveal buttons. */
export function PasswordInput({ className, subject = 'password', ...rest }: Omit<ComponentProps<'input'>, 'type'> & { subject?: string }) {
  const [revealed, setRevealed] = useState(false)
  return (
    <span className={cx(styles.wrap, className)}>
      <input
        {...useFormControlAttributes()}
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
        aria-label={`${revealed ? 'Hide' : 'Show'} ${subject}`}
        disabled={rest.disabled}
        onClick={() => setRevealed(!revealed)}
      >
        {revealed ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </button>
    </span>
  )
}
