import { type FocusEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { SaveAlerts } from '../../editing/save-alerts.tsx'
import type { CardPatch } from '../../editing/compare-fields.ts'
import type { CardEditorStateAndActions, SaveNoticeTexts } from '../../editing/use-editing.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

interface FormDialogProps {
  title: string
  size?: 'sm' | 'lg'
  editing: CardEditorStateAndActions
  initialFocus: RefObject<HTMLElement | null>
  again: boolean
  onSubmit: (form: HTMLFormElement) => void
  onCancel: () => void
  onClose: () => void
  children: ReactNode
}

export function FormDialog({ title, size, editing, initialFocus, again, onSubmit, onCancel, onClose, children }: FormDialogProps) {
  const form = useId()
  const { saving } = editing
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      size={size}
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
        className="stack-4"
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

export interface FieldValueDialogProps {
  editing: CardEditorStateAndActions
  onSaved: () => void
  onClose: () => void
}

/**
 * Hook for a dialog that edits one value of the card. `error` is the message if the value is invalid. `store` saves the value and closes
 * the dialog.
 */
export function useFieldValueDialog({ editing, onSaved, onClose }: FieldValueDialogProps, error: string | undefined) {
  const { state, edit, save } = editing
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  // True once the user has tried to save. After a conflict with another edit it is true from the start, because only a save detects a
  // conflict.
  const [attempted, setAttempted] = useState(state.theirs !== null)
  const conflict = state.theirs !== null
  useEffect(() => {
    if (attempted && (error || !conflict)) control.current?.focus()
  }, [attempted, error, conflict])

  async function store(patch: CardPatch, notices: SaveNoticeTexts) {
    setAttempted(true)
    edit(patch)
    if (!(await save(patch, notices))) return
    onSaved()
    onClose()
  }
  return { control, attempted, store }
}

export function moveCaretToEnd(event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) {
  const { length } = event.target.value
  try {
    event.target.setSelectionRange(length, length)
  } catch {
    // Inputs of some types, such as email, do not let scripts set the caret. The browser then puts it at the end anyway.
  }
}
