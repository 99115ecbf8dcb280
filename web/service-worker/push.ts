import { PRODUCT_NAMES } from '../../schema/product.ts'
import type { PushedNotice } from '../../schema/push.ts'

declare const self: ServiceWorkerGlobalScope

/** Shows what the server pushed. Browsers demand that each push shows a notification, so an unreadable one shows the product's name. */
async function showPushedNotice(data: PushMessageData | null): Promise<void> {
  const notice =
    (await Promise.resolve(data)
      .then((message) => message?.json() as Partial<PushedNotice> | undefined)
      .catch(() => undefined)) ?? {}
  const { title = PRODUCT_NAMES.name, path = '/dashboard' } = notice
  // A later notification of the same conversation replaces the earlier one.
  await self.registration.showNotification(title, { tag: path, icon: '/icons/icon-192.png', data: path })
}

/** Opens the conversation in the app's open window, or in a new one. */
async function openPushedNotice({ data }: Notification): Promise<void> {
  const url = new URL(String(data), location.origin)
  if (url.origin !== location.origin) return
  const [open] = await self.clients.matchAll({ type: 'window' })
  const shown = open && (await open.navigate(url).catch(() => null))
  await (shown ? shown.focus() : self.clients.openWindow(url))
}

export function handlePushes(): void {
  self.addEventListener('push', (event) => event.waitUntil(showPushedNotice(event.data)))
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(openPushedNotice(event.notification))
  })
}
