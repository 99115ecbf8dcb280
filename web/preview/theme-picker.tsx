import { Check } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useDeferredValue, useId, useState } from 'react'
import type { Card } from '../../schema/card.ts'
import { isCardThemeKey, CARD_THEME_KEYS, CARD_THEME_LABELS, type CardThemeKey } from '../../schema/theme.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { CardPreview } from './card-preview.tsx'
import styles from './theme-picker.module.css'

const scrollIntoMiddle = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' })

/** A click or Enter chooses a theme. Arrow keys only move the selection. */
export function CardThemePicker({ card, onChoose, onClose }: { card: Card; onChoose: (theme: CardThemeKey) => void; onClose: () => void }) {
  const group = useId()
  const [selected, setSelected] = useState(isCardThemeKey(card.theme) ? card.theme : null)
  // The previews are rendered only after the dialog has opened, so that it opens quickly.
  const previewsShown = useDeferredValue(true, false)

  function onClick(event: MouseEvent, theme: CardThemeKey) {
    // Moving to a theme with the arrow keys also fires a click, whose `detail` is 0. It must not choose that theme; Enter does.
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
        {CARD_THEME_KEYS.map((theme) => (
          <label key={theme} ref={theme === card.theme ? scrollIntoMiddle : null} className={styles.option}>
            <input
              type="radio"
              className="visually-hidden"
              name={group}
              value={theme}
              aria-label={CARD_THEME_LABELS[theme]}
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
              {CARD_THEME_LABELS[theme]}
              <Check aria-hidden className={styles.check} />
            </span>
          </label>
        ))}
      </fieldset>
    </Dialog>
  )
}
