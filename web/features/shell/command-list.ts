import type { LucideIcon } from 'lucide-react'
import { ChartColumn, ExternalLink, Keyboard, LogOut, Monitor, Moon, Pencil, QrCode, Sun } from 'lucide-react'
import type { Card } from '../../../schema/card.ts'
import { cardAppPagePathOf, publicCardPathOf, SHOW_PATH, showPagePathOf } from '../../../schema/route.ts'
import { createWordFinder, searchWordsOf } from '../../lib/search-text.ts'
import type { AppThemeChoice } from '../../lib/theme.ts'
import type { SidebarEntry } from './entries.ts'
import type { SidebarIconByPage } from './sidebar.tsx'

/** One line of the command menu. */
export interface Command {
  id: string
  label: string
  icon: LucideIcon
  /** Further words that find the command. */
  keywords?: string[]
  /** Where the command leads. `app` is a page of the app, `document` one that the server renders, `tab` one in a new tab. */
  open?: { kind: 'app' | 'document' | 'tab'; href: string }
  run?: () => void
}

export interface CommandGroup {
  title: string
  commands: Command[]
}

/** How many cards the menu lists before something is typed, and at most afterwards. */
const CARDS_SUGGESTED = 4
const CARDS_FOUND_MAX = 8

const cardNameOf = ({ name, slug }: Card) => name?.trim() || slug

/** Commands for the cards whose name, company or address match the query. Without a query each card has only Edit. */
export function listCardCommands(cards: readonly Card[], query: string): Command[] {
  const words = searchWordsOf(query)
  // A query such as "edit anna" names an action too, so a card needs to match only one of its words.
  const found =
    words.length === 0
      ? cards.slice(0, CARDS_SUGGESTED)
      : cards
          .filter((card) => words.some(createWordFinder([cardNameOf(card), card.company, card.slug].join(' '))))
          .slice(0, CARDS_FOUND_MAX)
  return found.flatMap((card) => {
    const name = cardNameOf(card)
    const keywords = [card.company ?? '', card.slug]
    const edit: Command = {
      id: `edit-${card.id}`,
      label: `Edit ${name}`,
      icon: Pencil,
      keywords,
      open: { kind: 'app', href: cardAppPagePathOf('quickEditor', card.id) },
    }
    if (words.length === 0) return [edit]
    return [
      edit,
      {
        id: `analytics-${card.id}`,
        label: `Analytics of ${name}`,
        icon: ChartColumn,
        keywords,
        open: { kind: 'app', href: cardAppPagePathOf('analytics', card.id) },
      },
      {
        id: `qr-${card.id}`,
        label: `Show the QR code of ${name}`,
        icon: QrCode,
        keywords,
        open: { kind: 'document', href: showPagePathOf(card.slug) },
      },
      {
        id: `view-${card.id}`,
        label: `View ${name}`,
        icon: ExternalLink,
        keywords: [...keywords, 'open', 'public'],
        open: { kind: 'tab', href: publicCardPathOf(card.slug) },
      },
    ]
  })
}

export const listPageCommands = (entries: readonly SidebarEntry[], icons: SidebarIconByPage): Command[] =>
  entries.map(({ page, label, href }) => ({ id: page, label, icon: icons[page], keywords: ['go to', page], open: { kind: 'app', href } }))

interface ActionOptions {
  hasCards: boolean
  /** Null on pages that are always dark, where choosing a theme shows nothing. */
  setTheme: ((theme: AppThemeChoice) => void) | null
  showShortcuts: () => void
  signOut: () => void
}

export function listActionCommands({ hasCards, setTheme, showShortcuts, signOut }: ActionOptions): Command[] {
  const themes = [
    { theme: 'light', label: 'Light', icon: Sun },
    { theme: 'dark', label: 'Dark', icon: Moon },
    { theme: 'system', label: 'System', icon: Monitor },
  ] as const
  return [
    ...(hasCards
      ? [
          {
            id: 'show',
            label: 'Show my QR',
            icon: QrCode,
            keywords: ['code', 'share', 'full screen'],
            open: { kind: 'document', href: SHOW_PATH } as const,
          },
        ]
      : []),
    ...(setTheme
      ? themes.map(({ theme, label, icon }) => ({
          id: `theme-${theme}`,
          label: `Theme: ${label}`,
          icon,
          keywords: ['colours', 'colors', 'mode', 'appearance'],
          run: () => setTheme(theme),
        }))
      : []),
    { id: 'shortcuts', label: 'Keyboard shortcuts', icon: Keyboard, keywords: ['keys', 'help'], run: showShortcuts },
    { id: 'sign-out', label: 'Sign out', icon: LogOut, keywords: ['log out', 'logout'], run: signOut },
  ]
}

/** Leaves the commands whose label or keywords contain every word of the query, and drops groups without any. */
export const findCommands = (query: string, groups: CommandGroup[]): CommandGroup[] =>
  groups
    .map(({ title, commands }) => ({
      title,
      commands: commands.filter(({ label, keywords = [] }) => searchWordsOf(query).every(createWordFinder([label, ...keywords].join(' ')))),
    }))
    .filter(({ commands }) => commands.length > 0)
