import { cardPath, isCardPage, PAGE_NAMES, PAGES, pageRules, ROUTES, SIDEBAR_PAGES, type SidebarPage } from '../../../schema/route.ts'
import { MIN_LEVEL } from '../../../schema/level.ts'

export interface Entry {
  page: SidebarPage
  label: string
  href: string
}

/** The sidebar's entries for an access level, with those of the selected card. */
export function entriesFor(userLevel: number, cardId: number | null): Entry[] {
  return SIDEBAR_PAGES.flatMap((page) => {
    const label = PAGES[page].sidebar
    if (userLevel < (pageRules(page).level ?? MIN_LEVEL)) return []
    if (!isCardPage(page)) return { page, label, href: ROUTES[page] }
    return cardId === null ? [] : { page, label, href: cardPath(page, cardId) }
  })
}

const CARD_PATHS = PAGE_NAMES.filter((page) => pageRules(page).readsCard).map(
  (page) => new RegExp(`^${ROUTES[page].replace(/:\w+/, '([1-9]\\d{0,15})')}/?$`),
)

/** The id of the card that the page at this path reads, or null. */
export function cardOfPath(path: string): number | null {
  const id = CARD_PATHS.map((pattern) => pattern.exec(path)?.[1]).find((match) => match !== undefined)
  return id === undefined ? null : Number(id)
}
