import { useRef, useState } from 'react'
import type { PwaImageSlot } from '../../../schema/image.ts'
import { withDetectedMediaType } from '../../images/detect-type.ts'
import { uploadImage } from '../../images/upload.ts'
import { trackUpload } from '../../images/uploads-in-progress.ts'
import { showToast } from '../../ui/toast.ts'

const ACCEPTED_MEDIA_TYPES = /^image\/(png|jpe?g|svg\+xml)$/

export type ImageUploadState = { state: 'uploading'; progress: number } | { state: 'failed'; error: string | null }

export function useImageUploads(onUploaded: (slot: PwaImageSlot, url: string) => void) {
  const [uploads, setUploads] = useState<Partial<Record<PwaImageSlot, ImageUploadState>>>({})
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const set = (slot: PwaImageSlot, state: ImageUploadState | undefined) => setUploads((now) => ({ ...now, [slot]: state }))

  async function send(slot: PwaImageSlot, file: File): Promise<boolean> {
    const isSplash = slot === 'splashImage'
    const type = isSplash ? 'pwa-splash' : 'pwa-icon'
    const result = await uploadImage(file, { type, slot }, { onProgress: (progress) => set(slot, { state: 'uploading', progress }) })
    if (result.success) {
      set(slot, undefined)
      onUploaded(slot, result.url)
      showToast({ title: isSplash ? 'Splash image uploaded' : 'Icon uploaded', variant: 'success' })
      return true
    }
    set(slot, { state: 'failed', error: result.unexpected ? null : result.error })
    const description = `Could not upload the ${isSplash ? 'splash image' : 'icon'}. Please try again.`
    showToast({ title: 'Upload failed', description, variant: 'destructive' })
    return false
  }

  async function upload(slot: PwaImageSlot, chosen: File | undefined) {
    if (!chosen || uploads[slot]?.state === 'uploading') return
    const file = await withDetectedMediaType(chosen)
    if (!ACCEPTED_MEDIA_TYPES.test(file.type)) {
      showToast({ title: 'Invalid file type', description: 'Please upload a PNG, JPG, or SVG image', variant: 'destructive' })
      return
    }
    set(slot, { state: 'uploading', progress: 0 })
    // The server accepts one picture at a time from each user.
    const sent = queue.current.then(() => send(slot, file))
    queue.current = sent
    void trackUpload(slot === 'splashImage' ? 'pwa-splash' : 'pwa-icon', sent)
  }

  return { uploads, upload, forget: (slot: PwaImageSlot) => set(slot, undefined) }
}
export type ImageUploads = Pick<ReturnType<typeof useImageUploads>, 'uploads' | 'upload' | 'forget'>
