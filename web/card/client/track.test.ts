import { expect, it } from 'vitest'
import { createEventId } from './event-id.ts'
import { cardViewSourceOf, createClickCountFilter, createStopwatch } from './track.ts'

it('counts the whole seconds while the page is visible, and none while it is hidden', () => {
  let now = 0
  const watch = createStopwatch(() => now)
  now = 2400
  expect(watch.pause()).toBe(2)
  now = 60_000
  expect(watch.pause()).toBe(2)
  watch.resume()
  watch.resume()
  now = 63_200
  expect(watch.pause()).toBe(6)
})

it('finds the link tag and the other website that a visitor came from', () => {
  expect(cardViewSourceOf('?s=qr&x=1', '', 'a.example')).toEqual({ source: 'qr' })
  expect(cardViewSourceOf('', 'https://news.example/item?secret=1', 'a.example')).toEqual({ referrer: 'news.example' })
  expect(cardViewSourceOf('', 'https://a.example/', 'a.example')).toEqual({})
  expect(cardViewSourceOf(`?s=${'x'.repeat(100)}`, 'junk', 'a.example')).toEqual({ source: 'x'.repeat(64) })
})

it('counts each click, but only one play per visit, and a video file only when it starts to play', () => {
  const counts = createClickCountFilter()
  const link = { type: 'phone', file: false }
  expect([counts(link, 'click'), counts(link, 'auxclick'), counts(link, 'click')]).toEqual([true, true, true])
  const file = { type: 'video', file: true }
  expect([counts(file, 'click'), counts(file, 'play'), counts(file, 'play')]).toEqual([false, true, false])
  const facade = { type: 'video', file: false }
  expect(counts(facade, 'click')).toBe(false)
  const another = createClickCountFilter()
  expect([another(facade, 'click'), another(facade, 'click'), another(link, 'click')]).toEqual([true, false, true])
})

it('creates unique event ids of 24 letters and digits', () => {
  const ids = new Set(Array.from({ length: 1000 }, createEventId))
  expect(ids.size).toBe(1000)
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]{24}$/)
})
