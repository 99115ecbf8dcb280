declare const self: ServiceWorkerGlobalScope

/**
 * True for the service worker of the app. Visitors who installed a card on their home screen register the same script for `/view/`
 * only. It stores none of the app's files, and has caches of its own, which a sign-out from the app does not delete.
 */
export const isAppServiceWorker = new URL(self.registration.scope).pathname === '/'

export const cacheNameInScope = (name: string): string => (isAppServiceWorker ? name : `installed-${name}`)

/** Returns a route matcher for Workbox that accepts the paths of this site that match the pattern. */
export const createPathMatcher =
  (pattern: RegExp) =>
  ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }): boolean =>
    sameOrigin && pattern.test(url.pathname)
