import { Check } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useDeferredValue, useId, useState } from 'react'
import type { Card } from '../../schema/card.ts'
import { isThemeKey, THEME_KEYS, THEMES, type ThemeKey } from '../../schema/theme.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { CardPreview } from './card-preview.tsx'
import styles from './theme-picker.module.css'

interface ThemePickerProps {
  /** Shown in each theme, as it is being edited. */
  card: Card
  onChoose: (theme: ThemeKey) => void
  onClose: () => void
}

/** All themes as miniatures of the card itself. A tap or Enter chooses; the arrow keys only look around. */
export function ThemePicker({ card, onChoose, onClose }: ThemePickerProps) {
  const group = useId()
  const [marked, setMarked] = useState(isThemeKey(card.theme) ? card.theme : null)
  // The dialog opens before its nine cards are drawn.
  const drawn = useDeferredValue(true, false)

  function onClick(event: MouseEvent, theme: ThemeKey) {
    // The arrow keys click too, without a pointer; and a label's click comes a second time from its radio.
    if (event.detail > 0) onChoose(theme)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || marked === null) return
    event.preventDefault()
    onChoose(marked)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Select a Card Theme"
      size="lg"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={marked === null} onClick={() => marked && onChoose(marked)}>
            Use this theme
          </Button>
        </>
      }
    >
      <fieldset className={styles.grid}>
        <legend className="visually-hidden">Theme</legend>
        {THEME_KEYS.map((theme) => (
          <label key={theme} className={styles.option}>
            <input
              type="radio"
              className="visually-hidden"
              name={group}
              value={theme}
              aria-label={THEMES[theme]}
              checked={marked === theme}
              onChange={() => setMarked(theme)}
              onClick={(event) => onClick(event, theme)}
              onKeyDown={onKeyDown}
            />
            <span className={styles.mini} aria-hidden>
              {drawn && (
                <div className={styles.card}>
                  <CardPreview card={{ ...card, theme }} variant="preview" />
                </div>
              )}
            </span>
            <span className={styles.name}>
              {THEMES[theme]}
              <Check aria-hidden className={styles.check} />
            </span>
          </label>
        ))}
      </fieldset>
    </Dialog>
  )
}
