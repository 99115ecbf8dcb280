import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { BUTTONS_MAX, CustomButton, TEXT_MAX } from '../../../schema/card.ts'
import { DEFAULT_BUTTON_COLOR } from '../../../schema/theme.ts'
import { URL_MAX } from '../../../schema/url.ts'
import { type FieldErrors, validate } from '../../lib/form.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { actionHref } from '../../lib/editing/action-href.ts'
import { EntryForm } from './entry-form.tsx'
import rows from './rows.module.css'

interface ButtonFormProps {
  /** The button to change; null for a new one. */
  editing: CustomButton | null
  /** No more fit on the card. */
  full: boolean
  onAdd: (button: CustomButton) => void
  onCancel: () => void
}

/** A button's label, where it leads and its colour. */
export function ButtonForm({ editing, full, onAdd, onCancel }: ButtonFormProps) {
  const [text, setText] = useState(editing?.text ?? '')
  const [url, setUrl] = useState(editing?.url ?? '')
  const [color, setColor] = useState(editing?.backgroundColor ?? DEFAULT_BUTTON_COLOR)
  const [errors, setErrors] = useState<FieldErrors>({})
  const ready = text.trim() !== '' && url.trim() !== '' && !full

  const first = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (editing) first.current?.focus()
  }, [editing])

  function add() {
    if (!ready) return
    const result = validate(CustomButton, { text, url: actionHref(url), backgroundColor: color })
    setErrors(result.errors ?? {})
    if (!result.data) return
    onAdd(result.data)
    setText('')
    setUrl('')
    setColor(DEFAULT_BUTTON_COLOR)
  }

  return (
    <EntryForm
      title={editing ? 'Edit Custom Button' : 'Add Custom Button'}
      onEnter={add}
      actions={
        <>
          {editing && (
            <Button variant="ghost" onClick={onCancel}>
              Cancel
            </Button>
          )}
          <Button icon={editing ? undefined : <Plus aria-hidden />} disabled={!ready} onClick={add}>
            {editing ? 'Update Button' : 'Add Button'}
          </Button>
        </>
      }
    >
      <Field label="Button label" error={errors['text'] ?? (full ? `A card has at most ${BUTTONS_MAX} buttons` : null)}>
        <Input
          value={text}
          ref={first}
          maxLength={TEXT_MAX.buttonLabel}
          autoComplete="off"
          placeholder="Book a table"
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <Field label="Button URL" hint="https:// is added where it is missing" error={errors['url']}>
        <Input
          value={url}
          maxLength={URL_MAX}
          inputMode="url"
          autoCapitalize="none"
          autoCorrect="off"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setUrl(event.target.value)
            setErrors({})
          }}
        />
      </Field>
      <Field label="Colour" error={errors['backgroundColor']}>
        <ColorInput value={color} onChange={setColor} />
      </Field>
    </EntryForm>
  )
}

/** The browser's colour field, which knows six digits alone. */
function ColorInput({ value, onChange }: { value: string; onChange: (color: string) => void }) {
  const six = value.length === 4 ? value.replace(/[^#]/g, '$&$&') : value
  return <Input type="color" className={rows.color} value={six} onChange={(event) => onChange(event.target.value)} />
}
