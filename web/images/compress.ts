import { COMPRESSED_MAX, COMPRESS_ABOVE, IMAGE_MESSAGES, type ImageBox, PIXELS_MAX } from '../../schema/image.ts'
import { loadImage, resizeImage } from './resize-image.ts'

const TYPES = /^image\/(jpeg|jpg|png|gif|svg\+xml)$/
const HEIC = /^image\/hei[cf]$/
/** Some systems give HEIC files no media type. */
const HEIC_NAME = /\.hei[cf]$/i

/** An error whose message can be shown to the user. */
export class FileError extends Error {}

export function isHeic(file: File): boolean {
  return HEIC.test(file.type) || (file.type === '' && HEIC_NAME.test(file.name))
}

function isVector(file: Blob): boolean {
  return file.type === 'image/svg+xml'
}

/** True when the picture has more pixels than the server accepts, whatever its size in bytes. */
async function exceedsPixelLimit(file: File): Promise<boolean> {
  const image = await loadImage(file).catch(() => null)
  return image !== null && image.naturalWidth * image.naturalHeight > PIXELS_MAX
}

/**
 * Prepares a file for upload: vector images and small pictures stay unchanged, larger ones are resized to their box and
 * re-encoded. `anyType` accepts every format that the browser decodes. Throws FileError for other types and for a file that
 * is still too large afterwards.
 */
export async function compress(file: File, box: ImageBox, { anyType = false } = {}): Promise<Blob> {
  const heic = isHeic(file)
  const known = TYPES.test(file.type)
  if (!known && !heic && !(anyType && file.type.startsWith('image/'))) throw new FileError(IMAGE_MESSAGES.wrongType)
  let result: Blob = file
  if (!isVector(file) && (!known || file.size > COMPRESS_ABOVE || (await exceedsPixelLimit(file)))) {
    try {
      result = await resizeImage({ file, box, quality: box.quality })
      // A picture with transparency becomes a PNG, which may still be too large: fit it into the box instead of covering the box.
      if (result.size > COMPRESSED_MAX) result = await resizeImage({ file, box: { ...box, covered: false }, quality: box.quality })
    } catch {
      // The server may decode what this browser cannot, except HEIC.
      if (heic) throw new FileError(IMAGE_MESSAGES.heic)
    }
  }
  if (result.size > COMPRESSED_MAX) throw new FileError(IMAGE_MESSAGES.tooLargeAfter)
  return result
}
