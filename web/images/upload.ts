import {
  type PwaImageSlot,
  type PwaImageType,
  type CardImageType,
  type ImageUploadResponse,
  imageScalingBoxOf,
} from '../../schema/image.ts'
import { isUploadedImagePath } from '../../schema/url.ts'
import { apiPathOf, endSessionOn401 } from '../lib/api.ts'
import { UnusableFileError, compressImage } from './compress.ts'

interface CardImageUploadTarget {
  cardId: number
  type?: CardImageType
}
interface PwaImageUploadTarget {
  cardId?: undefined
  type: PwaImageType
  slot?: PwaImageSlot
}

type FieldOf<Union> = Union extends unknown ? keyof Union : never

export type UploadResult = { success: true; url: string } | { success: false; error: string; unexpected?: true }

const UPLOAD_STALL_TIMEOUT_MS = 60_000
class UploadStalledError extends Error {}

/** Posts an upload form and resolves, whatever the response status is. It uses XMLHttpRequest, which reports upload progress. */
function postUploadForm(
  name: 'POST /api/upload' | 'POST /api/pwa-upload',
  form: FormData,
  onProgress?: (share: number) => void,
): Promise<{ ok: boolean; body: unknown }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', apiPathOf(name))
    request.responseType = 'json'
    let stallTimer: ReturnType<typeof setTimeout>
    const restartStallTimer = () => {
      clearTimeout(stallTimer)
      stallTimer = setTimeout(() => request.abort(), UPLOAD_STALL_TIMEOUT_MS)
    }
    restartStallTimer()
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      restartStallTimer()
      if (lengthComputable) onProgress?.(loaded / total)
    }
    request.onprogress = restartStallTimer
    request.onload = () => {
      endSessionOn401(request.status)
      resolve({ ok: request.status >= 200 && request.status < 300, body: request.response })
    }
    request.onerror = () => reject(new Error('No answer'))
    request.onabort = () => reject(new UploadStalledError())
    request.onloadend = () => clearTimeout(stallTimer)
    request.send(form)
  })
}

/** Compresses and uploads a picture. Never throws, but returns a message after a failure; `unexpected` if the server did not respond. */
export async function uploadImage(
  file: File,
  target: CardImageUploadTarget | PwaImageUploadTarget,
  { onProgress }: { onProgress?: (share: number) => void } = {},
): Promise<UploadResult> {
  try {
    const box = target.cardId === undefined ? imageScalingBoxOf(target.type, target.slot) : imageScalingBoxOf(target.type)
    const blob = await compressImage(file, box, { anyType: target.type === 'avatar' })
    const form = new FormData()
    form.set('file', blob, file.name)
    if (target.cardId !== undefined) form.set('cardId', String(target.cardId))
    if (target.type) form.set('type', target.type)
    if (target.cardId === undefined && target.slot) form.set('slot', target.slot)
    const { ok, body } = await postUploadForm(target.cardId === undefined ? 'POST /api/pwa-upload' : 'POST /api/upload', form, onProgress)
    const answer = (body ?? {}) as Partial<Record<FieldOf<ImageUploadResponse>, unknown>>
    if (!ok) return { success: false, error: String(answer.error ?? answer.message ?? 'Failed to upload file') }
    if (typeof answer.url !== 'string' || answer.url === '') return { success: false, error: 'Failed to upload image - no URL returned.' }
    if (!isUploadedImagePath(answer.url)) return { success: false, error: 'Invalid image URL received from upload' }
    return { success: true, url: answer.url }
  } catch (error) {
    if (error instanceof UnusableFileError) return { success: false, error: error.message }
    if (error instanceof UploadStalledError)
      return { success: false, error: 'The upload came to a standstill. Check your network, then try again.' }
    return { success: false, error: 'An unexpected error occurred while uploading the file', unexpected: true }
  }
}
