import { useDeferredValue, useId } from 'react'
import { COVER_TREATMENT_LABELS, COVER_TREATMENTS } from '../../schema/card-look.ts'
import { lookOfCard } from '../card/look.ts'
import type { CardTheme } from '../card/theme.ts'
import { CardPreview } from '../preview/card-preview.tsx'
import { Panel } from '../ui/panel.tsx'
import type { LookPanelProps } from './look-panels.tsx'
import styles from './look.module.css'

export function CoverPanel({ draft, edit }: LookPanelProps & { theme: CardTheme }) {
  const group = useId()
  const { coverTreatment } = lookOfCard(draft)
  // The previews are rendered after the panel, and follow the draft with low priority.
  const shown = useDeferredValue(draft, null)
  return (
    <Panel
      title="Cover photo"
      description={draft.coverPhoto ? COVER_TREATMENT_LABELS[coverTreatment] : 'The card has no cover photo yet, so this shows nothing.'}
      data-part="coverPhoto"
    >
      <fieldset className={styles.options}>
        <legend className="visually-hidden">Treatment of the cover photo</legend>
        {COVER_TREATMENTS.map((value) => (
          <label key={value} className={styles.option}>
            <input
              type="radio"
              className="visually-hidden"
              name={group}
              aria-label={COVER_TREATMENT_LABELS[value]}
              checked={coverTreatment === value}
              onChange={() => edit({ coverTreatment: value })}
            />
            {draft.coverPhoto && (
              <span className={styles.mini} aria-hidden>
                {shown && (
                  <div className={styles.card}>
                    <CardPreview card={{ ...shown, coverTreatment: value }} variant="preview" />
                  </div>
                )}
              </span>
            )}
            <span className={styles.caption} aria-hidden>
              {COVER_TREATMENT_LABELS[value]}
            </span>
          </label>
        ))}
      </fieldset>
    </Panel>
  )
}
