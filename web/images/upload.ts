import { type AppImageSlot, type AppImageType, type ImageType, imageBox } from '../../schema/image.ts'
import { isMediaPath } from '../../schema/url.ts'
import { pathOf, checkSessionStatus } from '../lib/api.ts'
import { FileError, compress } from './compress.ts'

interface CardTarget {
  cardId: number
  type?: ImageType
}
interface AppTarget {
  cardId?: undefined
  type: AppImageType
  slot?: AppImageSlot
}

interface UploadOptions {
  /** Called with the share of the bytes that were sent, from 0 to 1. */
  onProgress?: (share: number) => void
}

export type UploadResult = { success: true; url: string } | { success: false; error: string; unexpected?: true }

/** In ms: an upload that transfers no bytes for this long is aborted. */
const STALL_TIMEOUT = 60_000
class StalledError extends Error {}

/** Posts a form and resolves to the response of any status; rejects without one. Uses XMLHttpRequest, because fetch reports no upload progress. */
function send(
  name: 'POST /api/upload' | 'POST /api/pwa-upload',
  form: FormData,
  onProgress?: (share: number) => void,
): Promise<{ ok: boolean; body: unknown }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', pathOf(name))
    request.responseType = 'json'
    let stallTimer: ReturnType<typeof setTimeout>
    const restartStallTimer = () => {
      clearTimeout(stallTimer)
      stallTimer = setTimeout(() => request.abort(), STALL_TIMEOUT)
    }
    restartStallTimer()
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      restartStallTimer()
      if (lengthComputable) onProgress?.(loaded / total)
    }
    request.onprogress = restartStallTimer
    request.onload = () => {
      checkSessionStatus(request.status)
      resolve({ ok: request.status >= 200 && request.status < 300, body: request.response })
    }
    request.onerror = () => reject(new Error('No answer'))
    request.onabort = () => reject(new StalledError())
    request.onloadend = () => clearTimeout(stallTimer)
    request.send(form)
  })
}

/**
 * Compresses and uploads a picture for a card or for the installable app; does not change the card itself. Never throws: a
 * failure is returned as a sentence, marked `unexpected` when there was no response from the server.
 */
export async function uploadImage(file: File, target: CardTarget | AppTarget, { onProgress }: UploadOptions = {}): Promise<UploadResult> {
  try {
    const box = target.cardId === undefined ? imageBox(target.type, target.slot) : imageBox(target.type)
    const blob = await compress(file, box, { anyType: target.type === 'avatar' })
    const form = new FormData()
    form.set('file', blob, file.name)
    if (target.cardId !== undefined) form.set('cardId', String(target.cardId))
    if (target.type) form.set('type', target.type)
    if (target.cardId === undefined && target.slot) form.set('slot', target.slot)
    const { ok, body } = await send(target.cardId === undefined ? 'POST /api/pwa-upload' : 'POST /api/upload', form, onProgress)
    const answer = (body ?? {}) as { url?: unknown; error?: unknown; message?: unknown }
    if (!ok) return { success: false, error: String(answer.error ?? answer.message ?? 'Failed to upload file') }
    if (typeof answer.url !== 'string' || answer.url === '') return { success: false, error: 'Failed to upload image - no URL returned.' }
    if (!isMediaPath(answer.url)) return { success: false, error: 'Invalid image URL received from upload' }
    return { success: true, url: answer.url }
  } catch (error) {
    if (error instanceof FileError) return { success: false, error: error.message }
    if (error instanceof StalledError)
      return { success: false, error: 'The upload came to a standstill. Check your network, then try again.' }
    return { success: false, error: 'An unexpected error occurred while uploading the file', unexpected: true }
  }
}
