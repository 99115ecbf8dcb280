import { REUSED_IMAGE_DECODER_BYTES_MAX } from '../../schema/bounds.ts'

type WasmPointer = number

/**
 * The WebAssembly interface of photon 0.4 (`dist/lib/photon_rs.js` in the package). The package's own code would keep one instance for
 * ever, and each Rust panic leaks memory in it. This file replaces an instance that failed.
 */
interface PhotonWasmExports {
  memory: WebAssembly.Memory
  __wbindgen_start(): void
  __wbindgen_malloc(size: number, align: number): WasmPointer
  __wbindgen_free(at: WasmPointer, size: number, align: number): void
  __wbindgen_externrefs: WebAssembly.Table
  __wbg_photonimage_free(image: WasmPointer, unused: 0): void
  photonimage_new(at: WasmPointer, length: number, width: number, height: number): WasmPointer
  photonimage_new_from_byteslice(at: WasmPointer, length: number): WasmPointer
  photonimage_get_width(image: WasmPointer): number
  photonimage_get_height(image: WasmPointer): number
  photonimage_get_raw_pixels(image: WasmPointer): [WasmPointer, number]
  photonimage_get_bytes(image: WasmPointer): [WasmPointer, number]
  photonimage_get_bytes_jpeg(image: WasmPointer, quality: number): [WasmPointer, number]
}

export class PictureDecodeError extends Error {}

export interface RgbaPixels {
  width: number
  height: number
  data: Uint8Array
}

export interface DecodedPicture {
  readonly width: number
  readonly height: number
  /** `work` gets a view of pixels in the decoder's memory. The view is invalid after `work` returns. */
  read<T>(work: (pixels: RgbaPixels) => T): T
  /** Creates a picture of another size. `work` reads this picture's pixels and writes the new ones to `data`. */
  derive(width: number, height: number, work: (pixels: RgbaPixels, data: Uint8Array) => void): DecodedPicture
  png(): Uint8Array
  jpeg(quality: number): Uint8Array
  free(): void
}

export interface PhotonDecoder {
  /** Decodes a picture file given in parts. Calls `copied` once the decoder has its own copy, so the parts can be released. */
  decode(parts: Uint8Array[], copied?: () => void): DecodedPicture
  fromPixels(pixels: RgbaPixels): DecodedPicture
}

let photonWasmModule: WebAssembly.Module | undefined
let photonInstance: PhotonWasmExports | undefined

function instantiatePhoton(module: WebAssembly.Module): PhotonWasmExports {
  const imports: Record<string, Record<string, () => unknown>> = {}
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    // All imports but one draw on a page's canvas or report a panic, so a call of one of them is an error.
    const fail = () => {
      throw new PictureDecodeError(name)
    }
    ;(imports[from] ??= {})[name] = name === '__wbindgen_init_externref_table' ? () => initWasmExternrefTable(exports) : fail
  }
  const exports = new WebAssembly.Instance(module, imports).exports as unknown as PhotonWasmExports
  exports.__wbindgen_start()
  return exports
}

function initWasmExternrefTable({ __wbindgen_externrefs: table }: PhotonWasmExports) {
  const offset = table.grow(4)
  table.set(0, undefined)
  for (const [i, value] of [undefined, null, true, false].entries()) table.set(offset + i, value)
}

function createPhotonDecoder(wasm: PhotonWasmExports, open: Set<WasmPointer>): PhotonDecoder {
  const copyIn = (parts: Uint8Array[]): [WasmPointer, number] => {
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
  const readAndFree = <T>([at, length]: [WasmPointer, number], work: (bytes: Uint8Array) => T): T => {
    const result = work(new Uint8Array(wasm.memory.buffer, at >>> 0, length))
    wasm.__wbindgen_free(at, length, 1)
    return result
  }
  const copy = (bytes: Uint8Array) => bytes.slice()
  const wrap = (image: WasmPointer): DecodedPicture => {
    open.add(image)
    const width = wasm.photonimage_get_width(image)
    const height = wasm.photonimage_get_height(image)
    return {
      width,
      height,
      read: (work) => readAndFree(wasm.photonimage_get_raw_pixels(image), (data) => work({ width, height, data })),
      derive(toWidth, toHeight, work) {
        const length = toWidth * toHeight * 4
        // The memory is allocated first, because an allocation may make earlier views of the memory invalid.
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
 * Calls `work` with the image decoder, then frees all pictures that `work` did not free. `work` is synchronous, so a server instance
 * decodes only one picture at a time. Throws `PictureDecodeError` if the decoder fails for any reason.
 */
export async function withPhotonDecoder<T>(work: (photon: PhotonDecoder) => T): Promise<T> {
  photonWasmModule ??= (await import('@cf-wasm/photon/photon.wasm')).default
  const wasm = (photonInstance ??= instantiatePhoton(photonWasmModule))
  const open = new Set<WasmPointer>()
  try {
    return work(createPhotonDecoder(wasm, open))
  } catch (error) {
    photonInstance = undefined
    throw error instanceof WebAssembly.RuntimeError || error instanceof PictureDecodeError ? new PictureDecodeError('undecodable') : error
  } finally {
    if (photonInstance) for (const image of open) wasm.__wbg_photonimage_free(image, 0)
    // WebAssembly memory never shrinks, so the decoder's whole instance is dropped after a large picture.
    if (measurePhotonMemoryBytes() > REUSED_IMAGE_DECODER_BYTES_MAX) photonInstance = undefined
  }
}

export const measurePhotonMemoryBytes = (): number => photonInstance?.memory.buffer.byteLength ?? 0
