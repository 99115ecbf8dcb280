import { expect, it } from 'vitest'
import { ByteLimitedMap } from './byte-map.ts'

it('never holds more than its maximum of bytes, and evicts the oldest entries first', () => {
  const map = new ByteLimitedMap<number>(10_000)
  for (let i = 0; i < 1000; i++) {
    map.set(`key ${i}`, i, 700)
    expect(map.bytes).toBeLessThanOrEqual(10_000)
  }
  expect(map.size).toBeGreaterThan(5)
  expect(map.get('key 999')).toBe(999)
  expect(map.get('key 0')).toBeUndefined()
})

it('counts the bytes of long keys too', () => {
  const map = new ByteLimitedMap<number>(10_000)
  for (let i = 0; i < 100; i++) map.set(`${i}`.padEnd(2000), i, 0)
  expect(map.size).toBe(2)
})

it('does not store a value larger than the map, and deletes the older value of its key', () => {
  const map = new ByteLimitedMap<string>(1000)
  map.set('small', 'small', 10)
  map.set('page', 'old', 10)
  map.set('page', 'new', 5000)
  expect(map.get('page')).toBeUndefined()
  expect(map.get('small')).toBe('small')
})

it('counts a replaced entry once, and counts nothing after all entries are deleted', () => {
  const map = new ByteLimitedMap<number>(10_000)
  map.set('a', 1, 100)
  const { bytes } = map
  map.set('a', 2, 100)
  expect([map.bytes, map.size, map.get('a')]).toEqual([bytes, 1, 2])
  map.set('b', 3, 100)
  map.deleteWhere((value) => value === 2)
  expect([map.get('a'), map.get('b')]).toEqual([undefined, 3])
  map.delete('b')
  map.delete('b')
  expect([map.bytes, map.size]).toEqual([0, 0])
})
