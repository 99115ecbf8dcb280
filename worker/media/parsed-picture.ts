/** Width and height are those in the file, before the Exif orientation (1 to 8) is applied. */
interface PictureHeader {
  format: 'jpeg' | 'png' | 'gif' | 'webp'
  width: number
  height: number
  orientation: number
}

export interface ParsedPicture {
  header: PictureHeader
  /** A picture file in parts, with nothing but what the decoder needs. */
  parts: Uint8Array[]
  /** Error message for a picture that would take too much time or memory to decode. */
  tooCostly?: string
  /** Only for a PNG: its compressed data, and the largest number of bytes that this data may inflate to. */
  inflates?: { chunks: Uint8Array[]; bytes: number }
}
