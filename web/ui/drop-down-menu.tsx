import { Check } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useState } from 'react'
import { cx } from './cx.ts'
import styles from './drop-down-menu.module.css'
import type { MenuProps } from './menu.tsx'
import { useModalHistoryEntry } from './modal-history.ts'

/** A drop-down menu, open at first. It is not modal, because Radix would lock scrolling with a style element, which our CSP blocks. */
export function DropDownMenu({ trigger, items, align = 'end', side }: MenuProps) {
  const [open, setOpen] = useState(true)
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
