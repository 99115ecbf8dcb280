/** A picture's format and size as stored, before the orientation is applied. */
interface ImageHeader {
  format: 'jpeg' | 'png' | 'gif' | 'webp'
  width: number
  height: number
  /** EXIF orientation, 1 to 8. */
  orientation: number
}

/** A picture that was parsed but not decoded. */
export interface ReadPicture {
  header: ImageHeader
  /** The parts of a rebuilt file that holds only what a decoder needs. */
  parts: Uint8Array[]
  /** The error message for the owner when decoding would cost more than a request may. */
  tooCostly?: string
  /** For a PNG: its compressed data, and the most bytes that they may inflate to. */
  inflates?: { chunks: Uint8Array[]; bytes: number }
}
