import { createLazyModuleHook } from '../lib/lazy-module.ts'

/** Loaded on demand, because the module contains the phone numbering plans of all countries. */
export const useContactsModule = createLazyModuleHook(() => import('./contacts.tsx'))
