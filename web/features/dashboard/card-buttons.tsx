import { BarChart3, Bot, ExternalLink, Maximize, Pencil, QrCode, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Card } from '../../../schema/card.ts'
import { cardAppPagePathOf, publicCardPathOf, showPagePathOf } from '../../../schema/route.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { listCardActions, type CardButtonsPlace, getCardDisplayName } from './allowed.ts'
import styles from './dashboard.module.css'

interface CardButtonsProps {
  card: Card
  place: CardButtonsPlace
  accessLevel: number
  /** How the Show button looks; `null` if it is elsewhere on the page. */
  show?: 'primary' | 'secondary' | null
  onQr: () => void
  onDelete?: (() => void) | undefined
}

/** Opens the page that shows a card's QR codes in full screen. */
export function ShowMyQrLink({ slug, variant, wide = false }: { slug: string; variant: 'primary' | 'secondary'; wide?: boolean }) {
  return (
    <ButtonLink external target="_self" variant={variant} wide={wide} href={showPagePathOf(slug)} icon={<Maximize aria-hidden />}>
      Show my QR
    </ButtonLink>
  )
}

/** The buttons of a card. In the list of all cards, each button's label names the card for screen readers. */
export function CardButtons({ card, place, accessLevel, show = 'secondary', onQr, onDelete }: CardButtonsProps) {
  const listed = place === 'listed'
  const size = listed ? 'sm' : 'md'
  // The list of all cards has many buttons, so they have no icons.
  const withIcon = (icon: ReactNode) => (listed ? {} : { icon })
  const named = (label: string) => (listed ? { 'aria-label': `${label}: ${getCardDisplayName(card)}` } : {})
  const link = (label: string, href: string, icon: ReactNode) => (
    <ButtonLink key={label} size={size} href={href} {...withIcon(icon)} {...named(label)}>
      {label}
    </ButtonLink>
  )
  const buttons = {
    show: listed ? (
      <ButtonLink key="show" size={size} external target="_self" href={showPagePathOf(card.slug)} {...named('Show')}>
        Show
      </ButtonLink>
    ) : (
      show && <ShowMyQrLink key="show" slug={card.slug} variant={show} />
    ),
    edit: link(listed ? 'Edit' : 'Edit Card', cardAppPagePathOf('quickEditor', card.id), <Pencil aria-hidden />),
    analytics: link('Analytics', cardAppPagePathOf('analytics', card.id), <BarChart3 aria-hidden />),
    view: (
      <ButtonLink
        key="view"
        size={size}
        external
        href={publicCardPathOf(card.slug)}
        {...withIcon(<ExternalLink aria-hidden />)}
        {...named('View')}
      >
        View
      </ButtonLink>
    ),
    salesbot: link('AI Salesbot', cardAppPagePathOf('salesbot', card.id), <Bot aria-hidden />),
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
      {listCardActions(place, accessLevel).map((action) => buttons[action])}
    </div>
  )
}
