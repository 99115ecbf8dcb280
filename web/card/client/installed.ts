import { SERVICE_WORKER_PATH, type ServiceWorkerMessage } from '../../../schema/offline.ts'

/** Makes a card that was installed on the home screen open without a network. Other visitors get no service worker. */
async function prefetchInstalledCard(): Promise<void> {
  const workers = navigator.serviceWorker
  if (!workers) return
  const current = await workers.getRegistration()
  // Where the app is installed too, its own service worker stores the cards that are opened.
  if (current && new URL(current.scope).pathname === '/') return
  await workers.register(SERVICE_WORKER_PATH, { scope: '/view/' })
  const { active } = await workers.ready
  const today = new Date().toDateString()
  const message: ServiceWorkerMessage = {
    type: 'prefetch-installed-card',
    card: { slug: location.pathname.split('/')[2]!, version: today },
  }
  active?.postMessage(message)
}

prefetchInstalledCard().catch(() => undefined)
