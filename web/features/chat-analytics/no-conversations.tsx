import { MessagesSquare } from 'lucide-react'
import type { Card } from '../../../schema/card.ts'
import { cardAppPagePathOf } from '../../../schema/route.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import styles from './chat-analytics.module.css'

/** Shown while no visitor has written to the assistant. */
export function NoConversations({ card }: { card: Card }) {
  return (
    <div className={styles.box}>
      <EmptyState
        icon={<MessagesSquare aria-hidden />}
        title="No conversations yet"
        action={<ButtonLink href={cardAppPagePathOf('salesbot', card.id)}>Configure the assistant</ButtonLink>}
      >
        Switch the assistant on and share your card. Each chat with a visitor appears here.
      </EmptyState>
    </div>
  )
}
