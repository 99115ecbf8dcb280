import { Pencil, Plus } from 'lucide-react'
import { memo } from 'react'
import type { Card } from '../../../schema/card.ts'
import { cardModel } from '../../card/model.ts'
import { Badge } from '../../ui/badge.tsx'
import { Panel } from '../../ui/panel.tsx'
import { iconOf, LISTED_FIELDS, shortLabel } from './fields.ts'
import styles from './field-list.module.css'
import type { Target } from './targets.ts'

interface FieldListProps {
  draft: Card
  base: Card
  onOpen: (target: Target) => void
}

/** A button for each field, including empty ones. */
export const FieldList = memo(function FieldList({ draft, base, onOpen }: FieldListProps) {
  const { aboutPreview } = cardModel(draft)
  return (
    <Panel title="Details" flush>
      <ul role="list" className={styles.list}>
        {LISTED_FIELDS.map((field) => {
          const Icon = iconOf(field)
          const value = field === 'about' ? aboutPreview : draft[field]
          return (
            <li key={field}>
              <button type="button" className={styles.row} onClick={() => onOpen({ kind: 'field', field })}>
                <Icon aria-hidden className={styles.icon} />
                <span className={styles.text}>
                  <span className={styles.label}>
                    <span className="visually-hidden">{value ? 'Edit' : 'Add'} </span>
                    {shortLabel(field)}
                    {(draft[field] ?? '') !== (base[field] ?? '') && <Badge tone="warning">Not saved</Badge>}
                  </span>
                  {value && <span className={styles.value}>{value}</span>}
                </span>
                {value ? <Pencil aria-hidden className={styles.act} /> : <Plus aria-hidden className={styles.act} />}
              </button>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
})
