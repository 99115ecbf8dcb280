import { Check } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { type MouseEvent, useState } from 'react'
import { cx } from './cx.ts'
import styles from './drop-down-menu.module.css'
import type { MenuProps } from './menu.tsx'
import { useModalHistoryEntry } from './modal-history.ts'

function followLink(event: MouseEvent, follow: (() => void) | undefined) {
  if (!follow || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  follow()
}

/** The menu is not modal, because Radix would lock scrolling with a style element, which our CSP blocks. */
export function DropDownMenu({ trigger, items }: MenuProps) {
  const [open, setOpen] = useState(true)
  useModalHistoryEntry(open, () => setOpen(false))
  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={setOpen}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={styles.menu} align="end" sideOffset={6} collisionPadding={8}>
          {items.map(({ label, icon, checked, destructive, href, target, ...item }) =>
            href !== undefined ? (
              <DropdownMenu.Item key={label} asChild className={styles.item}>
                <a href={href} target={target} rel={target && 'noreferrer'} onClick={(event) => followLink(event, item.onSelect)}>
                  {icon}
                  {label}
                </a>
              </DropdownMenu.Item>
            ) : checked === undefined ? (
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
