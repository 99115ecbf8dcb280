import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { DECODER_PAGES_MAX } from '../schema/bounds.ts'

const NAME = '@cf-wasm/photon/photon.wasm'
const SOURCE = 'node_modules/@cf-wasm/photon/dist/lib/photon_rs_bg.wasm'
const BOUNDED = 'node_modules/.cache/bounded/photon.wasm'
const MEMORY_SECTION = 5

/** Reads an unsigned LEB128 number at `at` (WebAssembly Core 2.0, section 5.2.2). `end` is the offset after it. */
function readNumber(bytes: Uint8Array, at: number): [value: number, end: number] {
  let value = 0
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++]!
    value |= (byte & 0x7f) << shift
    if (byte < 0x80) return [value, at]
  }
}

function writeNumber(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...writeNumber(value >>> 7)]
}

/**
 * Rewrites a WebAssembly module so that its memory can grow to at most `pages` of 64 KiB (section 5.5.8). Throws unless it
 * defines exactly one memory without a bound.
 */
export function withMemoryBound(module: Uint8Array, pages: number): Uint8Array {
  for (let at = 8; at < module.length;) {
    const id = module[at]
    const [length, body] = readNumber(module, at + 1)
    if (id === MEMORY_SECTION) {
      const [count, flags] = module.subarray(body)
      if (count !== 1 || flags !== 0) throw new Error('The module does not define one memory without a bound')
      const [initial] = readNumber(module, body + 2)
      const bounded = [1, 1, ...writeNumber(initial), ...writeNumber(pages)]
      return Buffer.concat([
        module.subarray(0, at),
        Uint8Array.from([MEMORY_SECTION, ...writeNumber(bounded.length), ...bounded]),
        module.subarray(body + length),
      ])
    }
    at = body + length
  }
  throw new Error('The module defines no memory')
}

/**
 * A build alias that replaces the image decoder by a copy with bounded memory. Without the bound, a file of 1.5 MB can make it
 * allocate a gigabyte. With it, the allocation fails and the file is refused like any damaged one.
 */
export function boundedDecoder(): { find: string; replacement: string } {
  const replacement = resolve(import.meta.dirname, '..', BOUNDED)
  const bounded = withMemoryBound(readFileSync(resolve(import.meta.dirname, '..', SOURCE)), DECODER_PAGES_MAX)
  mkdirSync(resolve(replacement, '..'), { recursive: true })
  // Written only when it differs, so that a concurrent build or test run never reads a partly written file.
  if (!existsSync(replacement) || !readFileSync(replacement).equals(bounded)) writeFileSync(replacement, bounded)
  return { find: NAME, replacement }
}
