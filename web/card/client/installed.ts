import { SERVICE_WORKER_PATH, type ServiceWorkerMessage } from '../../../schema/offline.ts'
import { createTrustedTypesPolicy } from '../../lib/trusted-types.ts'

/** Stores a card that is opened from the home screen, so that it opens without a network. */
async function prefetchInstalledCard(): Promise<void> {
  const workers = navigator.serviceWorker
  if (!workers) return
  const current = await workers.getRegistration()
  // The app's own service worker stores opened cards already.
  if (current && new URL(current.scope).pathname === '/') return
  // The page's policy allows no text as the address of a script, unless this one does.
  createTrustedTypesPolicy()
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
