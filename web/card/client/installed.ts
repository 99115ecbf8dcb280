import { SERVICE_WORKER_PATH, toKeepCardsMessage } from '../../../schema/offline.ts'

/** Makes a card that was installed on the home screen open without a network. Other visitors get no service worker. */
async function keepInstalledCard(): Promise<void> {
  const workers = navigator.serviceWorker
  // A page that a service worker already serves is stored by it.
  if (!workers || workers.controller) return
  await workers.register(SERVICE_WORKER_PATH, { scope: '/view/' })
  const { active } = await workers.ready
  active?.postMessage(toKeepCardsMessage([{ slug: location.pathname.split('/')[2]!, updatedAt: 'installed' }]))
}

keepInstalledCard().catch(() => undefined)
