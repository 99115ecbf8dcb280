import { Plus } from 'lucide-react'
import { memo } from 'react'
import type { Card } from '../../../schema/card.ts'
import { ownValue } from '../../../schema/own-value.ts'
import { OFFERED_PLATFORMS, platformLabel } from '../../../schema/social.ts'
import { SocialIcon } from '../../card/icons.tsx'
import { cx } from '../../ui/cx.ts'
import { Panel } from '../../ui/panel.tsx'
import styles from './social-section.module.css'
import type { Target } from './targets.ts'

interface SocialSectionProps {
  draft: Card
  base: Card
  /** Add Platform has an in-progress entry. */
  inProgress: boolean
  onOpen: (target: Target) => void
}

/** Buttons for the card's links, then for the suggested platforms, then for any other platform. */
export const SocialSection = memo(function SocialSection({ draft, base, inProgress, onOpen }: SocialSectionProps) {
  const links = draft.socialLinks
  const linked = Object.keys(links)
  const suggested = OFFERED_PLATFORMS.filter((platform) => !Object.hasOwn(links, platform))
  return (
    <Panel title="Social links" description={linked.length === 0 ? 'Tap a platform to add yours.' : undefined}>
      <ul role="list" className={styles.grid}>
        {[...linked, ...suggested].map((platform) => {
          const label = platformLabel(platform)
          const isLinked = Object.hasOwn(links, platform)
          return (
            <li key={platform}>
              <button
                type="button"
                className={cx(
                  styles.tile,
                  isLinked && styles.linked,
                  ownValue(links, platform) !== ownValue(base.socialLinks, platform) && styles.unsaved,
                )}
                onClick={() => onOpen({ kind: 'social', platform })}
              >
                <SocialIcon platform={platform} />
                <span className={styles.label}>
                  <span className="visually-hidden">{isLinked ? 'Edit' : 'Add'} </span>
                  {label}
                </span>
              </button>
            </li>
          )
        })}
        <li>
          <button
            type="button"
            className={cx(styles.tile, styles.more, inProgress && styles.unsaved)}
            onClick={() => onOpen({ kind: 'platform' })}
          >
            <Plus aria-hidden />
            <span className={styles.label}>Add Platform</span>
          </button>
        </li>
      </ul>
    </Panel>
  )
})
