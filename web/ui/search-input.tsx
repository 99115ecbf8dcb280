import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { Input } from './input.tsx'
import styles from './search-input.module.css'

export function SearchInput({ className, ...input }: Omit<ComponentProps<typeof Input>, 'type'> & { 'aria-label': string }) {
  return (
    <div className={cx(styles.search, className)}>
      <Search aria-hidden />
      <Input type="search" {...input} />
    </div>
  )
}
