/** The `length` bytes at offset `at`, decoded as Latin-1. */
export const latin1 = (bytes: Uint8Array, at: number, length: number) => String.fromCharCode(...bytes.subarray(at, at + length))

/** A DataView of `bytes`. Reading past the end throws a RangeError. */
export const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Concatenates bytes, numbers (one byte each) and Latin-1 text. */
export function bytesOf(...parts: (Uint8Array | number[] | string)[]): Uint8Array<ArrayBuffer> {
  const buffers = parts.map((part) =>
    typeof part === 'string' ? Buffer.from(part, 'latin1') : part instanceof Uint8Array ? part : Uint8Array.from(part),
  )
  const { buffer, byteOffset, length } = Buffer.concat(buffers)
  return new Uint8Array(buffer, byteOffset, length)
}
