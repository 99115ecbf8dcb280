import { type ReactNode, type RefObject, useId } from 'react'
import { SaveAlerts } from '../../editing/save-alerts.tsx'
import type { CardEditorStateAndActions } from '../../editing/use-editing.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import styles from './quick-editor.module.css'

interface FormDialogProps {
  title: string
  editing: CardEditorStateAndActions
  initialFocus: RefObject<HTMLElement | null>
  /** True if the last attempt to save failed. */
  again: boolean
  onSubmit: (form: HTMLFormElement) => void
  /** Called by Cancel before the dialog closes, to discard what the user typed. */
  onCancel: () => void
  onClose: () => void
  children: ReactNode
}

/** A dialog with a form, the error messages of its last save, and Cancel and Save buttons. */
export function FormDialog({ title, editing, initialFocus, again, onSubmit, onCancel, onClose, children }: FormDialogProps) {
  const form = useId()
  const { saving } = editing
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      initialFocus={initialFocus}
      actions={
        <>
          <Button
            disabled={saving}
            onClick={() => {
              onCancel()
              onClose()
            }}
          >
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={form} pending={saving} data-save>
            {saving ? 'Saving...' : again ? 'Try Again' : 'Save'}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit(event.currentTarget)
        }}
      >
        <SaveAlerts editing={editing} brief />
        {children}
      </form>
    </Dialog>
  )
}
