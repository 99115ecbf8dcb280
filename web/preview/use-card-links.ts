import { createLazyModuleHook } from '../lib/lazy-module.ts'

/** Loads the code that builds the links of a card's phone numbers and social profiles on demand. */
export const useCardLinksModule = createLazyModuleHook(() => import('../../schema/card-links.ts'))
