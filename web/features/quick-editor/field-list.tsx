import { Pencil, Plus } from 'lucide-react'
import { memo } from 'react'
import type { Card } from '../../../schema/card.ts'
import { buildCardModel } from '../../card/model.ts'
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
      </ul>
    </Panel>
  )
})
