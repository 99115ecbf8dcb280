import type { Card } from '../../schema/card.ts'
import { SERVICE_WORKER_PATH, type ServiceWorkerMessage, toPrefetchedCards } from '../../schema/offline.ts'

export async function registerServiceWorker(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register(SERVICE_WORKER_PATH)
    registration.addEventListener('updatefound', () => {
      if (registration.active) console.info('A new version was found. It takes over once no tab of the old one is open.')
    })
  } catch (error) {
    console.info('The app does not open without a network in this browser:', error)
  }
}

/** Stores the user's cards for use without a network. `cards` must contain all of them. */
export async function prefetchCards(cards: Pick<Card, 'slug' | 'updatedAt'>[]): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { active } = await navigator.serviceWorker.ready
  const message: ServiceWorkerMessage = { type: 'prefetch-cards', cards: toPrefetchedCards(cards) }
  active?.postMessage(message)
}
