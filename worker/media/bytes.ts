export const decodeLatin1 = (bytes: Uint8Array, at: number, length: number) => String.fromCharCode(...bytes.subarray(at, at + length))

export const dataViewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Text is encoded as Latin-1, and each number as one byte. */
export function concatBytes(...parts: (Uint8Array | number[] | string)[]): Uint8Array<ArrayBuffer> {
  const buffers = parts.map((part) =>
    typeof part === 'string' ? Buffer.from(part, 'latin1') : part instanceof Uint8Array ? part : Uint8Array.from(part),
  )
  const { buffer, byteOffset, length } = Buffer.concat(buffers)
  return new Uint8Array(buffer, byteOffset, length)
}
