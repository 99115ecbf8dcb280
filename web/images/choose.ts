import { COMPRESSED_MAX, IMAGE_MESSAGES, type ImageType } from '../../schema/image.ts'
import { toast } from '../ui/toast.ts'
import { isHeic } from './compress.ts'
import { judgeDimensions } from './dimensions.ts'
import { loadImage, shrink } from './shrink.ts'
import { withOwnType } from './sniff.ts'

/** What the uploaders take. */
const TYPES = /^image\/(jpeg|jpg|png|gif)$/
/** For the file dialog. A phone that sees no HEIC here converts its photos itself. */
export const ACCEPT = 'image/jpeg,image/png,image/gif'

interface Refusal {
  title: string
  error: string
}
type Read = { file: File; width: number; height: number }

/** A phone's own format as a JPEG, where this browser reads it. */
async function fromHeic(file: File): Promise<File | null> {
  try {
    const blob = await shrink({ file, box: { width: 2000, height: 2000 }, quality: 0.92 })
    return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: blob.type })
  } catch {
    return null
  }
}

/** A chosen file as a picture that this browser shows, and its size in pixels; or why it is none. */
export async function readChosen(chosen: File): Promise<Read | Refusal> {
  const typed = await withOwnType(chosen)
  const file = isHeic(typed) ? await fromHeic(typed) : typed
  if (!file) return { title: 'Invalid file type', error: IMAGE_MESSAGES.heic }
  if (!TYPES.test(file.type)) return { title: 'Invalid file type', error: 'Please upload a JPG, PNG, or GIF image.' }
  try {
    const { naturalWidth: width, naturalHeight: height } = await loadImage(file)
    return width && height ? { file, width, height } : { title: 'Error', error: 'Failed to validate image dimensions' }
  } catch {
    return { title: 'Error', error: 'Failed to load image' }
  }
}

/** Looks at a chosen file and says what there is to say about it. Returns the file to go on with, or null. */
export async function checkChosen(chosen: File, type: ImageType): Promise<File | null> {
  const refuse = (title: string, description: string) => {
    toast({ title, description, variant: 'destructive' })
    return null
  }
  const read = await readChosen(chosen)
  if ('error' in read) return refuse(read.title, read.error)
  if (chosen.size > COMPRESSED_MAX) {
    toast({
      title: 'File too large',
      description: 'Maximum file size is 2MB. The image will be automatically compressed for faster uploads.',
    })
  }
  const verdict = judgeDimensions(type, read.width, read.height)
  if (verdict && 'error' in verdict) return refuse('Image dimensions', verdict.error)
  if (verdict) toast({ title: 'Image dimensions', description: verdict.advice, variant: 'info' })
  return read.file
}
