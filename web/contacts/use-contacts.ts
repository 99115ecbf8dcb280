import { lazyModule } from '../lib/lazy-module.ts'

/** Loads `contacts.tsx` on demand: it contains the phone numbering plans of all countries and is large. */
export const useContacts = lazyModule(() => import('./contacts.tsx'))
