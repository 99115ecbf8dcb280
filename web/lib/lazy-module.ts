import { useEffect } from 'react'
import { createGlobalStore } from '../ui/store.ts'

/** Creates a React hook that loads a module on first use and returns undefined until it has loaded. A failed load is retried. */
export function createLazyModuleHook<Module>(load: () => Promise<Module>) {
  const module = createGlobalStore<Module | undefined>(undefined)
  /** If `shouldLoad` is false, the hook does not load the module, but returns it if another component has loaded it. */
  return (shouldLoad = true) => {
    useEffect(() => {
      if (shouldLoad && !module.get()) load().then(module.set, () => undefined)
    }, [shouldLoad])
    return module.use()
  }
}
