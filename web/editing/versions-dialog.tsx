import { type ReactNode, useMemo, useState } from 'react'
import type { Card } from '../../schema/card.ts'
import { CARD_FIELD_KEYS, type CardField, fieldRule } from '../../schema/card-fields.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { CardPreview } from '../preview/card-preview.tsx'
import { describeField } from './describe-field.ts'
import { matchesSent, type CardPatch, isSame } from './compare-fields.ts'
import styles from './editing.module.css'

interface VersionsDialogProps {
  base: Card
  mine: Card
  theirs: Card
  /** Called with the local edits to keep on top of the other version. */
  onChoose: (keep: CardPatch) => void
  onClose: () => void
}
type Side = 'mine' | 'theirs'

/** Compares two versions of a card and lets the user choose for each field that differs. */
export function VersionsDialog({ base, mine, theirs, onChoose, onClose }: VersionsDialogProps) {
  const differing = useMemo(() => CARD_FIELD_KEYS.filter((field) => !matchesSent(field, theirs[field], mine[field])), [mine, theirs])
  // By default, each side's own changes win.
  const [chosen, setChosen] = useState<Partial<Record<CardField, Side>>>({})
  const sideOf = (field: CardField): Side => chosen[field] ?? (isSame(field, base[field], mine[field]) ? 'theirs' : 'mine')

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Two versions of this card"
      description="Choose for each difference what stays. Nothing is stored until you save your changes."
      size="lg"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            onClick={() =>
              onChoose(Object.fromEntries(differing.filter((field) => sideOf(field) === 'mine').map((field) => [field, mine[field]])))
            }
          >
            Use these choices
          </Button>
        </>
      }
    >
      <div className={styles.versions}>
        <Version title="Your version">
          <CardPreview card={mine} variant="preview" />
        </Version>
        <Version title="The other version">
          <CardPreview card={theirs} variant="preview" />
        </Version>
      </div>
      {differing.map((field) => (
        <fieldset key={field} className={styles.difference}>
          <legend>{fieldRule(field).label}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <label key={side} className={styles.side}>
              <input
                type="radio"
                name={`version-${field}`}
                checked={sideOf(field) === side}
                onChange={() => setChosen({ ...chosen, [field]: side })}
              />
              <span className={styles.value}>
                <span className="small-muted">{side === 'mine' ? 'Yours' : 'The other one'}</span>
                <Value card={side === 'mine' ? mine : theirs} field={field} />
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </Dialog>
  )
}

function Version({ title, children }: { title: string; children: ReactNode }) {
  return (
    <figure className={styles.version}>
      <figcaption>{title}</figcaption>
      <div className={styles.mini}>
        <div className={styles.miniCard}>{children}</div>
      </div>
    </figure>
  )
}

function Value({ card, field }: { card: Card; field: CardField }) {
  const { lines, pictures } = describeField(card, field)
  if (lines.length + pictures.length === 0) return <span className={styles.none}>Nothing</span>
  return (
    <>
      {pictures.length > 0 && (
        <span className={styles.pictures}>
          {pictures.map((url, index) => (
            <img key={index} src={url} alt="" width={64} height={48} />
          ))}
        </span>
      )}
      {lines.map((line, index) => (
        <span key={index} className={styles.line}>
          {line}
        </span>
      ))}
    </>
  )
}
