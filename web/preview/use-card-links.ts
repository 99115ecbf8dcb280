import { lazyModule } from '../lib/lazy-module.ts'

/** Loads `card-links.ts` on demand; it computes the links of a card's phone numbers and social values. */
export const useCardLinks = lazyModule(() => import('../../schema/card-links.ts'))
