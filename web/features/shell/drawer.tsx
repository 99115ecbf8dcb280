import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type MouseEvent, type ReactNode, useEffect } from 'react'
import { IconButton } from '../../ui/button.tsx'
import { useModalDialogProps } from '../../ui/use-modal.ts'
import styles from './drawer.module.css'

export function SidebarDrawer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const modal = useModalDialogProps(true, onClose)
  useEffect(() => {
    const wide = matchMedia('(width >= 768px)')
    wide.addEventListener('change', onClose)
    return () => wide.removeEventListener('change', onClose)
  }, [onClose])
  // A click on any link closes the drawer, even on a link to the current page, which would not close it by navigating.
  const onClick = ({ target }: MouseEvent) => target instanceof Element && target.closest('a') && onClose()
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <div className={styles.overlay} aria-hidden />
        <Dialog.Content {...modal} className={styles.drawer} aria-describedby={undefined} onClick={onClick}>
          <Dialog.Title className="visually-hidden">Menu</Dialog.Title>
          {children}
          <Dialog.Close asChild>
            <IconButton className={styles.close} label="Close menu" tooltip={false} icon={<X aria-hidden />} />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
