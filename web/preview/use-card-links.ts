import { lazyModule } from '../lib/lazy-module.ts'

/** Makes links of what stands on a card. */
export const useCardLinks = lazyModule(() => import('../../schema/card-links.ts'))
