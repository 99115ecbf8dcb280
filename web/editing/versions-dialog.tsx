import { type ReactNode, useMemo, useState } from 'react'
import type { Card } from '../../schema/card.ts'
import { CARD_FIELD_NAMES, type CardFieldName, cardFieldRuleOf } from '../../schema/card-fields.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { CardPreview } from '../preview/card-preview.tsx'
import { describeCardField } from './describe-field.ts'
import { matchesStoredValue, type CardPatch, isSameFieldValue } from './compare-fields.ts'
import styles from './versions-dialog.module.css'

interface CardVersionsDialogProps {
  base: Card
  mine: Card
  theirs: Card
  onChoose: (keep: CardPatch) => void
  onClose: () => void
}
type MineOrTheirs = 'mine' | 'theirs'

export function CardVersionsDialog({ base, mine, theirs, onChoose, onClose }: CardVersionsDialogProps) {
  const differing = useMemo(
    () => CARD_FIELD_NAMES.filter((field) => !matchesStoredValue(field, theirs[field], mine[field])),
    [mine, theirs],
  )
  // A field that only one version changed starts with that version. If both changed it, the user's own is selected.
  const [chosen, setChosen] = useState<Partial<Record<CardFieldName, MineOrTheirs>>>({})
  const sideOf = (field: CardFieldName): MineOrTheirs =>
    chosen[field] ?? (isSameFieldValue(field, base[field], mine[field]) ? 'theirs' : 'mine')

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
        <CardVersionPreview title="Your version">
          <CardPreview card={mine} variant="preview" />
        </CardVersionPreview>
        <CardVersionPreview title="The other version">
          <CardPreview card={theirs} variant="preview" />
        </CardVersionPreview>
      </div>
      {differing.map((field) => (
        <fieldset key={field} className={styles.difference}>
          <legend>{cardFieldRuleOf(field).label}</legend>
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
                <FormattedCardFieldValue card={side === 'mine' ? mine : theirs} field={field} />
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </Dialog>
  )
}

function CardVersionPreview({ title, children }: { title: string; children: ReactNode }) {
  return (
    <figure className={styles.version}>
      <figcaption>{title}</figcaption>
      <div className={styles.mini}>
        <div className={styles.miniCard}>{children}</div>
      </div>
    </figure>
  )
}

function FormattedCardFieldValue({ card, field }: { card: Card; field: CardFieldName }) {
  const { lines, pictures } = describeCardField(card, field)
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
