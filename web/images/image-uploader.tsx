import { ImagePlus, RefreshCw, RotateCw, Trash2 } from 'lucide-react'
import { Suspense, lazy, useRef, useState } from 'react'
import { CROP_RULES, type CropRule, type ImageType, imageVariants } from '../../schema/image.ts'
import { Button } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { toast } from '../ui/toast.ts'
import { DropZone } from './drop-zone.tsx'
import styles from './image-uploader.module.css'
import { ACCEPT_ATTRIBUTE, validateImage } from './read-image.ts'
import { uploadImage } from './upload.ts'
import { trackUpload } from './uploads-in-progress.ts'

const loadCropDialog = () => import('./crop-dialog.tsx')
const CropDialog = lazy(() => loadCropDialog().then((module) => ({ default: module.CropDialog })))
const FREE_CROP: CropRule = { aspect: undefined, round: false, width: 800, minWidth: 1, maxWidth: 1600 }

interface ImageUploaderProps {
  cardId: number
  type: ImageType
  /** Name of the picture: Profile Picture, Cover Photo, Logo. */
  label: string
  hint?: string
  value: string | null
  /** Stores a new URL, or null, in the card: an upload alone does not change the card. Returns false or throws on failure. */
  onChange: (url: string | null) => void | Promise<void | boolean>
  /** Opens the crop dialog for every image type; otherwise only for profile pictures. */
  alwaysCrop?: boolean
  /** Layout for a dialog of its own: no label, the uncropped picture above large buttons. */
  large?: boolean
}

const showError = (title: string, description: string) => toast({ title, description, variant: 'destructive' })

/** Uploads, shows, replaces and removes one picture of a card. Takes chosen and dropped files. */
export function ImageUploader({ cardId, type, label, hint, value, onChange, alwaysCrop = false, large = false }: ImageUploaderProps) {
  const input = useRef<HTMLInputElement>(null)
  const [cropping, setCropping] = useState<File | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  /** File of the last failed upload, for the Try again button. */
  const [failedFile, setFailedFile] = useState<File | null>(null)
  const uploading = progress !== null
  const needsCrop = alwaysCrop || type === 'profilePicture'

  async function choose(chosen: File | undefined) {
    if (!chosen || uploading) return
    const file = await validateImage(chosen, type)
    if (!file) return
    setFailedFile(null)
    if (!needsCrop) return upload(file)
    try {
      await loadCropDialog()
    } catch {
      return void showError('Upload error', 'An unexpected error occurred during upload.')
    }
    setCropping(file)
  }

  const upload = (file: File) => trackUpload(type, send(file))

  /** Resolves to true when the picture was uploaded. */
  async function send(file: File): Promise<boolean> {
    setProgress(0)
    setFailedFile(null)
    try {
      const result = await uploadImage(file, { cardId, type }, { onProgress: setProgress })
      if (!result.success) {
        setFailedFile(file)
        if (result.unexpected) showError('Upload error', 'An unexpected error occurred during upload.')
        else showError('Upload failed', result.error)
        return false
      }
      // On false, onChange has already shown an error.
      if ((await onChange(result.url)) === false) return true
      toast({ title: 'Upload successful', description: 'Your image has been uploaded successfully.', variant: 'success' })
      return true
    } catch {
      showError('Upload error', 'An unexpected error occurred during upload.')
      return false
    } finally {
      setProgress(null)
    }
  }

  async function remove() {
    if (!window.confirm('Are you sure you want to remove this image?')) return
    try {
      if ((await onChange(null)) === false) throw new Error('Not stored')
      toast({ title: 'Image removed', description: 'The image has been removed from your card.' })
    } catch {
      showError('Error', 'Failed to remove image.')
    }
  }

  const srcset = imageVariants(value)?.srcset
  const size = large ? 'md' : 'sm'
  return (
    <DropZone label={label} className={cx(styles.place, large && styles.large)} onFiles={([file]) => void choose(file)}>
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
        {!large && <p className={styles.label}>{label}</p>}
        {hint && <p className={styles.hint}>{hint}</p>}
        {uploading ? (
          <div className={styles.progress} role="status">
            <span>Uploading...</span>
            <progress aria-label={`Uploading ${label}`} max={1} value={progress} />
          </div>
        ) : (
          <div className={styles.actions}>
            {failedFile && (
              <Button size={size} variant="primary" icon={<RotateCw aria-hidden />} onClick={() => void upload(failedFile)}>
                Try again
              </Button>
            )}
            <Button
              size={size}
              icon={value ? <RefreshCw aria-hidden /> : <ImagePlus aria-hidden />}
              aria-label={`${value ? 'Change' : 'Upload'} ${label}`}
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
                onClick={() => void remove()}
              >
                Remove
              </Button>
            )}
          </div>
        )}
        <input
          ref={input}
          type="file"
          accept={ACCEPT_ATTRIBUTE}
          className="visually-hidden"
          aria-label={`File for ${label}`}
          tabIndex={-1}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            void choose(file)
            // Lets the user choose the same file again.
            event.target.value = ''
          }}
        />
      </div>
      {cropping && (
        <Suspense>
          <CropDialog
            open
            file={cropping}
            rule={CROP_RULES[type] ?? FREE_CROP}
            keepTransparency={type === 'logo'}
            onCancel={() => setCropping(null)}
            onError={() => {
              setCropping(null)
              showError('Upload Error', 'Failed to process image')
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
    </DropZone>
  )
}
