import { expect, it } from 'vitest'
import { limitWasmMemory } from './bounded-decoder.ts'

const WASM_FILE_HEADER = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]
const UNBOUNDED_WASM_MODULE = Uint8Array.from([...WASM_FILE_HEADER, 5, 3, 1, 0, 1, 7, 5, 1, 1, 0x6d, 2, 0])

it('limits how far the memory of a WebAssembly module can grow', () => {
  const { m } = new WebAssembly.Instance(new WebAssembly.Module(limitWasmMemory(UNBOUNDED_WASM_MODULE, 300) as BufferSource)).exports as {
    m: WebAssembly.Memory
  }
  expect(m.grow(299)).toBe(1)
  expect(() => m.grow(1)).toThrow(RangeError)
})

it('throws for a WebAssembly module without a memory, or whose memory has a limit already', () => {
  expect(() => limitWasmMemory(Uint8Array.from(WASM_FILE_HEADER), 300)).toThrow('no memory')
  expect(() => limitWasmMemory(limitWasmMemory(UNBOUNDED_WASM_MODULE, 300), 200)).toThrow('without a bound')
})
