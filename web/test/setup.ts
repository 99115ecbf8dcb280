import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { dismissToast, listToasts } from '../ui/toast.ts'
import { awaitServer, clearCookies, forgetApiResponses, openOrigin, resizeWindow } from './browser.ts'

configure({
  // This timeout is long, because the machine may be busy with other tests.
  asyncUtilTimeout: 15_000,
  // Shortens error messages to their first line, without the markup of the whole page.
  getElementError: (message) => new Error(message?.split('\n')[0]),
})
await awaitServer()
// Replaces `document.fonts`, which happy-dom lacks and the preview of a card uses.
Object.assign(document, { fonts: Object.assign(new EventTarget(), { add: () => undefined, ready: Promise.resolve() }) })
Object.assign(window, { FontFace: class {} })
beforeEach(() => openOrigin())
afterEach(async () => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  for (const { id } of listToasts()) dismissToast(id)
  // An open modal dialog leaves styles behind that block clicks.
  document.body.removeAttribute('style')
  localStorage.clear()
  sessionStorage.clear()
  clearCookies()
  resizeWindow()
  await forgetApiResponses()
})
