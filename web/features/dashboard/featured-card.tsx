import type { Card } from '../../../schema/card.ts'
import { publicCardPathOf } from '../../../schema/route.ts'
import { cardThemeLabelOf } from '../../../schema/theme.ts'
import type { User } from '../../../schema/user.ts'
import { CardPreview } from '../../preview/card-preview.tsx'
import { Panel } from '../../ui/panel.tsx'
import { getCardDisplayName } from './allowed.ts'
import { CardButtons } from './card-buttons.tsx'
import { DraftBadge } from './draft-badge.tsx'
import styles from './dashboard.module.css'

interface FeaturedCardProps {
  card: Card
  user: User
  /** How the Show button looks; `null` if it is elsewhere on the page. */
  show: 'primary' | 'secondary' | null
  onQr: () => void
  /** Called by the Delete button. Set only if the user has a single card; the list of several cards has its own buttons. */
  onDelete?: (() => void) | undefined
}

/** A large panel with the preview, the details and the buttons of the user's first card. */
export function FeaturedCard({ card, user, show, onQr, onDelete }: FeaturedCardProps) {
  return (
    <Panel flush aria-label="Featured card">
      <div className={styles.featured}>
        <div className={styles.stage}>
          <div className={styles.preview}>
            <CardPreview card={card} variant="preview" />
          </div>
        </div>
        <div className={styles.details}>
          <div>
            <h2 className={styles.name}>{getCardDisplayName(card)}</h2>
            {(card.title || card.company) && (
              <p className={styles.role}>{[card.title, card.company && `at ${card.company}`].filter(Boolean).join(' ')}</p>
            )}
            <div className={styles.badges}>
              <DraftBadge userId={user.id} cardId={card.id} />
            </div>
          </div>
          <dl className={styles.facts}>
            <div>
              <dt>URL</dt>
              <dd className={styles.mono}>{publicCardPathOf(card.slug)}</dd>
            </div>
            <div>
              <dt>Theme</dt>
              <dd>{cardThemeLabelOf(card.theme)}</dd>
            </div>
          </dl>
          <CardButtons
            card={card}
            place={onDelete ? 'only' : 'featured'}
            accessLevel={user.accessLevel}
            show={show}
            onQr={onQr}
            onDelete={onDelete}
          />
        </div>
      </div>
    </Panel>
  )
}
