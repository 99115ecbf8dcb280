import { clientsClaim } from 'workbox-core'
import { precache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { type KeepCardsMessage, toKeepCardsMessage } from '../../schema/offline.ts'
import { isAppPagePath, SHOW_PATH } from '../../schema/route.ts'
import { isCardCall, isSessionCall, isStoredCall, sessionCalls, storeDashboardAnswers, storedAnswers, storeSavedCard } from './api.ts'
import { answerAppPage, answerUnversionedFile, storedAssets } from './app-files.ts'
import { findStoredShowPage, isCardFile, isCardImage, keepCards, storedCards, storedImages } from './cards.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * The service worker: it opens the app, the owner's cards and their show pages without a network.
 *
 * A new version never takes over while a tab of the old one is open (there is no `skipWaiting`): the old tab may still need a file
 * that only the old version's cache holds. Pages come from the network, so the next load shows the new version all the same.
 *
 * Visitors who install a card register this script for `/view/` only. They get no files of the app.
 */
const isForWholeApp = new URL(self.registration.scope).pathname === '/'
const appFiles = self.__WB_MANIFEST as { url: string; revision: string | null }[]
if (isForWholeApp) precache(appFiles)
clientsClaim()

const UNVERSIONED_PATHS = new Set(
  appFiles.map(({ url }) => new URL(url, location.origin).pathname).filter((path) => path !== '/' && !path.startsWith('/assets/')),
)

registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && request.mode === 'navigate' && url.pathname === SHOW_PATH,
  async ({ request }) => {
    try {
      return await fetch(request)
    } catch {
      return Response.redirect((await findStoredShowPage()) ?? '/dashboard', 302)
    }
  },
)
registerRoute(isCardFile, storedCards)
registerRoute(isCardImage, storedImages)
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isAppPagePath(url.pathname),
  ({ request }) => answerAppPage(request),
)
// A card's page asks for the HEAD of its script to learn whether it can load more of it.
for (const method of ['GET', 'HEAD'] as const)
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
    // A tab may belong to an older or newer version than this script, so the file is looked for in the caches of all versions.
    async (options) =>
      (await caches.match(options.request.url, { ignoreVary: true })) ??
      (method === 'GET' ? storedAssets.handle(options) : fetch(options.request)),
    method,
  )
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && UNVERSIONED_PATHS.has(url.pathname),
  ({ request }) => answerUnversionedFile(request),
)
registerRoute(isStoredCall, storedAnswers)
registerRoute(
  isCardCall,
  async ({ event, request }) => {
    const response = await fetch(request)
    if (response.ok) event.waitUntil(keepSavedCard(response.clone()))
    return response
  },
  'PUT',
)
for (const method of ['POST', 'DELETE', 'PUT'] as const) registerRoute(isSessionCall, sessionCalls, method)

/** Stores a card that was just saved, so that it also shows its new state if the network fails right afterwards. */
async function keepSavedCard(saved: Response): Promise<void> {
  const cards = await storeSavedCard(saved)
  if (cards) await keepCards(toKeepCardsMessage(cards))
}

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const message = event.data as KeepCardsMessage
  if (message.type === 'keep-cards')
    event.waitUntil((isForWholeApp ? storeDashboardAnswers(event) : Promise.resolve()).then(() => keepCards(message)))
})
