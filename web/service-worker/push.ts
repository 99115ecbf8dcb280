import { PRODUCT_NAMES } from '../../schema/product.ts'
import type { PushedNotice } from '../../schema/push.ts'
import { DEFAULT_PWA_SETTINGS } from '../../schema/pwa.ts'
import { APP_PAGE_PATHS } from '../../schema/route.ts'

declare const self: ServiceWorkerGlobalScope

/** Shows what the server pushed. Browsers demand that each push shows a notification, so an unreadable one shows the product's name. */
async function showPushedNotice(data: PushMessageData | null): Promise<void> {
  const notice =
    (await Promise.resolve(data)
      .then((message) => message?.json() as Partial<PushedNotice> | undefined)
      .catch(() => undefined)) ?? {}
  const { title = PRODUCT_NAMES.name, path = APP_PAGE_PATHS.dashboard, tag = path } = notice
  // With `renotify`, a notification that replaces another one is heard, too.
  const options: NotificationOptions & { renotify: boolean } = { tag, renotify: true, icon: DEFAULT_PWA_SETTINGS.icons.icon192, data: path }
  await self.registration.showNotification(title, options)
}

/** Shows the window that has the page open, or opens a new one: other windows may hold unsaved work. */
async function openPushedNotice({ data }: Notification): Promise<void> {
  const url = new URL(String(data), location.origin)
  if (url.origin !== location.origin) return
  const open = (await self.clients.matchAll({ type: 'window' })).find((window) => window.url === url.href)
  await (open ? open.focus() : self.clients.openWindow(url))
}

export function handlePushes(): void {
  self.addEventListener('push', (event) => event.waitUntil(showPushedNotice(event.data)))
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(openPushedNotice(event.notification))
  })
}
