import { Palette, SwatchBook } from 'lucide-react'
import { memo } from 'react'
import type { Card } from '../../../schema/card.ts'
import { CARD_FIELDS } from '../../../schema/card-fields.ts'
import { getShortCardFieldLabel, IMAGE_FIELD_ICONS, QUICK_EDITOR_IMAGE_FIELDS } from './fields.ts'
import styles from './appearance-bar.module.css'
import type { EditDialogTarget } from './targets.ts'

export const AppearanceBar = memo(function AppearanceBar({ card, onOpen }: { card: Card; onOpen: (target: EditDialogTarget) => void }) {
  return (
    <div role="group" aria-label="Look of the card" className={styles.bar}>
      {QUICK_EDITOR_IMAGE_FIELDS.map((image) => {
        const Icon = IMAGE_FIELD_ICONS[image]
        return (
          <button
            key={image}
            type="button"
            className={styles.button}
            aria-label={`${card[image] ? 'Edit' : 'Add'} ${CARD_FIELDS[image].label}`}
            onClick={() => onOpen({ kind: 'image', image })}
          >
            <Icon aria-hidden />
            {getShortCardFieldLabel(image)}
          </button>
        )
      })}
      <button type="button" className={styles.button} aria-label="Change Theme" onClick={() => onOpen({ kind: 'theme' })}>
        <Palette aria-hidden />
        Theme
      </button>
      <button type="button" className={styles.button} aria-label="Change Look" onClick={() => onOpen({ kind: 'look' })}>
        <SwatchBook aria-hidden />
        Look
      </button>
    </div>
  )
})
