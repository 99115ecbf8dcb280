import { useSyncExternalStore } from 'react'

function subscribeToOnlineState(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** False while the browser reports no network connection. True does not guarantee that the server can be reached. */
export function useOnlineStatus(): boolean {
  return useSyncExternalStore(subscribeToOnlineState, () => navigator.onLine)
}
