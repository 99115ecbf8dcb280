import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { IMAGE_DECODER_WASM_PAGES_MAX } from '../schema/bounds.ts'

const DECODER_IMPORT_SPECIFIER = '@cf-wasm/photon/photon.wasm'
const ORIGINAL_DECODER_PATH = 'node_modules/@cf-wasm/photon/dist/lib/photon_rs_bg.wasm'
const BOUNDED_DECODER_PATH = 'node_modules/.cache/bounded/photon.wasm'
const WASM_MEMORY_SECTION_ID = 5

/** Reads an unsigned LEB128 number (WebAssembly Core 2.0, section 5.2.2). `end` is the offset after it. */
function readLeb128Number(bytes: Uint8Array, at: number): [value: number, end: number] {
  let value = 0
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++]!
    value |= (byte & 0x7f) << shift
    if (byte < 0x80) return [value, at]
  }
}

function encodeLeb128Number(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...encodeLeb128Number(value >>> 7)]
}

/** Limits the module's memory to `pages` of 64 KiB. Throws unless the module has exactly one memory, without a limit. */
export function limitWasmMemory(module: Uint8Array, pages: number): Uint8Array {
  for (let at = 8; at < module.length;) {
    const id = module[at]
    const [length, body] = readLeb128Number(module, at + 1)
    if (id === WASM_MEMORY_SECTION_ID) {
      const [count, flags] = module.subarray(body)
      if (count !== 1 || flags !== 0) throw new Error('The module does not define one memory without a bound')
      const [initial] = readLeb128Number(module, body + 2)
      const bounded = [1, 1, ...encodeLeb128Number(initial), ...encodeLeb128Number(pages)]
      return Buffer.concat([
        module.subarray(0, at),
        Uint8Array.from([WASM_MEMORY_SECTION_ID, ...encodeLeb128Number(bounded.length), ...bounded]),
        module.subarray(body + length),
      ])
    }
    at = body + length
  }
  throw new Error('The module defines no memory')
}

/**
 * Creates a build alias for the image decoder that limits its memory. Without the limit, a picture of 1.5 MB can make it allocate a
 * gigabyte.
 */
export function createBoundedDecoderAlias(): { find: string; replacement: string } {
  const replacement = resolve(import.meta.dirname, '..', BOUNDED_DECODER_PATH)
  const bounded = limitWasmMemory(readFileSync(resolve(import.meta.dirname, '..', ORIGINAL_DECODER_PATH)), IMAGE_DECODER_WASM_PAGES_MAX)
  mkdirSync(resolve(replacement, '..'), { recursive: true })
  // An unchanged file is not written again, because a concurrent build could read it while it is half written.
  if (!existsSync(replacement) || !readFileSync(replacement).equals(bounded)) writeFileSync(replacement, bounded)
  return { find: DECODER_IMPORT_SPECIFIER, replacement }
}
