declare const self: ServiceWorkerGlobalScope

/**
 * True for the service worker of the app. Visitors who installed a card on their home screen register the same script, but only for
 * `/view/`. That worker stores none of the app's files, and signing out of the app does not delete its caches.
 */
export const isAppServiceWorker = new URL(self.registration.scope).pathname === '/'

export const cacheNameInScope = (name: string): string => (isAppServiceWorker ? name : `installed-${name}`)

/** Returns a Workbox route matcher for paths of this site that match the pattern. */
export const createPathMatcher =
  (pattern: RegExp) =>
  ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }): boolean =>
    sameOrigin && pattern.test(url.pathname)
