import { Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { IconButton } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import rows from './rows.module.css'

interface RowActionsProps {
  what: string
  onEdit?: () => void
  onRemove: () => void
  children: ReactNode
}

export function ListRowButtons({ what, onEdit, onRemove, children }: RowActionsProps) {
  return (
    <div className={rows.actions}>
      {children}
      {onEdit && <IconButton size="sm" label={`Edit ${what}`} icon={<Pencil aria-hidden />} onClick={onEdit} />}
      <IconButton size="sm" label={`Remove ${what}`} icon={<Trash2 aria-hidden />} onClick={onRemove} />
    </div>
  )
}

interface RemovalTexts {
  title: string
  description: string
}

/** Hook that asks before a list entry is removed. Returns the function that asks, and the dialog. */
export function useRemovalDialog<Key extends string | number>(textsOf: (key: Key) => RemovalTexts, remove: (key: Key) => void) {
  const [asked, setAsked] = useState<{ key: Key; isOpen: boolean } | null>(null)
  const close = () => setAsked((now) => now && { ...now, isOpen: false })
  const dialog = asked && (
    <ConfirmDialog
      open={asked.isOpen}
      onOpenChange={(open) => !open && close()}
      {...textsOf(asked.key)}
      confirmLabel="Remove"
      onConfirm={() => {
        remove(asked.key)
        close()
      }}
    />
  )
  return [(key: Key) => setAsked({ key, isOpen: true }), dialog] as const
}
