import { type RefObject, useState } from 'react'
import { CUSTOM_BUTTONS_MAX, type Card, CustomButton, CARD_TEXT_LENGTHS_MAX } from '../../../schema/card.ts'
import { CARD_LANGUAGE_LABELS } from '../../../schema/card-language.ts'
import { DEFAULT_BUTTON_COLOR } from '../../../schema/theme.ts'
import { completeButtonUrl, isButtonUrl, URL_LENGTH_MAX } from '../../../schema/url.ts'
import { type FieldErrors, validateForm } from '../../lib/form.ts'
import { useContactsModule } from '../../contacts/use-contacts.ts'
import type { HalfTypedEntry } from '../../editing/in-progress.ts'
import { toCustomButtonInput } from '../../editing/join-entries.ts'
import { FormField } from '../../ui/field.tsx'
import { Input, NO_AUTOCORRECT_INPUT_PROPS } from '../../ui/input.tsx'
import { ListEntryForm } from './entry-form.tsx'
import rows from './rows.module.css'

interface CustomButtonFormProps {
  card: Card
  inProgress: HalfTypedEntry | null
  editing: boolean
  full: boolean
  inputRef: RefObject<HTMLInputElement | null>
  problems: FieldErrors | undefined
  onType: (texts: Record<string, string>) => void
  onAdd: (button: CustomButton) => void
  onClear: () => void
}

export function toButtonFormValues({ text, url, backgroundColor, secondText = '' }: CustomButton) {
  return { text, url, color: backgroundColor ?? DEFAULT_BUTTON_COLOR, secondText }
}

export function CustomButtonForm({ card, inProgress, editing, full, inputRef, problems, onType, onAdd, onClear }: CustomButtonFormProps) {
  const { text = '', url = '' } = inProgress?.texts ?? {}
  const { color = DEFAULT_BUTTON_COLOR, secondText = '' } = inProgress?.texts ?? {}
  const second = card.secondTexts?.language
  const [refused, setErrors] = useState<FieldErrors>({})
  const errors = problems ?? refused
  const ready = text.trim() !== '' && url.trim() !== '' && !full

  function add() {
    if (!ready) return
    const result = validateForm(CustomButton, toCustomButtonInput(inProgress?.texts ?? {}))
    setErrors(result.errors ?? {})
    if (result.data) onAdd(result.data)
  }

  return (
    <ListEntryForm
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
      <FormField label="Button label" error={errors['text'] ?? (full ? `A card has at most ${CUSTOM_BUTTONS_MAX} buttons` : null)}>
        <Input
          value={text}
          ref={inputRef}
          maxLength={CARD_TEXT_LENGTHS_MAX.buttonLabel}
          autoComplete="off"
          placeholder="Book a table"
          onChange={(event) => onType({ text: event.target.value })}
        />
      </FormField>
      {second && (
        <FormField label={`Button label (${CARD_LANGUAGE_LABELS[second]})`} error={errors['secondText']}>
          <Input
            value={secondText}
            maxLength={CARD_TEXT_LENGTHS_MAX.buttonLabel}
            lang={second}
            dir="auto"
            autoComplete="off"
            placeholder={text}
            onChange={(event) => onType({ secondText: event.target.value })}
          />
        </FormField>
      )}
      <FormField label="Button URL" hint={<CustomButtonTestLink typed={url} card={card} />} error={errors['url']}>
        <Input
          value={url}
          maxLength={URL_LENGTH_MAX}
          inputMode="url"
          {...NO_AUTOCORRECT_INPUT_PROPS}
          onChange={(event) => {
            onType({ url: event.target.value })
            setErrors({})
          }}
        />
      </FormField>
      <FormField label="Colour" error={errors['backgroundColor']}>
        <ColorInput value={color} onChange={(value) => onType({ color: value })} />
      </FormField>
    </ListEntryForm>
  )
}

function CustomButtonTestLink({ typed, card }: { typed: string; card: Card }) {
  const contacts = useContactsModule()
  const plain = completeButtonUrl(typed)
  const number = /^tel:/i.test(plain)
    ? contacts?.describeContactValue({ kind: 'phone', value: plain, card, ownersPhone: null, country: null })
    : undefined
  const href = number?.href ?? plain
  if (!isButtonUrl(href))
    return typed.trim() === '' ? 'https:// is added where it is missing' : 'This opens nothing yet. Type an address such as example.com.'
  return (
    <>
      Opens{' '}
      <a className="wrap-anywhere" href={href} target="_blank" rel="noopener">
        {href}
      </a>
    </>
  )
}

/** The browser's colour input. It accepts only six-digit colours, so three-digit ones are expanded. */
function ColorInput({ value, onChange }: { value: string; onChange: (color: string) => void }) {
  const six = value.length === 4 ? value.replace(/[^#]/g, '$&$&') : value
  return <Input type="color" className={rows.color} value={six} onChange={(event) => onChange(event.target.value)} />
}
