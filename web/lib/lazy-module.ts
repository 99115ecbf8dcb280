import { useSyncExternalStore } from 'react'

/**
 * A hook for a module that is loaded when it is first wanted: undefined until it is there. Where loading fails (no network)
 * it is tried again by what wants it next.
 */
export function lazyModule<Module>(load: () => Promise<Module>) {
  let module: Module | undefined
  const listeners = new Set<() => void>()
  const fetchIt = () =>
    load().then(
      (loaded) => {
        module = loaded
        for (const listener of listeners) listener()
      },
      () => undefined,
    )
  const listen = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const want = (listener: () => void) => {
    if (!module) void fetchIt()
    return listen(listener)
  }
  const current = () => module
  /** With `wanted` false it is used once something else has loaded it. */
  return (wanted = true) => useSyncExternalStore(wanted ? want : listen, current)
}
