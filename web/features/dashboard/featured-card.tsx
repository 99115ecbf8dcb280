import type { Card } from '../../../schema/card.ts'
import { viewPath } from '../../../schema/route.ts'
import { themeLabel } from '../../../schema/theme.ts'
import type { User } from '../../../schema/user.ts'
import { CardPreview } from '../../preview/card-preview.tsx'
import { Panel } from '../../ui/panel.tsx'
import { cardTitle } from './allowed.ts'
import { CardButtons } from './card-buttons.tsx'
import styles from './dashboard.module.css'

interface FeaturedCardProps {
  card: Card
  user: User
  primaryEdit: boolean
  onQr: () => void
  /** The Delete button's action, if this is the only card. Several cards have Delete buttons in the grid. */
  onDelete?: (() => void) | undefined
}

/** A large panel with the first card's preview, details and buttons. */
export function FeaturedCard({ card, user, primaryEdit, onQr, onDelete }: FeaturedCardProps) {
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
            <h2 className={styles.name}>{cardTitle(card)}</h2>
            {(card.title || card.company) && (
              <p className={styles.role}>{[card.title, card.company && `at ${card.company}`].filter(Boolean).join(' ')}</p>
            )}
          </div>
          <dl className={styles.facts}>
            <div>
              <dt>URL</dt>
              <dd className={styles.mono}>{viewPath(card.slug)}</dd>
            </div>
            <div>
              <dt>Theme</dt>
              <dd>{themeLabel(card.theme)}</dd>
            </div>
          </dl>
          <CardButtons
            card={card}
            place={onDelete ? 'only' : 'featured'}
            accessLevel={user.accessLevel}
            primaryEdit={primaryEdit}
            onQr={onQr}
            onDelete={onDelete}
          />
        </div>
      </div>
    </Panel>
  )
}
