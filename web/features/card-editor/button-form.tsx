import { useEffect, useRef, useState } from 'react'
import { BUTTONS_MAX, type Card, CustomButton, TEXT_MAX } from '../../../schema/card.ts'
import { DEFAULT_BUTTON_COLOR } from '../../../schema/theme.ts'
import { actionHref, isActionUrl, URL_MAX } from '../../../schema/url.ts'
import { type FieldErrors, validate } from '../../lib/form.ts'
import { useContacts } from '../../contacts/use-contacts.ts'
import type { InProgressEntry } from '../../editing/in-progress.ts'
import { Field } from '../../ui/field.tsx'
import { Input, PLAIN } from '../../ui/input.tsx'
import { EntryForm } from './entry-form.tsx'
import rows from './rows.module.css'

interface ButtonFormProps {
  /** Its other numbers determine the country of a typed number. */
  card: Card
  inProgress: InProgressEntry | null
  editing: boolean
  /** The card has the maximum number of buttons. */
  full: boolean
  /** How often a button was opened for editing. Each time, the form gets the focus. */
  openCount: number
  /** Messages by form field, if the entry stopped a save. */
  problems: FieldErrors | undefined
  onType: (texts: Record<string, string>) => void
  onAdd: (button: CustomButton) => void
  onClear: () => void
}

/** The form's values for an existing button. */
export function buttonFormValues({ text, url, backgroundColor }: CustomButton) {
  return { text, url, color: backgroundColor ?? DEFAULT_BUTTON_COLOR }
}

export function ButtonForm({ card, inProgress, editing, full, openCount, problems, onType, onAdd, onClear }: ButtonFormProps) {
  const { text = '', url = '', color = DEFAULT_BUTTON_COLOR } = inProgress?.texts ?? {}
  const [refused, setErrors] = useState<FieldErrors>({})
  const errors = problems ?? refused
  const ready = text.trim() !== '' && url.trim() !== '' && !full

  const first = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (openCount > 0 && editing) first.current?.focus()
  }, [openCount, editing])

  function add() {
    if (!ready) return
    const result = validate(CustomButton, { text, url, backgroundColor: color })
    setErrors(result.errors ?? {})
    if (result.data) onAdd(result.data)
  }

  return (
    <EntryForm
      title={editing ? 'Edit Custom Button' : 'Add Custom Button'}
      onAdd={add}
      editing={editing}
      labels={['Add Button', 'Update Button']}
      ready={ready}
      onClear={
        inProgress &&
        (() => {
          setErrors({})
          onClear()
        })
      }
    >
      <Field label="Button label" error={errors['text'] ?? (full ? `A card has at most ${BUTTONS_MAX} buttons` : null)}>
        <Input
          value={text}
          ref={first}
          maxLength={TEXT_MAX.buttonLabel}
          autoComplete="off"
          placeholder="Book a table"
          onChange={(event) => onType({ text: event.target.value })}
        />
      </Field>
      <Field label="Button URL" hint={<ResultingLink typed={url} card={card} />} error={errors['url']}>
        <Input
          value={url}
          maxLength={URL_MAX}
          inputMode="url"
          {...PLAIN}
          onChange={(event) => {
            onType({ url: event.target.value })
            setErrors({})
          }}
        />
      </Field>
      <Field label="Colour" error={errors['backgroundColor']}>
        <ColorInput value={color} onChange={(value) => onType({ color: value })} />
      </Field>
    </EntryForm>
  )
}

/** The link that is made from a typed address, for the owner to try. */
function ResultingLink({ typed, card }: { typed: string; card: Card }) {
  const contacts = useContacts()
  const plain = actionHref(typed)
  const number = /^tel:/i.test(plain)
    ? contacts?.contactNote({ kind: 'phone', value: plain, card, ownersPhone: null, country: null })
    : undefined
  const href = number?.href ?? plain
  if (!isActionUrl(href))
    return typed.trim() === '' ? 'https:// is added where it is missing' : 'This opens nothing yet. Type an address such as example.com.'
  return (
    <>
      Opens{' '}
      <a className={rows.opens} href={href} target="_blank" rel="noopener">
        {href}
      </a>
    </>
  )
}

/** The browser's colour input, which accepts only six-digit colours. */
function ColorInput({ value, onChange }: { value: string; onChange: (color: string) => void }) {
  const six = value.length === 4 ? value.replace(/[^#]/g, '$&$&') : value
  return <Input type="color" className={rows.color} value={six} onChange={(event) => onChange(event.target.value)} />
}
