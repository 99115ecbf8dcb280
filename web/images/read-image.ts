import { COMPRESSED_UPLOAD_BYTES_MAX, IMAGE_UPLOAD_ERROR_MESSAGES, type CardImageType } from '../../schema/image.ts'
import { showToast } from '../ui/toast.ts'
import { isHeicFile } from './compress.ts'
import { isCutOffPicture } from './cut-off.ts'
import { checkImageDimensions } from './dimensions.ts'
import { decodeImage, resizeImage } from './resize-image.ts'
import { withDetectedMediaType } from './detect-type.ts'

const ACCEPTED_MEDIA_TYPES = /^image\/(jpeg|jpg|png|gif)$/
/** The attribute `accept` of file inputs. It leaves out HEIC, so that iPhones convert photos to JPEG. */
export const FILE_INPUT_ACCEPT = 'image/jpeg,image/png,image/gif'

interface ImageRefusalMessage {
  title: string
  error: string
}
type ImageFileWithSize = { file: File; width: number; height: number }

async function convertHeicToJpeg(file: File): Promise<File | null> {
  try {
    const blob = await resizeImage({ file, box: { width: 2000, height: 2000 }, quality: 0.92 })
    return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: blob.type })
  } catch {
    return null
  }
}

export async function readImageFile(chosen: File): Promise<ImageFileWithSize | ImageRefusalMessage> {
  const detected = await withDetectedMediaType(chosen)
  const file = isHeicFile(detected) ? await convertHeicToJpeg(detected) : detected
  if (!file) return { title: 'Invalid file type', error: IMAGE_UPLOAD_ERROR_MESSAGES.heic }
  if (await isCutOffPicture(file)) return { title: 'Error', error: IMAGE_UPLOAD_ERROR_MESSAGES.damaged }
  if (!ACCEPTED_MEDIA_TYPES.test(file.type)) return { title: 'Invalid file type', error: 'Please upload a JPG, PNG, or GIF image.' }
  try {
    const { naturalWidth: width, naturalHeight: height } = await decodeImage(file)
    return width && height ? { file, width, height } : { title: 'Error', error: 'Failed to validate image dimensions' }
  } catch {
    return { title: 'Error', error: 'Failed to load image' }
  }
}

/** Returns the file to upload, or null if it is refused. A toast then says why. */
export async function validateImageFile(chosen: File, type: CardImageType): Promise<File | null> {
  const refuse = (title: string, description: string) => {
    showToast({ title, description, variant: 'destructive' })
    return null
  }
  const image = await readImageFile(chosen)
  if ('error' in image) return refuse(image.title, image.error)
  if (chosen.size > COMPRESSED_UPLOAD_BYTES_MAX) {
    showToast({
      title: 'File too large',
      description: 'Maximum file size is 2MB. The image will be automatically compressed for faster uploads.',
    })
  }
  const result = checkImageDimensions(type, image.width, image.height)
  if (result && 'error' in result) return refuse('Image dimensions', result.error)
  if (result) showToast({ title: 'Image dimensions', description: result.advice, variant: 'info' })
  return image.file
}
