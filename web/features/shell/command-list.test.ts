import { ChartColumn } from 'lucide-react'
import { describe, expect, test, vi } from 'vitest'
import type { Card } from '../../../schema/card.ts'
import { type MenuCommandGroup, findCommands, listActionCommands, listCardCommands, listPageCommands } from './command-list.ts'
import { SIDEBAR_ICONS } from '../../screens.tsx'

const card = (id: number, name: string | null, company: string | null = null) => ({ id, slug: `slug-${id}`, name, company }) as Card
const cards = [card(1, 'José Ferreira', 'Padaria Sol'), card(2, 'Anna Lind'), card(3, null), card(4, 'Ben'), card(5, 'Cleo')]
const labels = (groups: MenuCommandGroup[]) => groups.flatMap(({ commands }) => commands.map(({ label }) => label))
const search = (query: string) => labels(findCommands(query, [{ title: 'Cards', commands: listCardCommands(cards, query) }]))

describe('commands for cards', () => {
  test('without a query, the first cards can be edited', () => {
    expect(search('')).toEqual(['Edit José Ferreira', 'Edit Anna Lind', 'Edit slug-3', 'Edit Ben'])
  })

  test('a card is found without its accents, by its company and by its address, with all its actions', () => {
    const all = ['Edit José Ferreira', 'Analytics of José Ferreira', 'Show the QR code of José Ferreira', 'View José Ferreira']
    expect(search('jose')).toEqual(all)
    expect(search('  PADARIA ')).toEqual(all)
    expect(search('slug-1')).toEqual(all)
  })

  test('a query may name the action and the card', () => {
    expect(search('analytics anna')).toEqual(['Analytics of Anna Lind'])
    expect(search('nobody of this name')).toEqual([])
  })

  test('two words find one card among many that match one of them', () => {
    const colleagues = Array.from({ length: 12 }, (_, index) => card(index, index === 11 ? 'Anna Berg' : `Person ${index}`, 'Acme'))
    expect(listCardCommands(colleagues, 'acme anna')[0]!.label).toBe('Edit Anna Berg')
    expect(listCardCommands(colleagues, 'person 9')[0]!.label).toBe('Edit Person 9')
    expect(listCardCommands(colleagues, 'acme')).toHaveLength(8 * 4)
  })
})

describe('commands for pages and actions', () => {
  const entries = [{ page: 'analytics' as const, label: 'Advanced Analytics', href: '/analytics/1', icon: SIDEBAR_ICONS.analytics }]
  const signOut = vi.fn<() => void>()
  const actions = (overrides = {}) =>
    listActionCommands({ hasCards: true, setTheme: () => {}, showShortcuts: () => {}, signOut, ...overrides })

  test('a page is a link within the app', () => {
    expect(listPageCommands(entries)).toMatchObject([
      { label: 'Advanced Analytics', icon: ChartColumn, open: { kind: 'app', href: '/analytics/1' } },
    ])
  })

  test('actions that would do nothing are left out', () => {
    expect(actions().map(({ id }) => id)).toEqual(['show', 'theme-light', 'theme-dark', 'theme-system', 'shortcuts', 'sign-out'])
    expect(actions({ hasCards: false, setTheme: null }).map(({ id }) => id)).toEqual(['shortcuts', 'sign-out'])
  })

  test('an action is found by another word for it', () => {
    const [found] = findCommands('log out', [{ title: 'Actions', commands: actions() }])
    found!.commands[0]!.run!()
    expect(signOut).toHaveBeenCalledOnce()
  })
})
