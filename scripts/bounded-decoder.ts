import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { DECODER_PAGES_MAX } from '../schema/bounds.ts'

const NAME = '@cf-wasm/photon/photon.wasm'
const SOURCE = 'node_modules/@cf-wasm/photon/dist/lib/photon_rs_bg.wasm'
const BOUNDED = 'node_modules/.cache/bounded/photon.wasm'
const MEMORY_SECTION = 5

/** An unsigned LEB128 number at `at`, and where it ends (WebAssembly Core 2.0, section 5.2.2). */
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
 * A WebAssembly module whose one memory grows to at most `pages` of 64 KiB (section 5.5.8). Throws when it defines none, or
 * one that has a bound already.
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
 * An alias by which the picture decoder is built with a bound on its memory. Without one, a file of 1.5 MB makes it take a
 * gigabyte; with it, an allocation too many ends the decoding like any other damage.
 */
export function boundedDecoder(): { find: string; replacement: string } {
  const replacement = resolve(import.meta.dirname, '..', BOUNDED)
  const bounded = withMemoryBound(readFileSync(resolve(import.meta.dirname, '..', SOURCE)), DECODER_PAGES_MAX)
  mkdirSync(resolve(replacement, '..'), { recursive: true })
  // A build and a test run that start together read the file while it is whole.
  if (!existsSync(replacement) || !readFileSync(replacement).equals(bounded)) writeFileSync(replacement, bounded)
  return { find: NAME, replacement }
}
