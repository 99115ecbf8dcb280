import { expect, it } from 'vitest'
import { withMemoryBound } from './bounded-decoder.ts'

const START = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]
/** A WebAssembly module with one unbounded memory of one page, exported as `m`. */
const MODULE = Uint8Array.from([...START, 5, 3, 1, 0, 1, 7, 5, 1, 1, 0x6d, 2, 0])

it('limits the growth of a module’s memory', () => {
  const { m } = new WebAssembly.Instance(new WebAssembly.Module(withMemoryBound(MODULE, 300) as BufferSource)).exports as {
    m: WebAssembly.Memory
  }
  expect(m.grow(299)).toBe(1)
  expect(() => m.grow(1)).toThrow(RangeError)
})

it('throws for a module without a memory, or with a bounded one', () => {
  expect(() => withMemoryBound(Uint8Array.from(START), 300)).toThrow('no memory')
  expect(() => withMemoryBound(withMemoryBound(MODULE, 300), 200)).toThrow('without a bound')
})
