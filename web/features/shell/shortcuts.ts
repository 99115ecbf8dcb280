import { PRODUCT_NAMES } from '../../../schema/product.ts'
import type { SidebarPageName } from '../../../schema/route.ts'
import { readStoredText, storeText } from '../../lib/browser-storage.ts'
import { commandKeyName, isApplePlatform } from '../../lib/platform.ts'
import { createGlobalStore } from '../../ui/store.ts'

/** After the key `g` ("go to"), this key opens a page of the sidebar. */
export const PAGE_BY_SECOND_SHORTCUT_KEY: Record<string, SidebarPageName> = {
  d: 'dashboard',
  e: 'cardEditor',
  a: 'analytics',
  c: 'account',
  h: 'guide',
  u: 'users',
  p: 'pwaSettings',
}

export interface ShortcutGroup {
  title: string
  shortcuts: { label: string; keys: string[] }[]
}

/** The code of these shortcuts is elsewhere: in the editors, the show page and the toasts. */
export function listFixedShortcuts(): ShortcutGroup[] {
  const command = commandKeyName()
  return [
    {
      title: 'While editing a card',
      shortcuts: [{ label: 'Save', keys: [command, 'S'] }],
    },
    {
      title: 'In the Card Editor',
      shortcuts: [
        { label: 'Undo', keys: [command, 'Z'] },
        { label: 'Redo', keys: isApplePlatform() ? ['⌘', '⇧', 'Z'] : ['Ctrl', 'Y'] },
      ],
    },
    {
      title: 'Everywhere',
      shortcuts: [
        { label: 'Close a dialog or a menu', keys: ['Esc'] },
        { label: 'Go to the notifications', keys: ['F8'] },
      ],
    },
  ]
}

const STORAGE_KEY = `${PRODUCT_NAMES.key}-single-key-shortcuts`

const singleKeyChoice = createGlobalStore(readStoredText(STORAGE_KEY) !== 'off')

export const areSingleKeyShortcutsEnabled = singleKeyChoice.get
export const useSingleKeyShortcutsEnabled = singleKeyChoice.use

/**
 * Switches shortcuts that need neither Ctrl nor ⌘ on or off, and remembers the choice in this browser. People who speak their input can
 * trigger such shortcuts by accident (WCAG 2.1.4).
 */
export function enableSingleKeyShortcuts(enabled: boolean) {
  singleKeyChoice.set(enabled)
  storeText(STORAGE_KEY, enabled ? null : 'off')
}
