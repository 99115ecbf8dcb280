import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { CARD_THEME_KEYS, CARD_THEME_LABELS, type CardThemeKey } from '../../../schema/theme.ts'
import type { User } from '../../../schema/user.ts'
import { cx } from '../../ui/cx.ts'
import { LazyCardPreview } from './lazy-card-preview.tsx'
import { buildPreviewCard, themeStepPathOf } from './first-card-draft.ts'
import styles from './first-card.module.css'

export function ChooseThemeStep({ user, chosen, plain }: { user: User; chosen: CardThemeKey | null; plain: ReactNode }) {
  const chosenLink = useRef<HTMLAnchorElement>(null)
  useEffect(() => chosenLink.current?.focus(), [])
  return (
    <section aria-labelledby="no-cards" className="stack-6">
      <div className={styles.intro}>
        <h2 id="no-cards">No business cards yet</h2>
        <p>Create your first digital business card to get started.</p>
        <p>Choose the design that you like. Your name is on it already, and you can change everything later.</p>
      </div>
      <ul role="list" className={styles.themes} aria-label="Designs">
        {CARD_THEME_KEYS.map((theme) => (
          <li key={theme}>
            <Link href={themeStepPathOf(theme)} className={cx('box', styles.theme)} ref={theme === chosen ? chosenLink : null}>
              <span className={styles.mini}>
                <LazyCardPreview card={buildPreviewCard(user, theme)} className={styles.miniCard} />
              </span>
              <span className={styles.themeName}>{CARD_THEME_LABELS[theme]}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.plain}>
        <p>Would you rather start with a plain card?</p>
        {plain}
      </div>
    </section>
  )
}
