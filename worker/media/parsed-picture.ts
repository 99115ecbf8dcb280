/** Width and height as stored in the file, before the Exif orientation (1 to 8) is applied. */
interface PictureHeader {
  format: 'jpeg' | 'png' | 'gif' | 'webp'
  width: number
  height: number
  orientation: number
}

export interface ParsedPicture {
  header: PictureHeader
  /** The parts of a picture file that the decoder needs, and nothing else. */
  parts: Uint8Array[]
  /** Error message for a picture that would take too much time or memory to decode. */
  tooCostly?: string
  /** Only for a PNG: its compressed data, and the largest number of bytes that this data may inflate to. */
  inflates?: { chunks: Uint8Array[]; bytes: number }
}
