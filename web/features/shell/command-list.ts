import type { LucideIcon } from 'lucide-react'
import { ChartColumn, ExternalLink, Keyboard, LogOut, Monitor, Moon, Pencil, QrCode, Sun } from 'lucide-react'
import type { Card } from '../../../schema/card.ts'
import { cardAppPagePathOf, publicCardPathOf, showPagePathOf } from '../../../schema/route.ts'
import { SHOW_PATH } from '../../../schema/show.ts'
import { createSearchWordMatcher, searchWordsOf } from '../../lib/search-text.ts'
import type { AppThemeChoice } from '../../lib/theme.ts'
import type { SidebarEntryWithIcon } from './entries.ts'

type OpenKind = 'app' | 'document' | 'tab'

export interface MenuCommand {
  id: string
  label: string
  icon: LucideIcon
  keywords?: string[]
  open?: { kind: OpenKind; href: string }
  run?: () => void
}

export interface MenuCommandGroup {
  title: string
  commands: MenuCommand[]
}

const CARDS_SUGGESTED = 4
const CARDS_FOUND_MAX = 8

const cardNameOf = ({ name, slug }: Card) => name?.trim() || slug

function listCommandsOfCard(card: Card): MenuCommand[] {
  const name = cardNameOf(card)
  const keywords = [card.company ?? '', card.slug]
  const command = (id: string, label: string, icon: LucideIcon, kind: OpenKind, href: string, words: string[] = []): MenuCommand => ({
    id: `${id}-${card.id}`,
    label,
    icon,
    keywords: [...keywords, ...words],
    open: { kind, href },
  })
  return [
    command('edit', `Edit ${name}`, Pencil, 'app', cardAppPagePathOf('quickEditor', card.id)),
    command('analytics', `Analytics of ${name}`, ChartColumn, 'app', cardAppPagePathOf('analytics', card.id)),
    command('qr', `Show the QR code of ${name}`, QrCode, 'document', showPagePathOf(card.slug)),
    command('view', `View ${name}`, ExternalLink, 'tab', publicCardPathOf(card.slug), ['open', 'public']),
  ]
}

/** Without a query, the commands to edit the first cards are listed. */
export function listCardCommands(cards: readonly Card[], query: string): MenuCommand[] {
  if (searchWordsOf(query).length === 0) return cards.slice(0, CARDS_SUGGESTED).map((card) => listCommandsOfCard(card)[0]!)
  const isFound = createCommandFilter(query)
  const found = cards.map((card) => listCommandsOfCard(card).filter(isFound)).filter((commands) => commands.length > 0)
  return found.slice(0, CARDS_FOUND_MAX).flat()
}

export const listPageCommands = (entries: readonly SidebarEntryWithIcon[]): MenuCommand[] =>
  entries.map(({ page, label, href, icon }) => ({ id: page, label, icon, keywords: ['go to', page], open: { kind: 'app', href } }))

const SHOW_QR_COMMAND: MenuCommand = {
  id: 'show',
  label: 'Show my QR',
  icon: QrCode,
  keywords: ['code', 'share', 'full screen'],
  open: { kind: 'document', href: SHOW_PATH },
}

interface ActionOptions {
  hasCards: boolean
  setTheme: ((theme: AppThemeChoice) => void) | null
  showShortcuts: () => void
  signOut: () => void
}

export function listActionCommands({ hasCards, setTheme, showShortcuts, signOut }: ActionOptions): MenuCommand[] {
  const themes = [
    { theme: 'light', label: 'Light', icon: Sun },
    { theme: 'dark', label: 'Dark', icon: Moon },
    { theme: 'system', label: 'System', icon: Monitor },
  ] as const
  return [
    ...(hasCards ? [SHOW_QR_COMMAND] : []),
    ...(setTheme ? themes : []).map(({ theme, label, icon }) => ({
      id: `theme-${theme}`,
      label: `Theme: ${label}`,
      icon,
      keywords: ['colours', 'colors', 'mode', 'appearance'],
      run: () => setTheme?.(theme),
    })),
    { id: 'shortcuts', label: 'Keyboard shortcuts', icon: Keyboard, keywords: ['keys', 'help'], run: showShortcuts },
    { id: 'sign-out', label: 'Sign out', icon: LogOut, keywords: ['log out', 'logout'], run: signOut },
  ]
}

function createCommandFilter(query: string): (command: MenuCommand) => boolean {
  const words = searchWordsOf(query)
  return ({ label, keywords = [] }) => words.every(createSearchWordMatcher([label, ...keywords].join(' ')))
}

export const findCommands = (query: string, groups: MenuCommandGroup[]): MenuCommandGroup[] =>
  groups
    .map(({ title, commands }) => ({ title, commands: commands.filter(createCommandFilter(query)) }))
    .filter(({ commands }) => commands.length > 0)
