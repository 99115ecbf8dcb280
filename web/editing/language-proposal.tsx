import { useDeferredValue, useEffect, useState } from 'react'
import type { Card } from '../../schema/card.ts'
import { CARD_LANGUAGE_LABELS, type CardLanguage } from '../../schema/card-language.ts'
import { Button } from '../ui/button.tsx'
import type { CardPatch } from './compare-fields.ts'
import styles from './language-fields.module.css'

const TYPING_PAUSE_MS = 600

/** Proposes the language in which the card's texts seem to be written. Only the owner's click changes the card. */
export function LanguageProposal({ draft, edit }: { draft: Card; edit: (patch: CardPatch) => void }) {
  const { name, title, about, language, secondTexts } = draft
  const texts = useDeferredValue([name, title, about].filter(Boolean).join('\n'))
  const [proposed, setProposed] = useState<CardLanguage | null>(null)
  useEffect(() => {
    let active = true
    // The detector is 69 kB, so it loads only when the panel is shown and the texts have settled. Without it, nothing is proposed.
    const timer = setTimeout(() => {
      import('./detect-card-language.ts').then(
        ({ detectCardLanguage }) => active && setProposed(detectCardLanguage(texts)),
        () => undefined,
      )
    }, TYPING_PAUSE_MS)
    return () => {
      active = false
      clearTimeout(timer)
    }
  }, [texts])
  const isNew = proposed !== null && proposed !== language && proposed !== secondTexts?.language
  return (
    <div role="status" className={styles.status}>
      {isNew && (
        <div className={styles.proposal}>
          <span>
            This card seems to be in <span lang={proposed}>{CARD_LANGUAGE_LABELS[proposed]}</span>.
          </span>
          <Button size="sm" onClick={() => edit({ language: proposed })}>
            Use {CARD_LANGUAGE_LABELS[proposed]}
          </Button>
        </div>
      )}
    </div>
  )
}
