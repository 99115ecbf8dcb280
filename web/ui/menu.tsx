import { Check } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { type ReactElement, type ReactNode, useState } from 'react'
import { cx } from './cx.ts'
import styles from './menu.module.css'
import { useModalHistoryEntry } from './modal-history.ts'

export interface MenuItem {
  label: string
  icon?: ReactNode
  onSelect: () => void
  disabled?: boolean
  destructive?: boolean
  /** If set, the menu item is a checkbox item, and this says whether it is checked. */
  checked?: boolean
}

/** A drop-down menu. It is not modal, because Radix would lock scrolling with a style element, which our CSP blocks. */
export function Menu({
  trigger,
  items,
  align = 'end',
  side,
}: {
  trigger: ReactElement
  items: MenuItem[]
  align?: 'start' | 'end'
  side?: 'top' | 'bottom'
}) {
  const [open, setOpen] = useState(false)
  useModalHistoryEntry(open, () => setOpen(false))
  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={setOpen}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={styles.menu} align={align} side={side} sideOffset={6} collisionPadding={8}>
          {items.map(({ label, icon, checked, destructive, ...item }) =>
            checked === undefined ? (
              <DropdownMenu.Item key={label} {...item} className={cx(styles.item, destructive && styles.destructive)}>
                {icon}
                {label}
              </DropdownMenu.Item>
            ) : (
              <DropdownMenu.CheckboxItem key={label} {...item} checked={checked} className={cx(styles.item, checked && styles.checked)}>
                {icon}
                {label}
                {checked && <Check aria-hidden className={styles.check} />}
              </DropdownMenu.CheckboxItem>
            ),
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
