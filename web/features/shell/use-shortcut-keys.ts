import { useEffect, useRef } from 'react'
import type { SidebarEntry } from './entries.ts'
import { currentOverlay } from './overlay.ts'
import { isApplePlatform, shortcutKeyOf } from '../../lib/platform.ts'
import { isDialogOpen } from '../../ui/open-dialog.ts'
import { areSingleKeyShortcutsEnabled, PAGE_BY_SECOND_SHORTCUT_KEY } from './shortcuts.ts'

/** The second key of a shortcut such as `g d` must follow within this time. */
const GO_PAUSE_MAX_MS = 1500

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select, [role=combobox], [role=textbox]'))

const isModalOpen = () => isDialogOpen() || document.querySelector('[role=menu]') !== null

function focusPageSearch(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('#main input[type=search]')
  const field = [...fields].find((input) => input.checkVisibility())
  field?.focus()
  field?.select()
  return field !== undefined
}

export function useShortcutKeys(entries: SidebarEntry[], go: (href: string) => void) {
  const latest = useRef({ entries, go })
  useEffect(() => {
    latest.current = { entries, go }
  })
  useEffect(() => {
    let goPressedAt = -Infinity
    function handleSingleKey(key: string, at: number): boolean {
      const page = at - goPressedAt < GO_PAUSE_MAX_MS ? PAGE_BY_SECOND_SHORTCUT_KEY[key] : undefined
      goPressedAt = key === 'g' ? at : -Infinity
      const entry = page && latest.current.entries.find((candidate) => candidate.page === page)
      if (entry) latest.current.go(entry.href)
      else if (key === '?') currentOverlay.set('shortcuts')
      else return key === '/' && focusPageSearch()
      return true
    }
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing || event.altKey) return
      const command = isApplePlatform() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey
      const isCommandK = command && !event.shiftKey && shortcutKeyOf(event) === 'k'
      if (isCommandK && (currentOverlay.get() !== null || !isModalOpen())) {
        event.preventDefault()
        currentOverlay.set(currentOverlay.get() === 'commands' ? null : 'commands')
        return
      }
      if (event.metaKey || event.ctrlKey || !areSingleKeyShortcutsEnabled() || isTyping(event.target) || isModalOpen()) return
      if (handleSingleKey(event.shiftKey ? event.key : shortcutKeyOf(event), event.timeStamp)) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
