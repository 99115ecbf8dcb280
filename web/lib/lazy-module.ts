import { useSyncExternalStore } from 'react'

/**
 * Makes a hook for a module that is loaded on first use; it returns undefined until then. When loading fails (no network),
 * the next component that uses the hook tries again.
 */
export function lazyModule<Module>(load: () => Promise<Module>) {
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
  /** With `shouldLoad` false the hook waits until another component has loaded the module. */
  return (shouldLoad = true) => useSyncExternalStore(shouldLoad ? subscribeAndLoad : subscribe, current)
}
