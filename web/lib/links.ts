import { lazyModule } from './lazy-module.ts'

/** Makes links of what stands on a card. */
export const useCardLinks = lazyModule(() => import('../../schema/card-links.ts'))

/** Reads numbers and addresses while they are typed; with the numbering plans of all countries it is large. */
export const useContacts = lazyModule(() => import('./editing/contacts.tsx'))
