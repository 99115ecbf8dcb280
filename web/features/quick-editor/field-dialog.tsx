import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type TextCardField, textRule } from '../../../schema/card-fields.ts'
import { inputOf } from '../../editing/text-inputs.ts'
import { FIELD_MESSAGES } from './save-messages.ts'
import type { Editing } from '../../editing/use-editing.ts'
import { VIDEO_IS_PAGE, videoPage } from '../../editing/video-hint.ts'
import { ContactField, useNormalizeContact } from '../../contacts/contact-field.tsx'
import { Field } from '../../ui/field.tsx'
import { Input, Textarea } from '../../ui/input.tsx'
import { FormDialog } from './dialog-buttons.tsx'
import { shortLabel } from './fields.ts'
import { moveCaretToEnd } from './caret.ts'

interface FieldDialogProps {
  field: TextCardField
  editing: Editing
  /** Whether the user owns the card, in which case the browser may autofill their data. */
  isOwner: boolean
  onSaved: () => void
  onClose: () => void
}

/**
 * Edits one field of the card. Save stores the value and closes the dialog, Cancel discards it. Closing the dialog in any
 * other way, perhaps by accident, keeps the value in the draft.
 */
export function FieldDialog({ field, editing, isOwner, onSaved, onClose }: FieldDialogProps) {
  const { state, edit, save, saving } = editing
  const rule = textRule(field)
  const label = shortLabel(field)
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  // A conflict can only follow an attempt to save.
  const [attempted, setAttempted] = useState(state.theirs !== null)
  const [initial] = useState(state.base[field])
  const stored = state.base[field]
  const value = state.draft[field] ?? ''
  const error = state.issues[field]
  const conflict = state.theirs !== null
  const normalize = useNormalizeContact(state.draft)

  useEffect(() => {
    // Resolving a conflict removes the focused button, so focus returns to the input.
    if (attempted && (error || !conflict)) control.current?.focus()
  }, [attempted, error, conflict])

  async function submit() {
    if (saving) return
    if (value === (stored ?? '')) return onClose()
    setAttempted(true)
    const final = field === 'phone' ? normalize(field, value) : state.draft[field]
    edit({ [field]: final })
    if (await save({ [field]: final }, FIELD_MESSAGES)) {
      onSaved()
      onClose()
    }
  }

  const props = {
    ...inputOf(field),
    ...(isOwner ? {} : { autoComplete: 'off' }),
    ref: control,
    value,
    onFocus: moveCaretToEnd,
    onKeyDown: (event: KeyboardEvent) => {
      if (rule.rows && event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void submit()
    },
    onChange: (event: { target: { value: string } }) => edit({ [field]: event.target.value }),
  }
  const changedHint = stored === initial ? undefined : `On the card now: ${stored ?? 'nothing'}`
  const isPage = field === 'videoUrl' && videoPage(value) ? VIDEO_IS_PAGE : undefined
  return (
    <FormDialog
      title={`Edit ${label}`}
      editing={editing}
      initialFocus={control}
      again={attempted}
      onSubmit={() => void submit()}
      onCancel={() => edit({ [field]: stored })}
      onClose={onClose}
    >
      {field === 'phone' || field === 'website' ? (
        <ContactField
          kind={field}
          value={value}
          card={state.draft}
          onValue={(typed) => edit({ [field]: typed })}
          label={label}
          hint={changedHint ?? rule.hint}
          error={error}
        >
          <Input {...props} enterKeyHint="done" />
        </ContactField>
      ) : (
        <Field label={label} hint={changedHint ?? isPage ?? rule.hint} error={error}>
          {rule.rows ? (
            <Textarea {...props} rows={Math.max(rule.rows, 3)} enterKeyHint="enter" />
          ) : (
            <Input {...props} enterKeyHint="done" />
          )}
        </Field>
      )}
    </FormDialog>
  )
}
