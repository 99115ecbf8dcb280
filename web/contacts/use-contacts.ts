import { lazyModule } from '../lib/lazy-module.ts'

/** Reads numbers and addresses while they are typed; with the numbering plans of all countries it is large. */
export const useContacts = lazyModule(() => import('./contacts.tsx'))
