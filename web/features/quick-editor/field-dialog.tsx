import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type CardTextFieldName, cardTextFieldRuleOf } from '../../../schema/card-fields.ts'
import { inputAttributesOf } from '../../editing/text-inputs.ts'
import { FIELD_SAVE_NOTICES } from './save-messages.ts'
import type { CardEditorStateAndActions } from '../../editing/use-editing.ts'
import { VIDEO_IS_PAGE_HINT, webPageOfVideoUrl } from '../../editing/video-hint.ts'
import { ContactField, useContactNormalizer } from '../../contacts/contact-field.tsx'
import { FormField } from '../../ui/field.tsx'
import { Input, Textarea } from '../../ui/input.tsx'
import { FormDialog } from './dialog-buttons.tsx'
import { getShortCardFieldLabel } from './fields.ts'
import { moveCaretToEnd } from './caret.ts'

interface CardFieldDialogProps {
  field: CardTextFieldName
  editing: CardEditorStateAndActions
  /** True if the user owns the card. Only then may the browser fill in the user's own data. */
  isOwner: boolean
  onSaved: () => void
  onClose: () => void
}

/** A dialog that edits one text field of the card. Closing it without Save or Cancel keeps the value as an unsaved change. */
export function CardFieldDialog({ field, editing, isOwner, onSaved, onClose }: CardFieldDialogProps) {
  const { state, edit, save, saving } = editing
  const rule = cardTextFieldRuleOf(field)
  const label = getShortCardFieldLabel(field)
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  // True once the user has tried to save. A conflict with another edit proves an earlier attempt, because only a save detects it.
  const [attempted, setAttempted] = useState(state.theirs !== null)
  const [initial] = useState(state.base[field])
  const stored = state.base[field]
  const value = state.draft[field] ?? ''
  const error = state.issues[field]
  const conflict = state.theirs !== null
  const normalize = useContactNormalizer(state.draft)

  useEffect(() => {
    // When the user resolves a conflict, the pressed button disappears, so the focus returns to the input.
    if (attempted && (error || !conflict)) control.current?.focus()
  }, [attempted, error, conflict])

  async function submit() {
    if (saving) return
    if (value === (stored ?? '')) return onClose()
    setAttempted(true)
    const final = field === 'phone' ? normalize(field, value) : state.draft[field]
    edit({ [field]: final })
    if (await save({ [field]: final }, FIELD_SAVE_NOTICES)) {
      onSaved()
      onClose()
    }
  }

  const props = {
    ...inputAttributesOf(field),
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
  const isPage = field === 'videoUrl' && webPageOfVideoUrl(value) ? VIDEO_IS_PAGE_HINT : undefined
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
        <FormField label={label} hint={changedHint ?? isPage ?? rule.hint} error={error}>
          {rule.rows ? (
            <Textarea {...props} rows={Math.max(rule.rows, 3)} enterKeyHint="enter" />
          ) : (
            <Input {...props} enterKeyHint="done" />
          )}
        </FormField>
      )}
    </FormDialog>
  )
}
