import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { type TextCardField, textRule } from '../../../schema/card-fields.ts'
import { inputOf } from '../../editing/text-inputs.ts'
import { OWN_WORDS } from './words.ts'
import type { Editing } from '../../editing/use-editing.ts'
import { SaveAlerts } from '../../editing/save-alerts.tsx'
import { VIDEO_IS_PAGE, videoPage } from '../../editing/video-hint.ts'
import { ContactField, useKeptContact } from '../../contacts/contact-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Input, Textarea } from '../../ui/input.tsx'
import { DialogButtons } from './dialog-buttons.tsx'
import { shortLabel } from './fields.ts'
import { atEnd } from './caret.ts'
import styles from './quick-editor.module.css'

interface FieldDialogProps {
  field: TextCardField
  editing: Editing
  /** The card is the person's own: the device may offer what it knows of them. */
  own: boolean
  onSaved: () => void
  onClose: () => void
}

/**
 * One field of the card. Save stores it and closes; Cancel gives up what was typed; closing in any other way keeps it,
 * unsaved, for there is no telling a slip of the thumb from a decision.
 */
export function FieldDialog({ field, editing, own, onSaved, onClose }: FieldDialogProps) {
  const { state, edit, save, saving } = editing
  const rule = textRule(field)
  const label = shortLabel(field)
  const form = useId()
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  // Opened on a conflict, it was tried before.
  const [tried, setTried] = useState(state.theirs !== null)
  const [was] = useState(state.base[field])
  const stored = state.base[field]
  const value = state.draft[field] ?? ''
  const error = state.issues[field]
  const conflict = state.theirs !== null
  const kept = useKeptContact(state.draft)

  useEffect(() => {
    // Also once a conflict is settled: the button that did it is gone.
    if (tried && (error || !conflict)) control.current?.focus()
  }, [tried, error, conflict])

  async function submit() {
    if (saving) return
    if (value === (stored ?? '')) return onClose()
    setTried(true)
    const settled = field === 'phone' ? kept(field, value) : state.draft[field]
    edit({ [field]: settled })
    if (await save({ [field]: settled }, OWN_WORDS)) {
      onSaved()
      onClose()
    }
  }

  const props = {
    ...inputOf(field),
    ...(own ? {} : { autoComplete: 'off' }),
    ref: control,
    value,
    onFocus: atEnd,
    onKeyDown: (event: KeyboardEvent) => {
      if (rule.rows && event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void submit()
    },
    onChange: (event: { target: { value: string } }) => edit({ [field]: event.target.value }),
  }
  const elsewhere = stored === was ? undefined : `On the card now: ${stored ?? 'nothing'}`
  const isPage = field === 'videoUrl' && videoPage(value) ? VIDEO_IS_PAGE : undefined
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Edit ${label}`}
      initialFocus={control}
      actions={
        <DialogButtons
          form={form}
          saving={saving}
          again={tried}
          onCancel={() => {
            edit({ [field]: stored })
            onClose()
          }}
        />
      }
    >
      <form
        id={form}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <SaveAlerts editing={editing} brief />
        {field === 'phone' || field === 'website' ? (
          <ContactField
            of={field}
            value={value}
            card={state.draft}
            onValue={(typed) => edit({ [field]: typed })}
            label={label}
            hint={elsewhere ?? rule.hint}
            error={error}
          >
            <Input {...props} enterKeyHint="done" />
          </ContactField>
        ) : (
          <Field label={label} hint={elsewhere ?? isPage ?? rule.hint} error={error}>
            {rule.rows ? (
              <Textarea {...props} rows={Math.max(rule.rows, 3)} enterKeyHint="enter" />
            ) : (
              <Input {...props} enterKeyHint="done" />
            )}
          </Field>
        )}
      </form>
    </Dialog>
  )
}
