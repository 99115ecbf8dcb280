import { useId } from 'react'
import { TYPE_PAIRINGS } from '../../schema/card-look.ts'
import { lookOfCard } from '../card/look.ts'
import { readThemeFontStacks } from '../card/theme-colors.ts'
import type { CardTheme } from '../card/theme.ts'
import { Panel } from '../ui/panel.tsx'
import type { LookPanelProps } from './look-panels.tsx'
import styles from './look.module.css'

export function TypefacesPanel({ draft, edit, theme }: LookPanelProps & { theme: CardTheme }) {
  const group = useId()
  if (!theme.typefaces) return null
  const [own, second, third] = theme.typefaces
  const pairs = [{ label: own, stacks: readThemeFontStacks(theme.css) }, second, third]
  const { typePairing } = lookOfCard(draft)
  // One word, so that it is large enough to judge its letters.
  const specimen = (draft.name ?? draft.company ?? 'Name').split(/\s+/)[0]
  return (
    <Panel title="Typefaces" description={pairs[TYPE_PAIRINGS.indexOf(typePairing)]!.label}>
      <fieldset className={`${styles.options} ${styles.pairs}`}>
        <legend className="visually-hidden">Typefaces</legend>
        {TYPE_PAIRINGS.map((value, index) => {
          const { label, stacks } = pairs[index]!
          return (
            <label key={value} className={styles.option}>
              <input
                type="radio"
                className="visually-hidden"
                name={group}
                aria-label={label}
                checked={typePairing === value}
                onChange={() => edit({ typePairing: value })}
              />
              <span className={styles.specimen} style={{ fontFamily: stacks.display }} aria-hidden>
                {specimen}
              </span>
              <span className={styles.caption} style={{ fontFamily: stacks.face }} aria-hidden>
                {label}
              </span>
            </label>
          )
        })}
      </fieldset>
    </Panel>
  )
}
