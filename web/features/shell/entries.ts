import type { LucideIcon } from 'lucide-react'
import {
  cardAppPagePathOf,
  isPageOfOneCard,
  APP_PAGE_NAMES,
  APP_PAGES,
  appPageRulesOf,
  APP_PAGE_PATHS,
  SIDEBAR_PAGE_NAMES,
  type SidebarPageName,
} from '../../../schema/route.ts'
import { findPageAccessDenial } from '../../../schema/capabilities.ts'

export interface SidebarEntry {
  page: SidebarPageName
  label: string
  href: string
}

export interface SidebarEntryWithIcon extends SidebarEntry {
  icon: LucideIcon
}

/** The pages of a card are listed only if a card is selected. */
export function listSidebarEntries(userLevel: number, cardId: number | null): SidebarEntry[] {
  return SIDEBAR_PAGE_NAMES.flatMap((page) => {
    const label = APP_PAGES[page].sidebar
    if (findPageAccessDenial(userLevel, page)) return []
    if (!isPageOfOneCard(page)) return { page, label, href: APP_PAGE_PATHS[page] }
    return cardId === null ? [] : { page, label, href: cardAppPagePathOf(page, cardId) }
  })
}

const CARD_PATH_PATTERNS = APP_PAGE_NAMES.filter((page) => appPageRulesOf(page).readsCard).map(
  (page) => new RegExp(`^${APP_PAGE_PATHS[page].replace(/:\w+/, '([1-9]\\d{0,15})')}/?$`),
)

export function findCardIdInPath(path: string): number | null {
  const id = CARD_PATH_PATTERNS.map((pattern) => pattern.exec(path)?.[1]).find((match) => match !== undefined)
  return id === undefined ? null : Number(id)
}
