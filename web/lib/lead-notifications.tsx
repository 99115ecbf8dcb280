import { type ReactNode, useState } from 'react'
import { SESSION_IDLE_MAX_MS } from '../../schema/bounds.ts'
import type { PushSubscriptionBody } from '../../schema/push.ts'
import { Switch } from '../ui/switch.tsx'
import { showToast } from '../ui/toast.ts'
import { errorMessageOf, requestApi } from './api.ts'
import { findInstallMethod } from './install-prompt.ts'
import { useApiCall } from './use-call.ts'

const BLOCKED_MESSAGE = 'The browser blocks notifications of this site. Allow them in the settings of the site, and try again.'
const FAILED_MESSAGE = 'Notifications could not be changed. Please try again.'

const canNotify = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Returns the browser's subscriptions, or null while the app's service worker is not installed. */
const findPushManager = async () =>
  (await navigator.serviceWorker.getRegistration()) ? (await navigator.serviceWorker.ready).pushManager : null

/** Returns why the browser was not subscribed; null if it was. */
async function subscribe(publicKey: string): Promise<string | null> {
  if ((await Notification.requestPermission()) !== 'granted') return BLOCKED_MESSAGE
  const pushManager = await findPushManager()
  if (!pushManager) return FAILED_MESSAGE
  // An earlier subscription may be for another key of this deployment, and then the browser would refuse the new one.
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  await requestApi('PUT /api/push-subscription', { body: subscription.toJSON() as PushSubscriptionBody })
  return null
}

async function unsubscribe(): Promise<null> {
  await requestApi('DELETE /api/push-subscription')
  await (await (await findPushManager())?.getSubscription())?.unsubscribe()
  return null
}

/** Switch for notifications in this browser. Shows nothing if the server or the browser cannot send or show them. */
export function LeadNotifications({ wrap = (field) => field }: { wrap?: (field: ReactNode) => ReactNode }) {
  const { data: state, mutate } = useApiCall('GET /api/push-subscription', {})
  const [isChanging, setChanging] = useState(false)
  if (!state?.publicKey) return null
  if (!canNotify())
    return findInstallMethod() === 'ios'
      ? wrap(
          <p className="small-muted">
            On an iPhone or iPad, only the installed app can notify you about leads: add it to the Home Screen, open it there and come back
            to this page.
          </p>,
        )
      : null
  const { publicKey, isSubscribed } = state

  async function change(isOn: boolean) {
    if (isChanging) return
    setChanging(true)
    try {
      const failure = isOn ? await subscribe(publicKey!) : await unsubscribe()
      if (failure) showToast({ title: 'No notifications', description: failure, variant: 'destructive' })
      else showToast({ title: isOn ? 'This browser is notified' : 'No more notifications', variant: 'success' })
    } catch (error) {
      showToast({ title: 'Update failed', description: errorMessageOf(error, FAILED_MESSAGE), variant: 'destructive' })
    } finally {
      await mutate().catch(() => {})
      setChanging(false)
    }
  }

  return wrap(
    <Switch
      label="Notify this browser about leads"
      hint={`For leads, appointments, forms and requests for a person, until you sign out here or stay away for ${SESSION_IDLE_MAX_MS / 86_400_000} days.`}
      checked={isSubscribed && Notification.permission === 'granted'}
      onChange={(isOn) => void change(isOn)}
    />,
  )
}
