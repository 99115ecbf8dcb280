import { COMPRESSED_MAX, IMAGE_MESSAGES, type ImageType } from '../../../schema/image.ts'
import { toast } from '../toast.ts'
import { isHeic } from './compress.ts'
import { judgeDimensions } from './dimensions.ts'
import { loadImage, shrink } from './shrink.ts'

/** What the single-image uploader takes. */
const TYPES = /^image\/(jpeg|jpg|png|gif)$/
/** For the file dialog. A phone that sees no HEIC here converts its photos itself. */
export const ACCEPT = 'image/jpeg,image/png,image/gif'

const refuse = (title: string, description: string) => {
  toast({ title, description, variant: 'destructive' })
  return null
}

/** A phone's own format as a JPEG, where this browser reads it. */
async function fromHeic(file: File): Promise<File | null> {
  try {
    const blob = await shrink({ file, box: { width: 2000, height: 2000 }, quality: 0.92 })
    return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: blob.type })
  } catch {
    return refuse('Invalid file type', IMAGE_MESSAGES.heic)
  }
}

/** Looks at a chosen file and says what there is to say about it. Returns the file to go on with, or null. */
export async function checkChosen(chosen: File, type: ImageType): Promise<File | null> {
  const file = isHeic(chosen) ? await fromHeic(chosen) : chosen
  if (!file) return null
  if (!TYPES.test(file.type)) return refuse('Invalid file type', 'Please upload a JPG, PNG, or GIF image.')
  if (chosen.size > COMPRESSED_MAX) {
    toast({
      title: 'File too large',
      description: 'Maximum file size is 2MB. The image will be automatically compressed for faster uploads.',
    })
  }
  let size: { width: number; height: number }
  try {
    const image = await loadImage(file)
    size = { width: image.naturalWidth, height: image.naturalHeight }
  } catch {
    return refuse('Error', 'Failed to load image')
  }
  if (!size.width || !size.height) return refuse('Error', 'Failed to validate image dimensions')
  const verdict = judgeDimensions(type, size.width, size.height)
  if (verdict && 'error' in verdict) return refuse('Image dimensions', verdict.error)
  if (verdict) toast({ title: 'Image dimensions', description: verdict.advice, variant: 'info' })
  return file
}
