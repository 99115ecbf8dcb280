/** What a picture's first bytes say of it. Sizes are those stored, before the orientation is applied. */
export interface ImageHeader {
  format: 'jpeg' | 'png' | 'gif' | 'webp'
  width: number
  height: number
  /** EXIF orientation, 1 to 8. */
  orientation: number
}

/** A picture that was read through and not decoded. */
export interface ReadPicture {
  header: ImageHeader
  /** The file anew, from the parts that a decoder needs to draw the picture and no others. */
  parts: Uint8Array[]
  /** Where decoding it would cost more than a request may: what to tell the owner. */
  tooCostly?: string
  /** For a PNG: the compressed data, and what they may inflate to. */
  inflates?: { chunks: Uint8Array[]; bytes: number }
}
