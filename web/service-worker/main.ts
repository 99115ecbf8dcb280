import { clientsClaim } from 'workbox-core'
import { matchPrecache, precache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { APP_SHELL_PATH, type ServiceWorkerMessage, toPrefetchedCards } from '../../schema/offline.ts'
import { APP_PAGE_PATHS, isAppPagePath } from '../../schema/route.ts'
import { SHOW_PATH } from '../../schema/show.ts'
import { assetCacheStrategy, fetchWithFallback } from './app-files.ts'
import {
  apiCacheStrategy,
  deleteStoredCard,
  isCardCall,
  isSignInOrSignOutCall,
  isStoredCall,
  signInAndSignOutCallStrategy,
  cacheDashboardResponses,
  storeSavedCard,
} from './api.ts'
import { cardCacheStrategy, imageCacheStrategy, isCardFile, isCardImage } from './cards.ts'
import { createOfflinePage } from './offline-page.ts'
import { prefetchCards, redirectToStoredShowPage } from './prefetch.ts'
import { isAppServiceWorker } from './scope.ts'
import { handlePushes } from './push.ts'
import { currentSessionNumber, deleteUserData } from './user-data.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * The service worker: it opens the app, the owner's cards and their show pages without a network.
 *
 * A new version never takes over while a tab of the old one is open (there is no `skipWaiting`): the old tab may still need a file
 * that only the old version's cache holds. Pages come from the network, so the next load shows the new version all the same.
 */
const appFiles = self.__WB_MANIFEST as { url: string; revision: string | null }[]
if (isAppServiceWorker) {
  precache(appFiles)
  handlePushes()
}
clientsClaim()

const UNVERSIONED_PATHS = new Set(
  appFiles
    .map(({ url }) => new URL(url, location.origin).pathname)
    .filter((path) => path !== APP_SHELL_PATH && !path.startsWith('/assets/')),
)

/** Requests a page from the network, so that a new version appears at the next load. Without a network, answers with `fallback`. */
const registerPage = (isPath: (path: string) => boolean, fallback: () => Promise<Response | undefined>) =>
  registerRoute(
    ({ url, request, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPath(url.pathname),
    ({ request }) => fetchWithFallback(request, fallback),
  )
const matchAppShell = () => matchPrecache(APP_SHELL_PATH)

registerPage((path) => path === SHOW_PATH, redirectToStoredShowPage)
registerRoute(isCardFile, cardCacheStrategy)
registerRoute(isCardImage, imageCacheStrategy)
// The landing page is not stored, so without a network its visitors get the app instead.
registerPage(
  (path) => path === APP_PAGE_PATHS.home,
  async () => ((await matchAppShell()) ? Response.redirect(APP_PAGE_PATHS.dashboard) : undefined),
)
registerPage(isAppPagePath, matchAppShell)
// Any other page comes only from the network. A slow answer may be a download, so it has no time limit.
registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate' && request.destination === 'document',
  ({ request }) => fetch(request).catch(() => createOfflinePage('page')),
)
// Before a card's page imports scripts, it sends a HEAD request for one of them. The app's service worker can answer, because it has stored
// all scripts.
for (const method of isAppServiceWorker ? (['GET', 'HEAD'] as const) : (['GET'] as const))
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
    // A tab may have an older or newer version of the app than this script, so the file is searched in the caches of all versions.
    async (options) =>
      (await caches.match(options.request.url, { ignoreVary: true })) ??
      (method === 'GET' ? assetCacheStrategy.handle(options) : fetch(options.request)),
    method,
  )
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && UNVERSIONED_PATHS.has(url.pathname),
  ({ request }) => fetchWithFallback(request, () => matchPrecache(request.url)),
)
registerRoute(isStoredCall, apiCacheStrategy)
registerRoute(
  isCardCall,
  async ({ event, request }) => {
    const session = currentSessionNumber()
    const response = await fetch(request)
    if (response.ok) event.waitUntil(storeAndPrefetchSavedCard(response.clone(), session, event))
    return response
  },
  'PUT',
)
registerRoute(
  isCardCall,
  async ({ request, url }) => {
    const response = await fetch(request)
    if (response.ok) await deleteStoredCard(url.pathname)
    return response
  },
  'DELETE',
)
for (const method of ['POST', 'DELETE'] as const) registerRoute(isSignInOrSignOutCall, signInAndSignOutCallStrategy, method)

async function storeAndPrefetchSavedCard(saved: Response, session: number, event: ExtendableEvent): Promise<void> {
  const cards = await storeSavedCard(saved, session)
  if (cards) await prefetchCards(toPrefetchedCards(cards), session, event)
}

async function handleMessage(message: ServiceWorkerMessage, event: ExtendableEvent): Promise<void> {
  const session = currentSessionNumber()
  if (message.type === 'delete-user-data') return deleteUserData()
  if (message.type === 'prefetch-installed-card') return prefetchCards([message.card], session, event)
  await cacheDashboardResponses(event)
  await prefetchCards(message.cards, session, event)
}

self.addEventListener('message', (event: ExtendableMessageEvent) =>
  event.waitUntil(handleMessage(event.data as ServiceWorkerMessage, event)),
)
