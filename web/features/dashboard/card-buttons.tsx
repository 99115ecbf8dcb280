import { BarChart3, Bot, ExternalLink, Pencil, QrCode, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Card } from '../../../schema/card.ts'
import { cardPath, viewPath } from '../../../schema/route.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { cardActions, type CardPlace, cardTitle } from './allowed.ts'
import styles from './dashboard.module.css'

interface CardButtonsProps {
  card: Card
  place: CardPlace
  accessLevel: number
  /** Edit Card is the primary button of the page. */
  primaryEdit?: boolean
  onQr: () => void
  onDelete?: (() => void) | undefined
}

/** The buttons of a card. In the grid each label names the card for screen readers. */
export function CardButtons({ card, place, accessLevel, primaryEdit, onQr, onDelete }: CardButtonsProps) {
  const listed = place === 'listed'
  const size = listed ? 'sm' : 'md'
  // No icons in the grid, which shows many buttons.
  const withIcon = (icon: ReactNode) => (listed ? {} : { icon })
  const named = (label: string) => (listed ? { 'aria-label': `${label}: ${cardTitle(card)}` } : {})
  const link = (label: string, href: string, icon: ReactNode, primary = false) => (
    <ButtonLink key={label} size={size} variant={primary ? 'primary' : 'secondary'} href={href} {...withIcon(icon)} {...named(label)}>
      {label}
    </ButtonLink>
  )
  const buttons = {
    edit: link(listed ? 'Edit' : 'Edit Card', cardPath('quickEditor', card.id), <Pencil aria-hidden />, primaryEdit),
    analytics: link('Analytics', cardPath('analytics', card.id), <BarChart3 aria-hidden />),
    view: (
      <ButtonLink key="view" size={size} external href={viewPath(card.slug)} {...withIcon(<ExternalLink aria-hidden />)} {...named('View')}>
        View
      </ButtonLink>
    ),
    salesbot: link('AI Salesbot', cardPath('salesbot', card.id), <Bot aria-hidden />),
    delete: (
      <Button
        key="delete"
        className={styles.delete}
        size={size}
        {...withIcon(<Trash2 aria-hidden />)}
        onClick={onDelete}
        {...named('Delete')}
      >
        Delete
      </Button>
    ),
    qr: (
      <Button key="qr" size={size} {...withIcon(<QrCode aria-hidden />)} onClick={onQr} {...named('QR Code')}>
        QR Code
      </Button>
    ),
  }
  return (
    <div className={cx(styles.buttons, listed ? styles.listedButtons : styles.featuredButtons)}>
      {cardActions(place, accessLevel).map((action) => buttons[action])}
    </div>
  )
}
