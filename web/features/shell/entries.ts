import { BookOpen, ChartColumn, LayoutDashboard, type LucideIcon, Smartphone, SquarePen, User, Users } from 'lucide-react'
import { LEVEL } from '../../../schema/level.ts'
import { cardPath, ROUTES } from '../../../schema/route.ts'

export interface Entry {
  label: string
  href: string
  icon: LucideIcon
}

/** The sidebar's entries for a level, with those of the card that is being worked on. */
export function entriesFor(level: number, cardId: number | null): Entry[] {
  return [
    { label: 'Dashboard', href: ROUTES.dashboard, icon: LayoutDashboard },
    ...(cardId === null
      ? []
      : [
          { label: 'Card Editor', href: cardPath('cardEditor', cardId), icon: SquarePen },
          { label: 'Advanced Analytics', href: cardPath('analytics', cardId), icon: ChartColumn },
        ]),
    { label: 'Account', href: ROUTES.account, icon: User },
    { label: 'Guide', href: ROUTES.guide, icon: BookOpen },
    ...(level >= LEVEL.editor ? [{ label: 'User Management', href: ROUTES.users, icon: Users }] : []),
    ...(level >= LEVEL.basic ? [{ label: 'PWA Settings', href: ROUTES.pwaSettings, icon: Smartphone }] : []),
  ]
}

/** The pages that read their card, and so find out whether the user may have it. */
const CARD_ROUTE = /^\/(?:card-editor|mobile-editor|analytics)\/([1-9]\d{0,15})\/?$/

/** The card that such a page is about, or null. */
export function cardOfPath(path: string): number | null {
  const id = CARD_ROUTE.exec(path)?.[1]
  return id === undefined ? null : Number(id)
}
