import { Palette } from 'lucide-react'
import { memo } from 'react'
import type { Card } from '../../../schema/card.ts'
import { IMAGE_KEYS, imageRule } from './images.ts'
import styles from './appearance-bar.module.css'
import type { Target } from './targets.ts'

/** Buttons for the card's images and theme, below the card or, on phones, fixed to the lower edge of the window. */
export const AppearanceBar = memo(function AppearanceBar({ card, onOpen }: { card: Card; onOpen: (target: Target) => void }) {
  return (
    <div role="group" aria-label="Look of the card" className={styles.bar}>
      {IMAGE_KEYS.map((image) => {
        const { label, short, icon: Icon } = imageRule(image)
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
