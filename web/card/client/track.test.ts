import { expect, it } from 'vitest'
import { eventId } from './send.ts'
import { sourceOf, createCountingRule, createStopwatch } from './track.ts'

it('counts whole seconds in sight, and none while hidden', () => {
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

it('says by which tag and from which other site a visitor came', () => {
  expect(sourceOf('?s=qr&x=1', '', 'a.example')).toEqual({ source: 'qr' })
  expect(sourceOf('', 'https://news.example/item?secret=1', 'a.example')).toEqual({ referrer: 'news.example' })
  expect(sourceOf('', 'https://a.example/', 'a.example')).toEqual({})
  expect(sourceOf(`?s=${'x'.repeat(100)}`, 'junk', 'a.example')).toEqual({ source: 'x'.repeat(64) })
})

it('counts each click, playing once a visit, and a video file only as it plays', () => {
  const counts = createCountingRule()
  const link = { type: 'phone', file: false }
  expect([counts(link, 'click'), counts(link, 'auxclick'), counts(link, 'click')]).toEqual([true, true, true])
  const file = { type: 'video', file: true }
  expect([counts(file, 'click'), counts(file, 'play'), counts(file, 'play')]).toEqual([false, true, false])
  const facade = { type: 'video', file: false }
  expect(counts(facade, 'click')).toBe(false)
  const another = createCountingRule()
  expect([another(facade, 'click'), another(facade, 'click'), another(link, 'click')]).toEqual([true, false, true])
})

it('makes ids that fit an event and differ', () => {
  const ids = new Set(Array.from({ length: 1000 }, eventId))
  expect(ids.size).toBe(1000)
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]{24}$/)
})
