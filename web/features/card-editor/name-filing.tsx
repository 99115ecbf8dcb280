import { ChevronRight } from 'lucide-react'
import { useRef, useState } from 'react'
import { type Card, NAME_PART_LABELS, TEXT_MAX } from '../../../schema/card.ts'
import { resolveName, type NameParts } from '../../../schema/name.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input, PLAIN } from '../../ui/input.tsx'
import styles from './name-filing.module.css'
import type { TabProps } from './tabs.ts'

const PARTS = Object.keys(NAME_PART_LABELS) as (keyof NameParts)[]

/** A name as address books list it: `Smith, Dr. Anna (PhD)`. */
function listedName({ prefix, given, additional, family, suffix }: NameParts): string {
  const front = [prefix, given, additional].filter(Boolean).join(' ')
  const name = [family, front].filter(Boolean).join(', ')
  return suffix ? `${name} (${suffix})` : name
}

interface NameFilingProps extends Pick<TabProps, 'edit' | 'issues'> {
  name: string
  parts: Card['nameParts']
}

/** Shows how address books sort the name, and lets the owner correct the guessed parts. */
export default function NameFiling({ name, parts = {}, edit, issues }: NameFilingProps) {
  const [open, setOpen] = useState(false)
  const summary = useRef<HTMLElement>(null)
  const byHand = Object.keys(parts).length > 0
  const filed = resolveName(name, parts)
  const refused = PARTS.some((part) => issues[`nameParts.${part}`])
  const write = (part: keyof NameParts, value: string) =>
    edit(({ nameParts }) => {
      const others = Object.entries(nameParts ?? {}).filter(([key]) => key !== part)
      return { nameParts: Object.fromEntries(value === '' ? others : [...others, [part, value]]) }
    })
  return (
    <details className={styles.filing} open={open || refused} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary ref={summary}>
        <ChevronRight aria-hidden className={styles.chevron} />
        <span>
          How address books file this name
          <span className={styles.filed}>
            {byHand ? 'Filed by hand as: ' : 'Filed as: '}
            <bdi>{listedName(filed)}</bdi>
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
          {PARTS.map((part) => (
            <Field key={part} label={NAME_PART_LABELS[part]} error={issues[`nameParts.${part}`]}>
              <Input
                value={parts[part] ?? ''}
                placeholder={filed[part]}
                maxLength={TEXT_MAX.namePart}
                dir="auto"
                {...PLAIN}
                autoCapitalize="words"
                onChange={(event) => write(part, event.target.value)}
              />
            </Field>
          ))}
        </div>
        {byHand && (
          <Button
            onClick={() => {
              edit({ nameParts: {} })
              // The button disappears once the parts are cleared.
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
