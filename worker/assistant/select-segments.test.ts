import { expect, it } from 'vitest'
import { selectSegments } from './select-segments.ts'

it('leaves a message of ordinary length as it is', () => {
  const segments = ['Hello.', 'My roof leaks.', 'How much is a repair?']
  expect(selectSegments(segments)).toEqual(segments)
})

it('keeps the beginning and the end of a message with many segments', () => {
  const segments = Array.from({ length: 30 }, (_, n) => `Sentence ${n}.`)
  expect(selectSegments(segments)).toEqual([...segments.slice(0, 4), ...segments.slice(-4)])
})

it('looks at no more than 800 characters', () => {
  const selected = selectSegments(Array.from({ length: 10 }, () => 'x'.repeat(500)))
  expect(selected.map(({ length }) => length)).toEqual([300, 200, 300])
})
