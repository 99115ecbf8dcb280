import { Check } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useDeferredValue, useId, useState } from 'react'
import type { Card } from '../../schema/card.ts'
import { isThemeKey, THEME_KEYS, THEMES, type ThemeKey } from '../../schema/theme.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { CardPreview } from './card-preview.tsx'
import styles from './theme-picker.module.css'

interface ThemePickerProps {
  card: Card
  onChoose: (theme: ThemeKey) => void
  onClose: () => void
}

/** A dialog with a small preview of the card in each theme. A click or Enter chooses one; arrow keys only move the selection. */
export function ThemePicker({ card, onChoose, onClose }: ThemePickerProps) {
  const group = useId()
  const [selected, setSelected] = useState(isThemeKey(card.theme) ? card.theme : null)
  // Deferred, so that the dialog opens before its nine previews are rendered.
  const previewsShown = useDeferredValue(true, false)

  function onClick(event: MouseEvent, theme: ThemeKey) {
    // Ignores clicks without a pointer: `event.detail` is 0 for the click that an arrow key causes and for the second click that a label sends to its radio button.
    if (event.detail > 0) onChoose(theme)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || selected === null) return
    event.preventDefault()
    onChoose(selected)
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
          <Button variant="primary" disabled={selected === null} onClick={() => selected && onChoose(selected)}>
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
              checked={selected === theme}
              onChange={() => setSelected(theme)}
              onClick={(event) => onClick(event, theme)}
              onKeyDown={onKeyDown}
            />
            <span className={styles.mini} aria-hidden>
              {previewsShown && (
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
