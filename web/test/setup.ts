import { cleanup, configure } from '@testing-library/react'
import { mutate } from 'swr'
import { afterEach, beforeEach, vi } from 'vitest'
import { dismissToast, listToasts } from '../ui/toast.ts'
import { clearCookies, openOrigin } from './browser.ts'

configure({
  // Long, because the machine may be busy with other tests.
  asyncUtilTimeout: 15_000,
  // Without the markup of the whole page, which the default message adds.
  getElementError: (message) => new Error(message ?? undefined),
})
beforeEach(() => openOrigin())
afterEach(async () => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
  for (const { id } of listToasts()) dismissToast(id)
  localStorage.clear()
  sessionStorage.clear()
  clearCookies()
  // No component is mounted, so that this empties the cache of API responses without sending a request.
  await mutate(() => true, undefined)
})
