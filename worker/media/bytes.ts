/** Bytes `at` to `at + length`, each as one character. */
export const ascii = (bytes: Uint8Array, at: number, length: number) => String.fromCharCode(...bytes.subarray(at, at + length))

/** A view that throws a RangeError at the first read past the end. */
export const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Bytes from numbers, text (a byte a character) and bytes. */
export function bytesOf(...parts: (Uint8Array | number[] | string)[]): Uint8Array<ArrayBuffer> {
  const all = parts.map((part) =>
    typeof part === 'string' ? Buffer.from(part, 'latin1') : part instanceof Uint8Array ? part : Uint8Array.from(part),
  )
  const { buffer, byteOffset, length } = Buffer.concat(all)
  return new Uint8Array(buffer, byteOffset, length)
}
