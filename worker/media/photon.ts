import { DECODER_REUSE_MAX } from '../../schema/bounds.ts'

/**
 * The image decoder (photon), instantiated here instead of by the library's glue code. The glue code keeps one WebAssembly
 * instance for ever, and a Rust panic leaks its stack and allocations; here an instance that failed is replaced. `Exports` is
 * the interface that wasm-bindgen generates for photon 0.4 (`dist/lib/photon_rs.js` in the package).
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

/** The decoder failed. The panic's message is left out because it names source lines. */
export class UndecodableError extends Error {}

export interface Pixels {
  width: number
  height: number
  /** RGBA, one byte per channel. */
  data: Uint8Array
}

/** A decoded picture in the decoder's memory. */
export interface Picture {
  readonly width: number
  readonly height: number
  /** Runs `work` on a view of the pixels in the decoder's memory, which is invalid once `work` returns. */
  read<T>(work: (pixels: Pixels) => T): T
  /** Creates a picture of another size. `work` reads this picture's pixels and fills `data` (RGBA), both in the decoder's memory. */
  derive(width: number, height: number, work: (pixels: Pixels, data: Uint8Array) => void): Picture
  png(): Uint8Array
  /** `quality` from 0 to 1. */
  jpeg(quality: number): Uint8Array
  free(): void
}

export interface Photon {
  /** Decodes a file given in parts. Calls `copied` once the parts are in the decoder's memory and can be released. */
  decode(parts: Uint8Array[], copied?: () => void): Picture
  fromPixels(pixels: Pixels): Picture
}

let compiled: WebAssembly.Module | undefined
let instance: Exports | undefined

function instantiate(module: WebAssembly.Module): Exports {
  const imports: Record<string, Record<string, () => unknown>> = {}
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    // All other imports use a page's canvas or report a panic. Neither exists here.
    const fail = () => {
      throw new UndecodableError(name)
    }
    ;(imports[from] ??= {})[name] = name === '__wbindgen_init_externref_table' ? () => fillTable(exports) : fail
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

/** The decoder's operations on a WebAssembly instance. Pointers of pictures that are not freed yet are in `open`. */
function decoderOf(wasm: Exports, open: Set<Pointer>): Photon {
  const copyIn = (parts: Uint8Array[]): [Pointer, number] => {
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
  const readAndFree = <T>([at, length]: [Pointer, number], work: (bytes: Uint8Array) => T): T => {
    const result = work(new Uint8Array(wasm.memory.buffer, at >>> 0, length))
    wasm.__wbindgen_free(at, length, 1)
    return result
  }
  const copy = (bytes: Uint8Array) => bytes.slice()
  const wrap = (image: Pointer): Picture => {
    open.add(image)
    const width = wasm.photonimage_get_width(image)
    const height = wasm.photonimage_get_height(image)
    return {
      width,
      height,
      read: (work) => readAndFree(wasm.photonimage_get_raw_pixels(image), (data) => work({ width, height, data })),
      derive(toWidth, toHeight, work) {
        const length = toWidth * toHeight * 4
        // Allocated before the pixels are read: when the memory grows, existing views of it are detached.
        const at = wasm.__wbindgen_malloc(length, 1) >>> 0
        readAndFree(wasm.photonimage_get_raw_pixels(image), (data) =>
          work({ width, height, data }, new Uint8Array(wasm.memory.buffer, at, length)),
        )
        return wrap(wasm.photonimage_new(at, length, toWidth, toHeight))
      },
      png: () => readAndFree(wasm.photonimage_get_bytes(image), copy),
      jpeg: (quality) => readAndFree(wasm.photonimage_get_bytes_jpeg(image, Math.round(quality * 100)), copy),
      free: () => {
        if (open.delete(image)) wasm.__wbg_photonimage_free(image, 0)
      },
    }
  }
  return {
    decode: (parts, copied) => {
      const file = copyIn(parts)
      copied?.()
      return wrap(wasm.photonimage_new_from_byteslice(...file))
    },
    fromPixels: ({ data, width, height }) => wrap(wasm.photonimage_new(...copyIn([data]), width, height)),
  }
}

/**
 * Runs `work` with the decoder and frees the pictures that it leaves. `work` is synchronous, so an isolate decodes one picture
 * at a time however many requests it serves. Throws UndecodableError when the decoder fails for any reason.
 */
export async function withPhoton<T>(work: (photon: Photon) => T): Promise<T> {
  compiled ??= (await import('@cf-wasm/photon/photon.wasm')).default
  const wasm = (instance ??= instantiate(compiled))
  const open = new Set<Pointer>()
  try {
    return work(decoderOf(wasm, open))
  } catch (error) {
    instance = undefined
    throw error instanceof WebAssembly.RuntimeError || error instanceof UndecodableError ? new UndecodableError('undecodable') : error
  } finally {
    if (instance) for (const image of open) wasm.__wbg_photonimage_free(image, 0)
    // WebAssembly memory never shrinks, so after a large picture the whole instance is dropped.
    if (photonMemory() > DECODER_REUSE_MAX) instance = undefined
  }
}

/** Size of the decoder's memory in bytes; 0 while there is no instance. */
export function photonMemory(): number {
  return instance?.memory.buffer.byteLength ?? 0
}
