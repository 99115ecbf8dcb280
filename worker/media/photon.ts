import { DECODER_KEPT_MAX } from '../../schema/bounds.ts'

/**
 * The picture decoder, on an instance of its own. The library's glue keeps one instance for ever, and Rust that has
 * panicked leaves its stack pointer and its allocations behind; here an instance that failed is dropped for a fresh one.
 * What is called is the interface that wasm-bindgen generates for photon 0.4 (`dist/lib/photon_rs.js` in the package).
 */
type Pointer = number

interface Exports {
  memory: WebAssembly.Memory
  __wbindgen_start(): void
  __wbindgen_malloc(size: number, align: number): Pointer
  __wbindgen_free(at: Pointer, size: number, align: number): void
  __wbindgen_externrefs: WebAssembly.Table
  __wbg_photonimage_free(image: Pointer, unused: 0): void
  photonimage_new(at: Pointer, length: number, width: number, height: number): Pointer
  photonimage_new_from_byteslice(at: Pointer, length: number): Pointer
  photonimage_get_width(image: Pointer): number
  photonimage_get_height(image: Pointer): number
  photonimage_get_raw_pixels(image: Pointer): [Pointer, number]
  photonimage_get_bytes(image: Pointer): [Pointer, number]
  photonimage_get_bytes_jpeg(image: Pointer, quality: number): [Pointer, number]
}

/** The decoder gave up on the bytes. Its own text names source lines, so there is none. */
export class UndecodableError extends Error {}

export interface Pixels {
  width: number
  height: number
  /** RGBA, a byte each. */
  data: Uint8Array
}

/** One decoded picture inside the decoder. */
export interface Picture {
  readonly width: number
  readonly height: number
  /** Runs `work` on the pixels where they lie in the decoder's memory; they are gone once it returns. */
  read<T>(work: (pixels: Pixels) => T): T
  /** A picture of that size that `work` makes of this one's pixels: it fills `data`, RGBA, which is the decoder's memory too. */
  derive(width: number, height: number, work: (pixels: Pixels, data: Uint8Array) => void): Picture
  png(): Uint8Array
  /** `quality` from 0 to 1. */
  jpeg(quality: number): Uint8Array
  free(): void
}

export interface Photon {
  /** Decodes a file that is given in parts. They have been copied, and take memory for nothing, when `copied` is called. */
  decode(parts: Uint8Array[], copied?: () => void): Picture
  fromPixels(pixels: Pixels): Picture
}

let compiled: WebAssembly.Module | undefined
let live: Exports | undefined

function instantiate(module: WebAssembly.Module): Exports {
  const imports: Record<string, Record<string, () => unknown>> = {}
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    // The rest reaches for a page's canvas or reports a panic: neither has anything to call here.
    const absent = () => {
      throw new UndecodableError(name)
    }
    ;(imports[from] ??= {})[name] = name === '__wbindgen_init_externref_table' ? () => fillTable(exports) : absent
  }
  const exports = new WebAssembly.Instance(module, imports).exports as unknown as Exports
  exports.__wbindgen_start()
  return exports
}

function fillTable({ __wbindgen_externrefs: table }: Exports) {
  const offset = table.grow(4)
  table.set(0, undefined)
  for (const [i, value] of [undefined, null, true, false].entries()) table.set(offset + i, value)
}

function open(wasm: Exports, held: Set<Pointer>): Photon {
  const give = (parts: Uint8Array[]): [Pointer, number] => {
    const length = parts.reduce((sum, part) => sum + part.length, 0)
    const start = wasm.__wbindgen_malloc(length, 1) >>> 0
    const memory = new Uint8Array(wasm.memory.buffer)
    let at = start
    for (const part of parts) {
      memory.set(part, at)
      at += part.length
    }
    return [start, length]
  }
  const take = <T>([at, length]: [Pointer, number], work: (bytes: Uint8Array) => T): T => {
    const result = work(new Uint8Array(wasm.memory.buffer, at >>> 0, length))
    wasm.__wbindgen_free(at, length, 1)
    return result
  }
  const kept = (bytes: Uint8Array) => bytes.slice()
  const wrap = (image: Pointer): Picture => {
    held.add(image)
    const width = wasm.photonimage_get_width(image)
    const height = wasm.photonimage_get_height(image)
    return {
      width,
      height,
      read: (work) => take(wasm.photonimage_get_raw_pixels(image), (data) => work({ width, height, data })),
      derive(toWidth, toHeight, work) {
        const length = toWidth * toHeight * 4
        // Before the pixels are there: memory that grows takes the views of it away.
        const at = wasm.__wbindgen_malloc(length, 1) >>> 0
        take(wasm.photonimage_get_raw_pixels(image), (data) =>
          work({ width, height, data }, new Uint8Array(wasm.memory.buffer, at, length)),
        )
        return wrap(wasm.photonimage_new(at, length, toWidth, toHeight))
      },
      png: () => take(wasm.photonimage_get_bytes(image), kept),
      jpeg: (quality) => take(wasm.photonimage_get_bytes_jpeg(image, Math.round(quality * 100)), kept),
      free: () => {
        if (held.delete(image)) wasm.__wbg_photonimage_free(image, 0)
      },
    }
  }
  return {
    decode: (parts, copied) => {
      const given = give(parts)
      copied?.()
      return wrap(wasm.photonimage_new_from_byteslice(...given))
    },
    fromPixels: ({ data, width, height }) => wrap(wasm.photonimage_new(...give([data]), width, height)),
  }
}

/**
 * Runs `work` on the decoder and frees what it leaves. `work` is synchronous, so an isolate decodes one picture at a time
 * however many requests it serves. Throws UndecodableError when the decoder fails, whatever it fails of.
 */
export async function withPhoton<T>(work: (photon: Photon) => T): Promise<T> {
  compiled ??= (await import('@cf-wasm/photon/photon.wasm')).default
  const wasm = (live ??= instantiate(compiled))
  const held = new Set<Pointer>()
  try {
    return work(open(wasm, held))
  } catch (error) {
    live = undefined
    throw error instanceof WebAssembly.RuntimeError || error instanceof UndecodableError ? new UndecodableError('undecodable') : error
  } finally {
    if (live) for (const image of held) wasm.__wbg_photonimage_free(image, 0)
    // Its memory never shrinks: what a large picture needed goes with the instance.
    if (photonMemory() > DECODER_KEPT_MAX) live = undefined
  }
}

/** Bytes that the decoder's memory has grown to; 0 while there is no instance. */
export function photonMemory(): number {
  return live?.memory.buffer.byteLength ?? 0
}
