import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dismissToast, listToasts, showToast } from './toast.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.runAllTimers()
  for (const { id } of listToasts()) dismissToast(id)
  vi.runAllTimers()
  vi.useRealTimers()
})

const listOpenToasts = () => listToasts().filter((item) => item.open)

it('shows at most the five newest toasts', () => {
  for (let n = 1; n <= 7; n++) showToast({ title: `n${n}` })
  expect(listOpenToasts().map((item) => item.title)).toEqual(['n3', 'n4', 'n5', 'n6', 'n7'])
})

it('replaces an open toast that has the same text and variant', () => {
  for (const title of ['Saved', 'Copied', 'Saved']) showToast({ title })
  showToast({ title: 'Saved', variant: 'destructive' })
  expect(listOpenToasts().map((item) => item.title)).toEqual(['Copied', 'Saved', 'Saved'])
})

it('closes a dismissed toast immediately and removes it from the list 1,000,000 ms later', () => {
  const dismiss = showToast({ title: 'Link copied' })
  dismiss()
  expect(listOpenToasts()).toEqual([])
  vi.advanceTimersByTime(999_999)
  expect(listToasts()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(listToasts()).toEqual([])
})
