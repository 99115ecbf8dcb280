import { type KeyboardEvent, useState } from 'react'
import { type CardTextFieldName, cardTextFieldRuleOf } from '../../../schema/card-fields.ts'
import { inputAttributesOf } from '../../editing/text-inputs.ts'
import { VIDEO_URL_IS_WEB_PAGE_HINT, webPageOfVideoUrl } from '../../editing/video-hint.ts'
import { ContactField, useContactNormalizer } from '../../contacts/contact-field.tsx'
import { FormField } from '../../ui/field.tsx'
import { Input, Textarea } from '../../ui/input.tsx'
import { FIELD_SAVE_NOTICES, getShortCardFieldLabel } from './fields.ts'
import { FormDialog, moveCaretToEnd, useFieldValueDialog, type FieldValueDialogProps } from './form-dialog.tsx'

interface CardFieldDialogProps extends FieldValueDialogProps {
  field: CardTextFieldName
  isOwner: boolean
}

/** Closing this dialog without Save or Cancel keeps the text as an unsaved change. */
export function CardFieldDialog({ field, isOwner, ...dialog }: CardFieldDialogProps) {
  const { editing, onClose } = dialog
  const { state, edit, saving } = editing
  const rule = cardTextFieldRuleOf(field)
  const label = getShortCardFieldLabel(field)
  const [initial] = useState(state.base[field])
  const stored = state.base[field]
  const value = state.draft[field] ?? ''
  const error = state.issues[field]
  const normalize = useContactNormalizer(state.draft)
  const { control, attempted, store } = useFieldValueDialog(dialog, error)

  function submit() {
    if (saving) return
    if (value === (stored ?? '')) return onClose()
    void store({ [field]: field === 'phone' ? normalize(field, value) : state.draft[field] }, FIELD_SAVE_NOTICES)
  }

  const props = {
    ...inputAttributesOf(field),
    ...(isOwner ? {} : { autoComplete: 'off' }),
    ref: control,
    value,
    onFocus: moveCaretToEnd,
    onKeyDown: (event: KeyboardEvent) => {
      if (rule.rows && event.key === 'Enter' && (event.metaKey || event.ctrlKey)) submit()
    },
    onChange: (event: { target: { value: string } }) => edit({ [field]: event.target.value }),
  }
  const changedHint = stored === initial ? undefined : `On the card now: ${stored ?? 'nothing'}`
  const isPage = field === 'videoUrl' && webPageOfVideoUrl(value) ? VIDEO_URL_IS_WEB_PAGE_HINT : undefined
  return (
    <FormDialog
      title={`Edit ${label}`}
      editing={editing}
      initialFocus={control}
      again={attempted}
      onSubmit={submit}
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
