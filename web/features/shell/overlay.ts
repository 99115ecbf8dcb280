import { createGlobalStore } from '../../ui/store.ts'

export const openOverlay = createGlobalStore<'commands' | 'shortcuts' | null>(null)

export const openCommandMenu = () => openOverlay.set('commands')
