import { createGlobalStore } from '../../ui/store.ts'

export const currentOverlay = createGlobalStore<'commands' | 'shortcuts' | null>(null)

export const openCommandMenu = () => currentOverlay.set('commands')
