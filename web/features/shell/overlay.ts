import { createGlobalStore } from '../../ui/store.ts'

/** Which overlay of the app's layout is open: the command menu or the list of keyboard shortcuts. */
export const openOverlay = createGlobalStore<'commands' | 'shortcuts' | null>(null)

/** Opens the menu that finds pages, cards and actions by name. */
export const openCommandMenu = () => openOverlay.set('commands')
