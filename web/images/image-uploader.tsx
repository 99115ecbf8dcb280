import { ImagePlus, RefreshCw, RotateCw, Trash2 } from 'lucide-react'
import { Suspense, lazy, useId, useRef, useState } from 'react'
import { IMAGE_CROP_RULES, type ImageCropRule, type CardImageType, imageVariantsOfUrl } from '../../schema/image.ts'
import { Button } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { showToast } from '../ui/toast.ts'
import { FileDropZone, FileInput } from '../ui/file-drop-zone.tsx'
import styles from './image-uploader.module.css'
import { FILE_INPUT_ACCEPT, validateImageFile } from './read-image.ts'
import { uploadImage } from './upload.ts'
import { trackUpload } from './uploads-in-progress.ts'

const loadCropDialog = () => import('./crop-dialog.tsx')
const CropDialog = lazy(() => loadCropDialog().then((module) => ({ default: module.CropDialog })))
const FREE_CROP_RULE: ImageCropRule = { aspect: undefined, round: false, width: 800, minWidth: 1, maxWidth: 1600 }

interface ImageUploaderProps {
  cardId: number
  type: CardImageType
  label: string
  hint?: string
  value: string | null
  onChange: (url: string | null) => void | Promise<void | boolean>
  onUndoRemove?: () => void
  /** Says beside the buttons when a change takes effect. */
  note?: string
  alwaysCrop?: boolean
  large?: boolean
}

const showErrorToast = (title: string, description: string) => showToast({ title, description, variant: 'destructive' })

export function ImageUploader({
  cardId,
  type,
  label,
  hint,
  value,
  onChange,
  onUndoRemove,
  note,
  alwaysCrop = false,
  large = false,
}: ImageUploaderProps) {
  const noteId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [cropping, setCropping] = useState<File | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  const [failedFile, setFailedFile] = useState<File | null>(null)
  const uploading = progress !== null
  const needsCrop = alwaysCrop || type === 'profilePicture'

  async function choose(chosen: File | undefined) {
    if (!chosen || uploading) return
    const file = await validateImageFile(chosen, type)
    if (!file) return
    setFailedFile(null)
    if (!needsCrop) return upload(file)
    try {
      await loadCropDialog()
    } catch {
      return void showErrorToast('Upload error', 'An unexpected error occurred during upload.')
    }
    setCropping(file)
  }

  const upload = (file: File) => trackUpload(type, send(file))

  async function send(file: File): Promise<boolean> {
    setProgress(0)
    setFailedFile(null)
    try {
      const result = await uploadImage(file, { cardId, type }, { onProgress: setProgress })
      if (!result.success) {
        setFailedFile(file)
        if (result.unexpected) showErrorToast('Upload error', 'An unexpected error occurred during upload.')
        else showErrorToast('Upload failed', result.error)
        return false
      }
      // `onChange` returns false after it has shown an error to the user.
      if ((await onChange(result.url)) === false) return true
      showToast({ title: 'Upload successful', description: 'Your image has been uploaded successfully.', variant: 'success' })
      return true
    } catch {
      showErrorToast('Upload error', 'An unexpected error occurred during upload.')
      return false
    } finally {
      setProgress(null)
    }
  }

  async function remove() {
    if (!window.confirm('Are you sure you want to remove this image?')) return
    try {
      if ((await onChange(null)) === false) throw new Error('Not stored')
      showToast({
        title: 'Image removed',
        description: 'The image has been removed from your card.',
        action: onUndoRemove && { label: 'Undo', onSelect: onUndoRemove },
      })
    } catch {
      showErrorToast('Error', 'Failed to remove image.')
    }
  }

  const srcset = imageVariantsOfUrl(value)?.srcset
  const size = large ? 'md' : 'sm'
  return (
    <FileDropZone label={label} className={cx(styles.place, large && styles.large)} onFiles={([file]) => void choose(file)}>
      <div className={cx(styles.frame, styles[type])}>
        {value && brokenUrl !== value ? (
          <img
            className={styles.picture}
            src={value}
            {...(srcset && { srcSet: srcset, sizes: '320px' })}
            alt={label}
            onError={() => setBrokenUrl(value)}
          />
        ) : (
          <span className={styles.blank}>
            {value ? <span className={styles.broken}>Failed to load image</span> : <ImagePlus aria-hidden />}
          </span>
        )}
      </div>
      <div className={styles.side}>
        {!large && <p className="medium">{label}</p>}
        {hint && <p className={styles.hint}>{hint}</p>}
        {uploading ? (
          <div className={styles.progress} role="status">
            <span>Uploading...</span>
            <progress aria-label={`Uploading ${label}`} max={1} value={progress} />
          </div>
        ) : (
          <div className={cx('wrapping-row', styles.actions)}>
            {failedFile && (
              <Button size={size} variant="primary" icon={<RotateCw aria-hidden />} onClick={() => void upload(failedFile)}>
                Try again
              </Button>
            )}
            <Button
              size={size}
              icon={value ? <RefreshCw aria-hidden /> : <ImagePlus aria-hidden />}
              aria-label={`${value ? 'Change' : 'Upload'} ${label}`}
              aria-describedby={note && noteId}
              onClick={() => input.current?.click()}
            >
              {value ? 'Change' : 'Upload'}
            </Button>
            {value && (
              <Button
                size={size}
                variant="ghost"
                icon={<Trash2 aria-hidden />}
                aria-label={`Remove ${label}`}
                aria-describedby={note && noteId}
                onClick={() => void remove()}
              >
                Remove
              </Button>
            )}
            {note && (
              <span id={noteId} className="small-faint">
                {note}
              </span>
            )}
          </div>
        )}
        <FileInput ref={input} label={`File for ${label}`} accept={FILE_INPUT_ACCEPT} onFiles={([file]) => void choose(file)} />
      </div>
      {cropping && (
        <Suspense>
          <CropDialog
            file={cropping}
            rule={IMAGE_CROP_RULES[type] ?? FREE_CROP_RULE}
            keepTransparency={type === 'logo'}
            onCancel={() => setCropping(null)}
            onError={() => {
              setCropping(null)
              showErrorToast('Upload Error', 'Failed to process image')
            }}
            onApply={(blob) => {
              setCropping(null)
              void upload(
                new File([blob], cropping.name.replace(/\.\w+$/, blob.type === 'image/png' ? '.png' : '.jpg'), { type: blob.type }),
              )
            }}
          />
        </Suspense>
      )}
    </FileDropZone>
  )
}
