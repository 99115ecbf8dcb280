import { ChevronRight } from 'lucide-react'
import { useRef, useState } from 'react'
import { type Card, NAME_PART_LABELS, CARD_TEXT_LENGTHS_MAX } from '../../../schema/card.ts'
import { resolveNameParts, type NameParts } from '../../../schema/name.ts'
import { Button } from '../../ui/button.tsx'
import { FormField } from '../../ui/field.tsx'
import { Input, NO_AUTOCORRECT_INPUT_PROPS } from '../../ui/input.tsx'
import styles from './name-filing.module.css'
import type { EditorTabProps } from './tabs.ts'

const NAME_PART_KEYS = Object.keys(NAME_PART_LABELS) as (keyof NameParts)[]

function formatAddressBookName({ prefix, given, additional, family, suffix }: NameParts): string {
  const front = [prefix, given, additional].filter(Boolean).join(' ')
  const name = [family, front].filter(Boolean).join(', ')
  return suffix ? `${name} (${suffix})` : name
}

interface AddressBookNameEditorProps extends Pick<EditorTabProps, 'edit' | 'issues'> {
  name: string
  parts: Card['nameParts']
}

export default function AddressBookNameEditor({ name, parts = {}, edit, issues }: AddressBookNameEditorProps) {
  const [open, setOpen] = useState(false)
  const summary = useRef<HTMLElement>(null)
  const byHand = Object.keys(parts).length > 0
  const filed = resolveNameParts(name, parts)
  const refused = NAME_PART_KEYS.some((part) => issues[`nameParts.${part}`])
  const write = (part: keyof NameParts, value: string) =>
    edit(({ nameParts }) => {
      const others = Object.entries(nameParts ?? {}).filter(([key]) => key !== part)
      return { nameParts: Object.fromEntries(value === '' ? others : [...others, [part, value]]) }
    })
  return (
    <details data-part="name" className={styles.filing} open={open || refused} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary ref={summary}>
        <ChevronRight aria-hidden className={styles.chevron} />
        <span>
          How address books file this name
          <span className={styles.filed}>
            {byHand ? 'Filed by hand as: ' : 'Filed as: '}
            <bdi>{formatAddressBookName(filed)}</bdi>
          </span>
        </span>
      </summary>
      <div className={styles.body}>
        <p className="small-muted">
          {byHand
            ? 'What you wrote stays when the name changes. A blank part is guessed.'
            : 'Fill in what is guessed wrong. A blank part is guessed.'}
        </p>
        <div className={styles.parts}>
          {NAME_PART_KEYS.map((part) => (
            <FormField key={part} label={NAME_PART_LABELS[part]} error={issues[`nameParts.${part}`]}>
              <Input
                value={parts[part] ?? ''}
                placeholder={filed[part]}
                maxLength={CARD_TEXT_LENGTHS_MAX.namePart}
                dir="auto"
                {...NO_AUTOCORRECT_INPUT_PROPS}
                autoCapitalize="words"
                onChange={(event) => write(part, event.target.value)}
              />
            </FormField>
          ))}
        </div>
        {byHand && (
          <Button
            onClick={() => {
              edit({ nameParts: {} })
              // The focus moves to the `<summary>`, because the pressed button disappears.
              summary.current?.focus()
            }}
          >
            Use the guess
          </Button>
        )}
      </div>
    </details>
  )
}
