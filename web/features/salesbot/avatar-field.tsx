import { Bot, ImagePlus, RefreshCw, Trash2 } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { type ImageCropRule, imageVariantsOfUrl } from '../../../schema/image.ts'
import { isCutOffPicture } from '../../images/cut-off.ts'
import { withDetectedMediaType } from '../../images/detect-type.ts'
import { decodeImage } from '../../images/resize-image.ts'
import { uploadImage } from '../../images/upload.ts'
import { trackUpload } from '../../images/uploads-in-progress.ts'
import { Button } from '../../ui/button.tsx'
import { FileDropZone, FileInput } from '../../ui/file-drop-zone.tsx'
import { showToast } from '../../ui/toast.ts'
import styles from './salesbot.module.css'

const loadCropDialog = () => import('../../images/crop-dialog.tsx')
const CropDialog = lazy(() => loadCropDialog().then((module) => ({ default: module.CropDialog })))
const UPLOAD_ERROR_TOAST = {
  title: 'Upload error',
  description: 'An error occurred while uploading. Please try again.',
  variant: 'destructive',
} as const
const AVATAR_CROP_RULE: ImageCropRule = { aspect: 1, round: true, width: 400, minWidth: 1, maxWidth: 800 }

/** Cropping would turn a vector image into pixels and stop an animation. */
const UNCROPPED_MEDIA_TYPES = ['image/svg+xml', 'image/gif']

async function isSquare(file: File): Promise<boolean> {
  const { naturalWidth, naturalHeight } = await decodeImage(file)
  return naturalWidth === naturalHeight
}

interface AvatarFieldProps {
  cardId: number
  value: string | null
  error: string | undefined
  onChange: (url: string | null) => void
}

export function AvatarField({ cardId, value, error, onChange }: AvatarFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [cropping, setCropping] = useState<File | null>(null)
  const [uploading, setUploading] = useState(false)
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)

  async function choose(chosen: File | undefined) {
    if (!chosen || uploading) return
    const file = await withDetectedMediaType(chosen)
    try {
      // The upload refuses a picture that is cut off, and says why. Once cropped, such a picture would be whole again.
      if (UNCROPPED_MEDIA_TYPES.includes(file.type) || (await isCutOffPicture(file)) || (await isSquare(file))) return void upload(file)
      await loadCropDialog()
      setCropping(file)
    } catch {
      // This browser cannot read the picture, but the server may.
      void upload(file)
    }
  }

  const upload = (file: File) => trackUpload('avatar', send(file))

  async function send(file: File): Promise<boolean> {
    setUploading(true)
    const dismiss = showToast({ title: 'Uploading avatar...' })
    const result = await uploadImage(file, { cardId, type: 'avatar' })
    setUploading(false)
    dismiss()
    if (result.success) {
      onChange(result.url)
      showToast({ title: 'Avatar uploaded', description: 'Save the configuration to show it to visitors.', variant: 'success' })
      return true
    }
    showToast(
      result.unexpected
        ? UPLOAD_ERROR_TOAST
        : { ...UPLOAD_ERROR_TOAST, title: 'Upload failed', description: result.error || 'Failed to upload avatar. Please try again.' },
    )
    return false
  }

  return (
    <FileDropZone label="Avatar" className={styles.avatarPlace} onFiles={([file]) => void choose(file)}>
      <span className={styles.avatar}>
        {value && brokenUrl !== value ? (
          <img
            src={imageVariantsOfUrl(value)?.sources[0]?.url ?? value}
            alt="Avatar of the bot"
            onError={() => {
              console.warn(`The avatar ${value} could not be loaded`)
              setBrokenUrl(value)
            }}
          />
        ) : (
          <Bot aria-hidden size={32} />
        )}
      </span>
      <div className={styles.avatarSide}>
        <p className="label-text">Avatar</p>
        <p className={error ? 'small-error' : 'small-muted'}>{error ?? 'A square picture works best, 200x200 or larger.'}</p>
        <div className="wrapping-row">
          <Button
            size="sm"
            pending={uploading}
            icon={value ? <RefreshCw aria-hidden /> : <ImagePlus aria-hidden />}
            onClick={() => input.current?.click()}
          >
            {uploading ? 'Uploading avatar...' : value ? 'Change Avatar' : 'Upload Avatar'}
          </Button>
          {value && !uploading && (
            <Button size="sm" variant="ghost" icon={<Trash2 aria-hidden />} onClick={() => onChange(null)}>
              Remove Avatar
            </Button>
          )}
        </div>
        <FileInput ref={input} label="File for the avatar" accept="image/*" onFiles={([file]) => void choose(file)} />
      </div>
      {cropping && (
        <Suspense>
          <CropDialog
            file={cropping}
            rule={AVATAR_CROP_RULE}
            keepTransparency
            onCancel={() => setCropping(null)}
            onError={() => {
              setCropping(null)
              showToast(UPLOAD_ERROR_TOAST)
            }}
            onApply={(blob) => {
              setCropping(null)
              const extension = blob.type === 'image/png' ? '.png' : '.jpg'
              void upload(new File([blob], cropping.name.replace(/(\.\w+)?$/, extension), { type: blob.type }))
            }}
          />
        </Suspense>
      )}
    </FileDropZone>
  )
}
