import { Plus } from 'lucide-react'
import { memo } from 'react'
import type { Card } from '../../../schema/card.ts'
import { getOwnProperty } from '../../../schema/own-value.ts'
import { OFFERED_SOCIAL_PLATFORMS, socialPlatformLabelOf } from '../../../schema/social.ts'
import { SocialIcon } from '../../card/icons.tsx'
import { cx } from '../../ui/cx.ts'
import { Panel } from '../../ui/panel.tsx'
import styles from './social-section.module.css'
import type { EditDialogTarget } from './targets.ts'

interface SocialLinksSectionProps {
  draft: Card
  base: Card
  inProgress: boolean
  onOpen: (target: EditDialogTarget) => void
}

export const SocialLinksSection = memo(function SocialLinksSection({ draft, base, inProgress, onOpen }: SocialLinksSectionProps) {
  const links = draft.socialLinks
  const linked = Object.keys(links)
  const suggested = OFFERED_SOCIAL_PLATFORMS.filter((platform) => !Object.hasOwn(links, platform))
  return (
    <Panel title="Social links" description={linked.length === 0 ? 'Tap a platform to add yours.' : undefined}>
      <ul role="list" className={styles.grid}>
        {[...linked, ...suggested].map((platform) => {
          const label = socialPlatformLabelOf(platform)
          const isLinked = Object.hasOwn(links, platform)
          return (
            <li key={platform}>
              <button
                type="button"
                className={cx(
                  styles.tile,
                  isLinked && styles.linked,
                  getOwnProperty(links, platform) !== getOwnProperty(base.socialLinks, platform) && styles.unsaved,
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
