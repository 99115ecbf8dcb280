import { beforeEach, expect, it, vi } from 'vitest'
import { PRODUCT_NAMES } from '../../schema/product.ts'
import { handlePushes } from './push.ts'

const ORIGIN = 'https://veebu.example'
const NOTICE = { title: 'New lead: Ada', path: '/veebubot-analytics/7?conversation=3', tag: 'form 5' }
const listeners: Record<string, (event: unknown) => void> = {}
const showNotification = vi.fn()
const openWindow = vi.fn()
const matchAll = vi.fn()

beforeEach(() => {
  vi.resetAllMocks()
  vi.stubGlobal('location', { origin: ORIGIN })
  vi.stubGlobal('self', {
    addEventListener: (name: string, listener: (event: unknown) => void) => (listeners[name] = listener),
    registration: { showNotification },
    clients: { matchAll: matchAll.mockResolvedValue([]), openWindow },
  })
  handlePushes()
})

async function dispatch(name: string, event: object): Promise<void> {
  const waits: Promise<unknown>[] = []
  listeners[name]!({ ...event, waitUntil: (work: Promise<unknown>) => waits.push(work) })
  await Promise.all(waits)
}
const push = (data: { json: () => unknown } | null) => dispatch('push', { data })
const click = (path: string) => dispatch('notificationclick', { notification: { data: path, close: vi.fn() } })

it('shows what was pushed, once for each tag, and is heard again when it replaces another', async () => {
  await push({ json: () => NOTICE })
  expect(showNotification).toHaveBeenCalledExactlyOnceWith(
    NOTICE.title,
    expect.objectContaining({ tag: NOTICE.tag, renotify: true, data: NOTICE.path }),
  )
})

it.each([
  ['is empty', null],
  ['is no JSON', { json: () => JSON.parse('{') as unknown }],
])('shows a notification although the push %s, because browsers demand one', async (_, data) => {
  await push(data)
  expect(showNotification).toHaveBeenCalledExactlyOnceWith(PRODUCT_NAMES.name, expect.objectContaining({ data: '/dashboard' }))
})

it('opens the conversation in a new window, or shows the one that has it open, and leaves others as they are', async () => {
  const createWindow = (path: string) => ({ url: `${ORIGIN}${path}`, focus: vi.fn(), navigate: vi.fn() })
  const editor = createWindow('/edit/7')
  matchAll.mockResolvedValue([editor])
  await click(NOTICE.path)
  expect(openWindow.mock.calls.map(([url]) => String(url))).toEqual([`${ORIGIN}${NOTICE.path}`])
  const open = createWindow(NOTICE.path)
  matchAll.mockResolvedValue([editor, open])
  await click(NOTICE.path)
  expect(open.focus).toHaveBeenCalledOnce()
  expect(openWindow).toHaveBeenCalledOnce()
  for (const other of [editor.focus, editor.navigate]) expect(other).not.toHaveBeenCalled()
})

it('opens no other site', async () => {
  await click('https://evil.example/')
  expect(openWindow).not.toHaveBeenCalled()
})
