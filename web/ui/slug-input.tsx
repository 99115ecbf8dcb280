import type { ComponentProps } from 'react'
import { publicCardPathOf } from '../../schema/route.ts'
import { toSlugWhileTyping } from '../../schema/slug.ts'
import { Input, NO_AUTOCORRECT_INPUT_PROPS } from './input.tsx'
import styles from './slug-input.module.css'

interface SlugInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  value: string
  onChange: (slug: string) => void
}

/** There is no `maxLength`, so that users can paste the whole URL of a card. The slug is taken from it. */
export function SlugInput({ value, onChange, ...rest }: SlugInputProps) {
  return (
    <div className={styles.box}>
      <span aria-hidden className={styles.prefix}>
        {publicCardPathOf('')}
      </span>
      <Input
        {...NO_AUTOCORRECT_INPUT_PROPS}
        {...rest}
        value={value}
        onChange={(event) => onChange(toSlugWhileTyping(event.target.value))}
        onBlur={() => value.endsWith('-') && onChange(value.slice(0, -1))}
      />
    </div>
  )
}
