import { useSyncExternalStore } from 'react'

/** Creates a React hook that loads a module on first use and returns undefined until then. A failed load is retried. */
export function createLazyModuleHook<Module>(load: () => Promise<Module>) {
  let module: Module | undefined
  const listeners = new Set<() => void>()
  const start = () =>
    load().then(
      (loaded) => {
        module = loaded
        for (const listener of listeners) listener()
      },
      () => undefined,
    )
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const subscribeAndLoad = (listener: () => void) => {
    if (!module) void start()
    return subscribe(listener)
  }
  const current = () => module
  /** With `shouldLoad` false the hook starts no loading, but still returns the module when another component has loaded it. */
  return (shouldLoad = true) => useSyncExternalStore(shouldLoad ? subscribeAndLoad : subscribe, current)
}
