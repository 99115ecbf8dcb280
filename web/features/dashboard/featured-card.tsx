import type { Card } from '../../../schema/card.ts'
import type { DashboardActivity } from '../../../schema/dashboard.ts'
import { publicCardPathOf } from '../../../schema/route.ts'
import { cardThemeLabelOf } from '../../../schema/theme.ts'
import type { User } from '../../../schema/user.ts'
import { qrCodePathOf } from '../../lib/card-link.ts'
import { CardPreview } from '../../preview/card-preview.tsx'
import { Badge } from '../../ui/badge.tsx'
import { cx } from '../../ui/cx.ts'
import { Panel } from '../../ui/panel.tsx'
import { getCardDisplayName } from './allowed.ts'
import { FeaturedCardButtons, ShowAndShareButtons } from './card-actions.tsx'
import { DraftBadge } from './draft-badge.tsx'
import styles from './dashboard.module.css'
import { WeekViewsChart } from './week-views.tsx'

interface FeaturedCardProps {
  card: Card
  user: User
  activity: DashboardActivity | null | undefined
  /** True while a dialog shows the card's code, to which the preview then turns. */
  isTurned: boolean
  onQr: () => void
  /** Missing if the user has several cards, because their list has its own Delete buttons. */
  onDelete?: (() => void) | undefined
}

export function FeaturedCard({ card, user, activity, isTurned, onQr, onDelete }: FeaturedCardProps) {
  return (
    <Panel flush aria-label="Featured card">
      <div className={styles.featured}>
        {!card.suspension && (
          <div className={styles.inPerson}>
            <img className={styles.code} src={qrCodePathOf(card.slug, 'svg')} width={112} height={112} alt="" loading="lazy" />
            <div className={styles.inPersonActions}>
              <ShowAndShareButtons card={card} />
            </div>
          </div>
        )}
        <div className={styles.stage}>
          <div className={cx(styles.preview, 'turn-face', isTurned && 'turned')}>
            <CardPreview card={card} variant="preview" />
          </div>
        </div>
        <div className={styles.head}>
          <h2 className={styles.name}>{getCardDisplayName(card)}</h2>
          {(card.title || card.company) && (
            <p className={styles.role}>{[card.title, card.company && `at ${card.company}`].filter(Boolean).join(' ')}</p>
          )}
          <div className={cx('wrapping-row', styles.badges)}>
            {card.suspension && <Badge tone="danger">Suspended</Badge>}
            <DraftBadge userId={user.id} cardId={card.id} />
          </div>
        </div>
        <div className={styles.details}>
          <dl className={styles.facts}>
            <div>
              <dt>URL</dt>
              <dd className={styles.mono}>{publicCardPathOf(card.slug)}</dd>
            </div>
            <div>
              <dt>Theme</dt>
              <dd>{cardThemeLabelOf(card.theme)}</dd>
            </div>
            {activity && (
              <div>
                <dt>Views</dt>
                <dd>
                  <WeekViewsChart activity={activity} cardId={card.id} />
                </dd>
              </div>
            )}
          </dl>
          <FeaturedCardButtons card={card} accessLevel={user.accessLevel} onQr={onQr} onDelete={onDelete} />
        </div>
      </div>
    </Panel>
  )
}
