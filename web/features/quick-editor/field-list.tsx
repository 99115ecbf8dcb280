import { Languages, Pencil, Plus } from 'lucide-react'
import { memo } from 'react'
import type { Card } from '../../../schema/card.ts'
import { CARD_FIELDS } from '../../../schema/card-fields.ts'
import { CARD_LANGUAGE_LABELS, DEFAULT_CARD_LANGUAGE } from '../../../schema/card-language.ts'
import { buildCardModel } from '../../card/model.ts'
import { isSameFieldValue } from '../../editing/compare-fields.ts'
import { Badge } from '../../ui/badge.tsx'
import { Panel } from '../../ui/panel.tsx'
import { getCardFieldIcon, QUICK_EDITOR_FIELDS, getShortCardFieldLabel } from './fields.ts'
import styles from './field-list.module.css'
import type { EditDialogTarget } from './targets.ts'

interface CardFieldListProps {
  draft: Card
  base: Card
  onOpen: (target: EditDialogTarget) => void
}

const LANGUAGE_FIELDS = ['language', 'secondTexts'] as const
// Stored drafts from before cards had languages lack both fields.
const listCardLanguages = ({ language, secondTexts }: Card) => [language ?? DEFAULT_CARD_LANGUAGE, secondTexts?.language ?? []].flat()

export const CardFieldList = memo(function CardFieldList({ draft, base, onOpen }: CardFieldListProps) {
  const { aboutPreview } = buildCardModel(draft)
  return (
    <Panel title="Details" flush>
      <ul role="list" className={styles.list}>
        {QUICK_EDITOR_FIELDS.map((field) => {
          const Icon = getCardFieldIcon(field)
          const value = field === 'about' ? aboutPreview : draft[field]
          return (
            <li key={field}>
              <button type="button" className={styles.row} onClick={() => onOpen({ kind: 'field', field })}>
                <Icon aria-hidden className={styles.icon} />
                <span className={styles.text}>
                  <span className={styles.label}>
                    <span className="visually-hidden">{value ? 'Edit' : 'Add'} </span>
                    {getShortCardFieldLabel(field)}
                    {(draft[field] ?? '') !== (base[field] ?? '') && <Badge tone="warning">Not saved</Badge>}
                  </span>
                  {value && <span className={styles.value}>{value}</span>}
                </span>
                {value ? <Pencil aria-hidden className={styles.act} /> : <Plus aria-hidden className={styles.act} />}
              </button>
            </li>
          )
        })}
        <li>
          <button type="button" className={styles.row} onClick={() => onOpen({ kind: 'language' })}>
            <Languages aria-hidden className={styles.icon} />
            <span className={styles.text}>
              <span className={styles.label}>
                <span className="visually-hidden">Edit </span>
                {CARD_FIELDS.language.label}
                {LANGUAGE_FIELDS.some((field) => !isSameFieldValue(field, draft[field], base[field])) && (
                  <Badge tone="warning">Not saved</Badge>
                )}
              </span>
              <span className={styles.value}>
                {listCardLanguages(draft)
                  .map((language) => CARD_LANGUAGE_LABELS[language])
                  .join(', ')}
              </span>
            </span>
            <Pencil aria-hidden className={styles.act} />
          </button>
        </li>
      </ul>
    </Panel>
  )
})
