import { ArrowLeft, Bot, ExternalLink } from 'lucide-react'
import type { Card } from '../../../schema/card.ts'
import { levelBadgeOf } from '../../../schema/capabilities.ts'
import { APP_PAGE_PATHS, cardAppPagePathOf, publicCardPathOf } from '../../../schema/route.ts'
import { formatCountOf } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './chat-analytics.module.css'
import { ExportLeadsMenu } from './export-leads.tsx'

export function HeaderBack() {
  return (
    <ButtonLink href={APP_PAGE_PATHS.dashboard} variant="ghost" size="sm" icon={<ArrowLeft aria-hidden />} className={styles.back}>
      Back to Dashboard
    </ButtonLink>
  )
}

/** The line below the page's title: the card's name, the required level and the number of conversations. */
export function HeaderFacts({ card, totalConversations }: { card: Card | undefined; totalConversations: number | undefined }) {
  return (
    <span className={styles.facts}>
      {card ? (
        <span className={styles.cardName}>{card.name || card.company || 'your business'}</span>
      ) : (
        <Skeleton width="160px" height="20px" />
      )}
      <Badge tone="brand">{levelBadgeOf('useAssistant')}</Badge>
      {totalConversations !== undefined && <Badge>{formatCountOf(totalConversations, 'conversation')}</Badge>}
    </span>
  )
}

export function HeaderActions({ card }: { card: Card }) {
  return (
    <>
      <ButtonLink href={publicCardPathOf(card.slug)} external className={styles.headerAction} icon={<ExternalLink aria-hidden />}>
        View Card
      </ButtonLink>
      <ButtonLink href={cardAppPagePathOf('salesbot', card.id)} className={styles.headerAction} icon={<Bot aria-hidden />}>
        Configuration
      </ButtonLink>
      <ExportLeadsMenu cardId={card.id} />
    </>
  )
}
