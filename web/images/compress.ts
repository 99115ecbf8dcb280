import {
  COMPRESSED_UPLOAD_BYTES_MAX,
  IMAGE_COMPRESSION_THRESHOLD_BYTES,
  IMAGE_UPLOAD_ERROR_MESSAGES,
  DECODED_IMAGE_PIXELS_MAX,
  type ImageScalingBox,
} from '../../schema/image.ts'
import { isCutOffPicture } from './cut-off.ts'
import { drawVectorAsPng } from './draw-vector.ts'
import { decodeImage, resizeImage } from './resize-image.ts'

const UPLOADABLE_MEDIA_TYPES = /^image\/(jpeg|jpg|png|gif|svg\+xml)$/
const HEIC_MEDIA_TYPE = /^image\/hei[cf]$/
/** Recognizes HEIC photos by file name, because some systems give them no media type. */
const HEIC_FILE_NAME_PATTERN = /\.hei[cf]$/i

export class UnusableFileError extends Error {}

export function isHeicFile(file: File): boolean {
  return HEIC_MEDIA_TYPE.test(file.type) || (file.type === '' && HEIC_FILE_NAME_PATTERN.test(file.name))
}

async function exceedsPixelLimit(file: File): Promise<boolean> {
  const image = await decodeImage(file).catch(() => null)
  return image !== null && image.naturalWidth * image.naturalHeight > DECODED_IMAGE_PIXELS_MAX
}

/**
 * Prepares an image file for upload: draws an SVG as a PNG, resizes and re-encodes large pictures, and leaves small ones unchanged.
 * `anyType` accepts every format that the browser can decode. Throws UnusableFileError for a file that cannot be used.
 */
export async function compressImage(file: File, box: ImageScalingBox, { anyType = false } = {}): Promise<Blob> {
  const heic = isHeicFile(file)
  const known = UPLOADABLE_MEDIA_TYPES.test(file.type)
  if (!known && !heic && !(anyType && file.type.startsWith('image/'))) throw new UnusableFileError(IMAGE_UPLOAD_ERROR_MESSAGES.wrongType)
  if (await isCutOffPicture(file)) throw new UnusableFileError(IMAGE_UPLOAD_ERROR_MESSAGES.damaged)
  let result: Blob = file
  if (file.type === 'image/svg+xml') {
    result = await drawVectorAsPng(file, box).catch(() => {
      throw new UnusableFileError(IMAGE_UPLOAD_ERROR_MESSAGES.undrawnVector)
    })
  } else if (!known || file.size > IMAGE_COMPRESSION_THRESHOLD_BYTES || (await exceedsPixelLimit(file))) {
    try {
      result = await resizeImage({ file, box, quality: box.quality })
      // If the result is still too large (a PNG with transparency), the picture is resized to fit inside the box instead of covering it.
      if (result.size > COMPRESSED_UPLOAD_BYTES_MAX)
        result = await resizeImage({ file, box: { ...box, covered: false }, quality: box.quality })
    } catch {
      // If this browser cannot decode a picture, it is uploaded unchanged, because the server may decode it. HEIC is refused.
      if (heic) throw new UnusableFileError(IMAGE_UPLOAD_ERROR_MESSAGES.heic)
    }
  }
  if (result.size > COMPRESSED_UPLOAD_BYTES_MAX) throw new UnusableFileError(IMAGE_UPLOAD_ERROR_MESSAGES.tooLargeAfter)
  return result
}
