import { COMPRESSED_MAX, IMAGE_MESSAGES, type ImageType } from '../../schema/image.ts'
import { toast } from '../ui/toast.ts'
import { isHeic } from './compress.ts'
import { checkDimensions } from './dimensions.ts'
import { loadImage, resizeImage } from './resize-image.ts'
import { withDetectedType } from './detect-type.ts'

/** Media types that the uploaders accept. */
const TYPES = /^image\/(jpeg|jpg|png|gif)$/
/** `accept` attribute of the file inputs. HEIC is left out, so that iPhones convert photos to JPEG themselves. */
export const ACCEPT_ATTRIBUTE = 'image/jpeg,image/png,image/gif'

interface Refusal {
  title: string
  error: string
}
type ReadImage = { file: File; width: number; height: number }

/** Converts a HEIC photo to JPEG; null when this browser cannot decode it. */
async function fromHeic(file: File): Promise<File | null> {
  try {
    const blob = await resizeImage({ file, box: { width: 2000, height: 2000 }, quality: 0.92 })
    return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: blob.type })
  } catch {
    return null
  }
}

/** Reads a chosen file: the file in a format that this browser displays and its size in pixels, or the error to show. */
export async function readImage(chosen: File): Promise<ReadImage | Refusal> {
  const detected = await withDetectedType(chosen)
  const file = isHeic(detected) ? await fromHeic(detected) : detected
  if (!file) return { title: 'Invalid file type', error: IMAGE_MESSAGES.heic }
  if (!TYPES.test(file.type)) return { title: 'Invalid file type', error: 'Please upload a JPG, PNG, or GIF image.' }
  try {
    const { naturalWidth: width, naturalHeight: height } = await loadImage(file)
    return width && height ? { file, width, height } : { title: 'Error', error: 'Failed to validate image dimensions' }
  } catch {
    return { title: 'Error', error: 'Failed to load image' }
  }
}

/** Validates a chosen file and shows errors and advice as toasts. Returns the file to upload, or null when it is refused. */
export async function validateImage(chosen: File, type: ImageType): Promise<File | null> {
  const refuse = (title: string, description: string) => {
    toast({ title, description, variant: 'destructive' })
    return null
  }
  const image = await readImage(chosen)
  if ('error' in image) return refuse(image.title, image.error)
  if (chosen.size > COMPRESSED_MAX) {
    toast({
      title: 'File too large',
      description: 'Maximum file size is 2MB. The image will be automatically compressed for faster uploads.',
    })
  }
  const result = checkDimensions(type, image.width, image.height)
  if (result && 'error' in result) return refuse('Image dimensions', result.error)
  if (result) toast({ title: 'Image dimensions', description: result.advice, variant: 'info' })
  return image.file
}
