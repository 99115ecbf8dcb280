import { type AppImageSlot, type AppImageType, type ImageType, boxOf } from '../../schema/image.ts'
import { isMediaPath } from '../../schema/url.ts'
import { pathOf, reportStatus } from '../lib/api.ts'
import { FileError, compress } from './compress.ts'

interface CardPlace {
  cardId: number
  type?: ImageType
}
interface AppPlace {
  cardId?: undefined
  type: AppImageType
  slot?: AppImageSlot
}

interface UploadOptions {
  /** From 0 to 1, as the bytes go out. */
  onProgress?: (share: number) => void
}

export type UploadResult = { success: true; url: string } | { success: false; error: string; unexpected?: true }

/** In ms: an upload that moves nothing for so long is given up. */
const STALLED_AFTER = 60_000
class StalledError extends Error {}

/** The server's answer, whatever its status; throws when there is none. XMLHttpRequest, because fetch tells no progress. */
function send(
  name: 'POST /api/upload' | 'POST /api/pwa-upload',
  form: FormData,
  onProgress?: (share: number) => void,
): Promise<{ ok: boolean; body: unknown }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', pathOf(name))
    request.responseType = 'json'
    let stalled: ReturnType<typeof setTimeout>
    const moved = () => {
      clearTimeout(stalled)
      stalled = setTimeout(() => request.abort(), STALLED_AFTER)
    }
    moved()
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      moved()
      if (lengthComputable) onProgress?.(loaded / total)
    }
    request.onprogress = moved
    request.onload = () => {
      reportStatus(request.status)
      resolve({ ok: request.status >= 200 && request.status < 300, body: request.response })
    }
    request.onerror = () => reject(new Error('No answer'))
    request.onabort = () => reject(new StalledError())
    request.onloadend = () => clearTimeout(stalled)
    request.send(form)
  })
}

/**
 * Compresses a picture and sends it to a place on a card, or of the installable app. Never throws: a failure is a sentence,
 * `unexpected` where not even the server had one. It does not change the card.
 */
export async function uploadImage(file: File, place: CardPlace | AppPlace, { onProgress }: UploadOptions = {}): Promise<UploadResult> {
  try {
    const box = place.cardId === undefined ? boxOf(place.type, place.slot) : boxOf(place.type)
    const blob = await compress(file, box, { anyType: place.type === 'avatar' })
    const form = new FormData()
    form.set('file', blob, file.name)
    if (place.cardId !== undefined) form.set('cardId', String(place.cardId))
    if (place.type) form.set('type', place.type)
    if (place.cardId === undefined && place.slot) form.set('slot', place.slot)
    const { ok, body } = await send(place.cardId === undefined ? 'POST /api/pwa-upload' : 'POST /api/upload', form, onProgress)
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
