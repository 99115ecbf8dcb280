import { Palette } from 'lucide-react'
import { memo } from 'react'
import type { Card } from '../../../schema/card.ts'
import { QUICK_EDITOR_IMAGE_FIELDS, getImageFieldRule } from './fields.ts'
import styles from './appearance-bar.module.css'
import type { EditDialogTarget } from './targets.ts'

export const AppearanceBar = memo(function AppearanceBar({ card, onOpen }: { card: Card; onOpen: (target: EditDialogTarget) => void }) {
  return (
    <div role="group" aria-label="Look of the card" className={styles.bar}>
      {QUICK_EDITOR_IMAGE_FIELDS.map((image) => {
        const { label, short, icon: Icon } = getImageFieldRule(image)
        return (
          <button
            key={image}
            type="button"
            className={styles.button}
            aria-label={`${card[image] ? 'Edit' : 'Add'} ${label}`}
            onClick={() => onOpen({ kind: 'image', image })}
          >
            <Icon aria-hidden />
            {short}
          </button>
        )
      })}
      <button type="button" className={styles.button} aria-label="Change Theme" onClick={() => onOpen({ kind: 'theme' })}>
        <Palette aria-hidden />
        Theme
      </button>
    </div>
  )
})
