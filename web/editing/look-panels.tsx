import { RotateCcw } from 'lucide-react'
import type { Card } from '../../schema/card.ts'
import { CARD_DENSITIES, CARD_DENSITY_LABELS } from '../../schema/card-look.ts'
import { isCardThemeKey } from '../../schema/theme.ts'
import { LOOK_FIELD_NAMES, lookOfCard, OWN_THEME_LOOK } from '../card/look.ts'
import { useCardTheme } from '../preview/card-preview.tsx'
import { Button } from '../ui/button.tsx'
import { Panel } from '../ui/panel.tsx'
import { SegmentedControl } from '../ui/segmented.tsx'
import { type CardPatch, isSameFieldValue } from './compare-fields.ts'
import { AccentPanel } from './look-accent.tsx'
import { CoverPanel } from './look-cover.tsx'
import styles from './look.module.css'
import { SectionOrderPanel } from './look-sections.tsx'
import { TypefacesPanel } from './look-typefaces.tsx'

export interface LookPanelProps {
  draft: Card
  edit: (patch: CardPatch) => void
}

/** Everything that the owner may change about the card's look besides its theme. Both editors show it. */
export function LookPanels({ draft, edit }: LookPanelProps) {
  const theme = useCardTheme(isCardThemeKey(draft.theme) ? draft.theme : 'fallback')
  if (!theme) return null
  const look = lookOfCard(draft)
  const isOwn = LOOK_FIELD_NAMES.every((field) => isSameFieldValue(field, look[field], OWN_THEME_LOOK[field]))
  return (
    <>
      <AccentPanel draft={draft} edit={edit} theme={theme} />
      <TypefacesPanel draft={draft} edit={edit} theme={theme} />
      <CoverPanel draft={draft} edit={edit} theme={theme} />
      <Panel title="Density" description="How much air is between the parts of the card.">
        <SegmentedControl
          label="Density"
          options={[...CARD_DENSITIES].sort(byAir).map((value) => ({ value, label: CARD_DENSITY_LABELS[value] }))}
          value={look.density}
          onChange={(density) => edit({ density })}
        />
      </Panel>
      <SectionOrderPanel draft={draft} edit={edit} theme={theme} />
      <div className={styles.reset}>
        <Button icon={<RotateCcw aria-hidden />} disabled={isOwn} onClick={() => edit({ ...OWN_THEME_LOOK })}>
          Reset to the theme’s own look
        </Button>
      </div>
    </>
  )
}

const AIR = Object.keys(CARD_DENSITY_LABELS)
const byAir = (a: string, b: string) => AIR.indexOf(a) - AIR.indexOf(b)
