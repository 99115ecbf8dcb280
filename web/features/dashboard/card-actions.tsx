import { BarChart3, Bot, Ellipsis, ExternalLink, Maximize, Pencil, QrCode, Share2, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Card } from '../../../schema/card.ts'
import { cardAppPagePathOf, publicCardPathOf, showPagePathOf } from '../../../schema/route.ts'
import { shareCardLink } from '../../lib/card-link.ts'
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx'
import { Menu, type MenuItem } from '../../ui/menu.tsx'
import { navigateReplacingModals } from '../../ui/modal-history.ts'
import { type DashboardCardAction, getCardDisplayName, selectAllowedCardActions } from './allowed.ts'
import styles from './dashboard.module.css'

interface CardActionsProps {
  card: Card
  accessLevel: number
  onQr: () => void
  onDelete?: (() => void) | undefined
}

export function ShowAndShareButtons({ card }: { card: Card }) {
  return (
    <>
      <ButtonLink external target="_self" variant="primary" href={showPagePathOf(card.slug)} icon={<Maximize aria-hidden />}>
        Show my QR
      </ButtonLink>
      <Button icon={<Share2 aria-hidden />} onClick={() => void shareCardLink(card.slug, getCardDisplayName(card))}>
        Share
      </Button>
    </>
  )
}

export function FeaturedCardButtons({ card, accessLevel, onQr, onDelete }: CardActionsProps) {
  const editVariant = card.suspension ? 'primary' : 'secondary'
  const link = (label: string, href: string, icon: ReactNode) => (
    <ButtonLink key={label} size="sm" variant={label === 'Edit Card' ? editVariant : 'ghost'} href={href} icon={icon}>
      {label}
    </ButtonLink>
  )
  const buttons: Record<Exclude<DashboardCardAction, 'show' | 'share'>, ReactNode> = {
    edit: link('Edit Card', cardAppPagePathOf('quickEditor', card.id), <Pencil aria-hidden />),
    analytics: link('Analytics', cardAppPagePathOf('analytics', card.id), <BarChart3 aria-hidden />),
    view: (
      <ButtonLink key="view" size="sm" variant="ghost" external href={publicCardPathOf(card.slug)} icon={<ExternalLink aria-hidden />}>
        View
      </ButtonLink>
    ),
    salesbot: link('AI Salesbot', cardAppPagePathOf('salesbot', card.id), <Bot aria-hidden />),
    qr: (
      <Button key="qr" size="sm" variant="ghost" icon={<QrCode aria-hidden />} onClick={onQr}>
        QR Code
      </Button>
    ),
    delete: onDelete && (
      <Button key="delete" size="sm" variant="ghost" icon={<Trash2 aria-hidden />} onClick={onDelete}>
        Delete
      </Button>
    ),
  }
  return <div className={styles.featuredActions}>{selectAllowedCardActions(card, accessLevel, buttons)}</div>
}

/** What a listed card has buttons for. Its menu has all other actions. */
type ListedCardButton = 'edit' | 'analytics' | 'salesbot' | 'qr'

export function ListedCardButtons({ card, accessLevel, onQr }: CardActionsProps) {
  const name = getCardDisplayName(card)
  const link = (label: string, page: 'quickEditor' | 'analytics' | 'salesbot') => (
    <ButtonLink key={page} size="sm" href={cardAppPagePathOf(page, card.id)} aria-label={`${label}: ${name}`}>
      {label}
    </ButtonLink>
  )
  const buttons: Record<ListedCardButton, ReactNode> = {
    edit: link('Edit', 'quickEditor'),
    analytics: link('Analytics', 'analytics'),
    salesbot: link('AI Salesbot', 'salesbot'),
    qr: (
      <Button key="qr" size="sm" onClick={onQr} aria-label={`QR Code: ${name}`}>
        QR Code
      </Button>
    ),
  }
  return <div className={styles.listedActions}>{selectAllowedCardActions(card, accessLevel, buttons)}</div>
}

export function ListedCardMenu({ card, accessLevel, onDelete }: CardActionsProps) {
  const name = getCardDisplayName(card)
  const items: Record<Exclude<DashboardCardAction, ListedCardButton>, MenuItem> = {
    show: {
      label: 'Show full screen',
      icon: <Maximize aria-hidden />,
      href: showPagePathOf(card.slug),
      // Waits until the menu's history entry is gone. Going back over that entry would otherwise cancel the navigation.
      onSelect: () => navigateReplacingModals(true, () => location.assign(showPagePathOf(card.slug))),
    },
    share: { label: 'Share', icon: <Share2 aria-hidden />, onSelect: () => void shareCardLink(card.slug, name) },
    view: { label: 'View', icon: <ExternalLink aria-hidden />, href: publicCardPathOf(card.slug), target: '_blank' },
    delete: { label: 'Delete', icon: <Trash2 aria-hidden />, onSelect: () => onDelete?.() },
  }
  return (
    <Menu
      trigger={<IconButton size="sm" tooltip={false} label={`More actions for ${name}`} icon={<Ellipsis aria-hidden />} />}
      items={selectAllowedCardActions(card, accessLevel, items)}
    />
  )
}
