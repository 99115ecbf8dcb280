import { createLazyModuleHook } from '../lib/lazy-module.ts'

/** Loads the code for contact fields on demand. It is large, because it contains the phone numbering plans of all countries. */
export const useContactsModule = createLazyModuleHook(() => import('./contacts.tsx'))
