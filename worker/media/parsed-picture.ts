/** A picture's format and size as stored in the file, before its Exif orientation is applied. */
interface PictureHeader {
  format: 'jpeg' | 'png' | 'gif' | 'webp'
  width: number
  height: number
  /** Exif orientation of the picture, 1 to 8. */
  orientation: number
}

/** A picture file that was parsed but not decoded. */
export interface ParsedPicture {
  header: PictureHeader
  /** Byte parts that form a rebuilt picture file. It contains only what the image decoder needs. */
  parts: Uint8Array[]
  /** Error message for the owner when decoding this picture would take more time or memory than a request may use. */
  tooCostly?: string
  /** Only for a PNG: its compressed data, and the largest number of bytes that this data may inflate to. */
  inflates?: { chunks: Uint8Array[]; bytes: number }
}
