import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { setAppTheme, useIsAppThemeForced } from '../../lib/theme.ts'
import { useApiCall } from '../../lib/use-call.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { navigateReplacingModals } from '../../ui/modal-history.ts'
import { Input, NO_AUTOCORRECT_INPUT_PROPS } from '../../ui/input.tsx'
import type { SidebarEntryWithIcon } from './entries.ts'
import {
  type MenuCommand,
  type MenuCommandGroup,
  findCommands,
  listActionCommands,
  listCardCommands,
  listPageCommands,
} from './command-list.ts'
import styles from './command-menu.module.css'
import { currentOverlay } from './overlay.ts'

const QUERY_LENGTH_MAX = 100
const PLACEHOLDER = 'Page, card or action'

interface CommandMenuProps {
  entries: SidebarEntryWithIcon[]
  go: (href: string) => void
  signOut: () => void
  onClose: () => void
}

export function CommandMenu({ entries, go, signOut, onClose }: CommandMenuProps) {
  const [query, setQuery] = useState('')
  const { data: cards = [] } = useApiCall('GET /api/business-cards', {})
  const isThemeForced = useIsAppThemeForced()
  const input = useRef<HTMLInputElement>(null)

  function perform({ open, run }: MenuCommand) {
    onClose()
    run?.()
    if (open?.kind === 'app') go(open.href)
    else if (open?.kind === 'document') navigateReplacingModals(true, () => location.assign(open.href))
    else if (open) window.open(open.href, '_blank', 'noreferrer')
  }

  const actions = listActionCommands({
    hasCards: cards.length > 0,
    setTheme: isThemeForced ? null : setAppTheme,
    showShortcuts: () => currentOverlay.set('shortcuts'),
    signOut,
  })
  const groups = findCommands(query, [
    { title: 'Cards', commands: listCardCommands(cards, query) },
    { title: 'Pages', commands: listPageCommands(entries) },
    { title: 'Actions', commands: actions },
  ])
  const combobox = useCombobox(groups, perform)
  return (
    <Dialog open onOpenChange={onClose} title="Go to" size="md" initialFocus={input}>
      <Input
        ref={input}
        type="search"
        aria-label={PLACEHOLDER}
        placeholder={PLACEHOLDER}
        value={query}
        maxLength={QUERY_LENGTH_MAX}
        enterKeyHint="go"
        {...NO_AUTOCORRECT_INPUT_PROPS}
        {...combobox.input}
        onChange={(event) => {
          setQuery(event.target.value)
          combobox.reset()
        }}
      />
      <div id={combobox.listId} role="listbox" aria-label="Results" className={styles.list}>
        {groups.map(({ title, commands }) => (
          <div key={title} role="group" aria-label={title} className={styles.group}>
            <p aria-hidden className={styles.heading}>
              {title}
            </p>
            {commands.map((command) => (
              // The keyboard reaches the options through the input, which stays focused (the combobox pattern of the ARIA practices guide).
              <div
                key={command.id}
                role="option"
                aria-selected={command === combobox.active}
                {...combobox.optionProps(command)}
                className={styles.item}
              >
                <command.icon aria-hidden />
                <span className={styles.label}>{command.label}</span>
              </div>
            ))}
          </div>
        ))}
      </div>
      <p role="status" className={groups.length === 0 ? styles.empty : 'visually-hidden'}>
        {groups.length === 0 && 'Nothing found. Try the name of a card, or a page such as “account”.'}
      </p>
    </Dialog>
  )
}

function useCombobox(groups: MenuCommandGroup[], choose: (command: MenuCommand) => void) {
  const listId = useId()
  const commands = groups.flatMap((group) => group.commands)
  const [activeIndex, setActiveIndex] = useState(0)
  const active = commands[Math.min(activeIndex, commands.length - 1)]
  const optionIdOf = ({ id }: MenuCommand) => `${listId}-${id}`
  const activeId = active && optionIdOf(active)
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || commands.length === 0) return
    const index = active ? commands.indexOf(active) : 0
    if (event.key === 'ArrowDown') setActiveIndex((index + 1) % commands.length)
    else if (event.key === 'ArrowUp') setActiveIndex((index + commands.length - 1) % commands.length)
    else if (event.key === 'Enter' && active) choose(active)
    else return
    event.preventDefault()
  }
  return {
    listId,
    active,
    reset: () => setActiveIndex(0),
    input: {
      role: 'combobox',
      'aria-expanded': true,
      'aria-controls': listId,
      'aria-autocomplete': 'list',
      'aria-activedescendant': activeId,
      onKeyDown,
    } as const,
    optionProps: (command: MenuCommand) => ({
      id: optionIdOf(command),
      onClick: () => choose(command),
      onPointerMove: () => setActiveIndex(commands.indexOf(command)),
    }),
  }
}
