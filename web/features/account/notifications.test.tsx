import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PushState } from '../../../schema/push.ts'
import { callApi, registerTestUser } from '../../test/accounts.ts'
import { findNotice, findTextInPage, openPage, reloadPage } from '../../test/render.tsx'

const KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}
let endpoint: string
const unsubscribe = vi.fn()
const subscribe = vi.fn()
const requestPermission = vi.fn()
let browserCount = 0

/** Gives this browser notifications, as far as a page sees them. happy-dom has none. */
beforeEach(() => {
  vi.resetAllMocks()
  endpoint = `https://fcm.googleapis.com/fcm/send/${Date.now()}-${++browserCount}`
  const subscription = { unsubscribe, toJSON: () => ({ endpoint, expirationTime: null, keys: KEYS }) }
  subscribe.mockResolvedValue(subscription)
  let permission = 'default'
  requestPermission.mockImplementation(async () => (permission = 'granted'))
  const registration = { pushManager: { subscribe, getSubscription: async () => subscription } }
  vi.stubGlobal('PushManager', {})
  vi.stubGlobal('Notification', {
    requestPermission,
    get permission() {
      return permission
    },
  })
  const worker = { getRegistration: async () => registration, ready: Promise.resolve(registration), addEventListener: () => {} }
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true })
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const findSwitch = () => screen.findByRole('switch', { name: 'Notify this browser about leads' })
const getState = () => callApi<PushState>('GET', '/api/push-subscription')
async function openSecurity(): Promise<UserEvent> {
  await registerTestUser()
  return openPage('/account?tab=security')
}

it('notifies this browser, and stops', async () => {
  const user = await openSecurity()
  expect(await findSwitch()).not.toBeChecked()
  await user.click(await findSwitch())
  await findNotice('This browser is notified')
  await waitFor(async () => expect(await findSwitch()).toBeChecked())
  const { publicKey, isSubscribed } = await getState()
  expect(isSubscribed).toBe(true)
  expect(subscribe).toHaveBeenCalledExactlyOnceWith({ userVisibleOnly: true, applicationServerKey: publicKey })
  await user.click(await findSwitch())
  await findNotice('No more notifications')
  await waitFor(async () => expect(await findSwitch()).not.toBeChecked())
  expect(await getState()).toMatchObject({ isSubscribed: false })
  expect(unsubscribe).toHaveBeenCalledTimes(2)
})

it.each([
  ['the browser blocks them', () => requestPermission.mockResolvedValue('denied'), 'Allow them in the settings of the site'],
  ['its push service fails', () => subscribe.mockRejectedValue(new DOMException('push service error', 'AbortError')), 'Please try again'],
  ['its push service is unknown', () => (endpoint = 'https://push.example/x'), 'The push service of this browser is not known here'],
])('says why there are no notifications: %s', async (_, cause, message) => {
  cause()
  const user = await openSecurity()
  await user.click(await findSwitch())
  await findNotice(new RegExp(message))
  expect(await findSwitch()).not.toBeChecked()
  expect(await getState()).toMatchObject({ isSubscribed: false })
})

it('tells owners of an iPhone to install the app, and offers nothing in other browsers without notifications', async () => {
  Reflect.deleteProperty(globalThis, 'PushManager')
  Reflect.deleteProperty(window, 'PushManager')
  for (const [name, value] of [
    ['standalone', false],
    ['maxTouchPoints', 5],
  ] as const)
    Object.defineProperty(navigator, name, { value, configurable: true })
  await openSecurity()
  await findTextInPage('On an iPhone or iPad, only the installed app can notify you about leads')
  for (const name of ['standalone', 'maxTouchPoints']) Reflect.deleteProperty(navigator, name)
  await reloadPage()
  await screen.findAllByText('This device')
  expect(screen.queryByRole('heading', { name: 'Notifications' })).toBeNull()
})
