import type { Card } from '../../../schema/card.ts'
import { publicCardPathOf } from '../../../schema/route.ts'
import { cardThemeLabelOf } from '../../../schema/theme.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { getCardDisplayName } from './allowed.ts'
import { CardButtons } from './card-buttons.tsx'
import { DraftBadge } from './draft-badge.tsx'
import styles from './dashboard.module.css'

interface CardGridProps {
  cards: Card[]
  userId: number
  accessLevel: number
  onQr: (slug: string) => void
  onDelete: (id: number) => void
}

/** The grid of all cards, for users who have more than one card. */
export function CardGrid({ cards, userId, accessLevel, onQr, onDelete }: CardGridProps) {
  return (
    <section aria-labelledby="all-cards" className={styles.all}>
      <h2 id="all-cards">All Your Cards</h2>
      <ul role="list" className={styles.grid}>
        {cards.map((card) => (
          <li key={card.id} className={styles.item}>
            <div className={styles.itemHead}>
              {card.profilePicture ? (
                <img className={styles.photo} src={card.profilePicture} alt="" loading="lazy" />
              ) : (
                <Avatar name={getCardDisplayName(card)} />
              )}
              <div className={styles.itemText}>
                <h3>{getCardDisplayName(card)}</h3>
                <p className={styles.mono}>{publicCardPathOf(card.slug)}</p>
                <div className={styles.badges}>
                  <Badge>{cardThemeLabelOf(card.theme)}</Badge>
                  <DraftBadge userId={userId} cardId={card.id} />
                </div>
              </div>
            </div>
            <CardButtons
              card={card}
              place="listed"
              accessLevel={accessLevel}
              onQr={() => onQr(card.slug)}
              onDelete={() => onDelete(card.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
