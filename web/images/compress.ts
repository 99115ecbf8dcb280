import { COMPRESSED_MAX, COMPRESS_ABOVE, IMAGE_MESSAGES, type ImageBox, PIXELS_MAX } from '../../schema/image.ts'
import { loadImage, shrink } from './shrink.ts'

const TYPES = /^image\/(jpeg|jpg|png|gif|svg\+xml)$/
const HEIC = /^image\/hei[cf]$/
/** Some systems name no type for these. */
const HEIC_NAME = /\.hei[cf]$/i

/** A sentence for the person who chose the file. */
export class FileError extends Error {}

export function isHeic(file: File): boolean {
  return HEIC.test(file.type) || (file.type === '' && HEIC_NAME.test(file.name))
}

function isVector(file: Blob): boolean {
  return file.type === 'image/svg+xml'
}

/** True where the server would find too many pixels, however few bytes they take. */
async function isVast(file: File): Promise<boolean> {
  const image = await loadImage(file).catch(() => null)
  return image !== null && image.naturalWidth * image.naturalHeight > PIXELS_MAX
}

/**
 * The file as it is to be sent: drawings and small pictures as they are, larger ones encoded anew in the size that their
 * place wants. With `anyType` every format that the browser decodes is taken. Throws FileError for a file of another type
 * and for one that stays too large.
 */
export async function compress(file: File, box: ImageBox, { anyType = false } = {}): Promise<Blob> {
  const heic = isHeic(file)
  const known = TYPES.test(file.type)
  if (!known && !heic && !(anyType && file.type.startsWith('image/'))) throw new FileError(IMAGE_MESSAGES.wrongType)
  let result: Blob = file
  if (!isVector(file) && (!known || file.size > COMPRESS_ABOVE || (await isVast(file)))) {
    try {
      result = await shrink({ file, box, quality: box.quality })
      // A large drawing with transparency stays a PNG: rather a smaller picture than none.
      if (result.size > COMPRESSED_MAX) result = await shrink({ file, box: { ...box, covered: false }, quality: box.quality })
    } catch {
      // What this browser cannot read, the server may; a phone's own format neither can.
      if (heic) throw new FileError(IMAGE_MESSAGES.heic)
    }
  }
  if (result.size > COMPRESSED_MAX) throw new FileError(IMAGE_MESSAGES.tooLargeAfter)
  return result
}
