import { describe, expect, it } from 'vitest'
import { vectorSizeOf } from './vector-size.ts'

describe('vectorSizeOf', () => {
  it.each([
    ['100', '50px', null, { width: 100, height: 50 }],
    ['100', '50', '0 0 10 10', { width: 100, height: 50 }],
    ['100%', '100%', '0 0 24 12', { width: 24, height: 12 }],
    [null, '2em', '-5,-5, 24.5,12', { width: 24.5, height: 12 }],
    [null, null, null, null],
    ['0', '0', '0 0 0 0', null],
    ['10', null, 'a b c d', null],
  ])('reads width %j, height %j and view box %j', (width, height, viewBox, size) => {
    expect(vectorSizeOf({ width, height, viewBox })).toEqual(size)
  })
})
