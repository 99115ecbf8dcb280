import { ImagePlus, RefreshCw, RotateCw, Trash2 } from 'lucide-react'
import { type DragEvent, Suspense, lazy, useRef, useState } from 'react'
import { CROP_RULES, type CropRule, type ImageType, variants } from '../../schema/image.ts'
import { Button } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { toast } from '../ui/toast.ts'
import { ACCEPT, checkChosen } from './choose.ts'
import styles from './image-uploader.module.css'
import { countUpload } from './under-way.ts'
import { uploadImage } from './upload.ts'

const cropDialog = () => import('./crop-dialog.tsx')
const CropDialog = lazy(() => cropDialog().then((module) => ({ default: module.CropDialog })))
const FREE_CROP: CropRule = { aspect: undefined, round: false, width: 800, minWidth: 1, maxWidth: 1600 }

interface ImageUploaderProps {
  cardId: number
  type: ImageType
  /** What the picture is, as its place is called: Profile Picture, Cover Photo, Logo. */
  label: string
  /** Read with the buttons: sizes, what it is for. */
  hint?: string
  /** The address that the card has now. */
  value: string | null
  /** The card is to have this address, or none: an upload itself changes no card. False, or a throw, when that failed. */
  onChange: (url: string | null) => void | Promise<void | boolean>
  /** Lets every type be cropped first; otherwise profile pictures alone are. */
  alwaysCrop?: boolean
  /** Alone in a dialog that names it: the picture above, in its own shape, and large buttons below. */
  large?: boolean
}

const failed = (title: string, description: string) => toast({ title, description, variant: 'destructive' })

/** One picture of a card: chosen or dropped, cropped where its place is round, uploaded, shown, changed, removed. */
export function ImageUploader({ cardId, type, label, hint, value, onChange, alwaysCrop = false, large = false }: ImageUploaderProps) {
  const input = useRef<HTMLInputElement>(null)
  const [cropping, setCropping] = useState<File | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const [over, setOver] = useState(false)
  const [broken, setBroken] = useState<string | null>(null)
  /** What could not be uploaded, to try again with. */
  const [unsent, setUnsent] = useState<File | null>(null)
  const uploading = progress !== null
  const crops = alwaysCrop || type === 'profilePicture'

  async function choose(chosen: File | undefined) {
    if (!chosen || uploading) return
    const file = await checkChosen(chosen, type)
    if (!file) return
    setUnsent(null)
    if (!crops) return upload(file)
    try {
      await cropDialog()
    } catch {
      return void failed('Upload error', 'An unexpected error occurred during upload.')
    }
    setCropping(file)
  }

  const upload = (file: File) => countUpload(type, send(file))

  /** True when the picture was uploaded. */
  async function send(file: File): Promise<boolean> {
    setProgress(0)
    setUnsent(null)
    try {
      const result = await uploadImage(file, { cardId, type }, { onProgress: setProgress })
      if (!result.success) {
        setUnsent(file)
        if (result.unexpected) failed('Upload error', 'An unexpected error occurred during upload.')
        else failed('Upload failed', result.error)
        return false
      }
      // What failed there was told there.
      if ((await onChange(result.url)) === false) return true
      toast({ title: 'Upload successful', description: 'Your image has been uploaded successfully.', variant: 'success' })
      return true
    } catch {
      failed('Upload error', 'An unexpected error occurred during upload.')
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
      failed('Error', 'Failed to remove image.')
    }
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    void choose(event.dataTransfer.files[0])
  }

  const known = variants(value)
  return (
    // Dropping is a second way: the button inside does the same for a keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      aria-label={label}
      className={cx(styles.place, large && styles.large, over && styles.over)}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(event.dataTransfer.types.includes('Files'))
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className={cx(styles.frame, styles[type])}>
        {value && broken !== value ? (
          <img
            className={styles.picture}
            src={value}
            {...(known?.srcset && { srcSet: known.srcset, sizes: '320px' })}
            alt={label}
            onError={() => setBroken(value)}
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
            {unsent && (
              <Button size={large ? 'md' : 'sm'} variant="primary" icon={<RotateCw aria-hidden />} onClick={() => void upload(unsent)}>
                Try again
              </Button>
            )}
            <Button
              size={large ? 'md' : 'sm'}
              icon={value ? <RefreshCw aria-hidden /> : <ImagePlus aria-hidden />}
              aria-label={`${value ? 'Change' : 'Upload'} ${label}`}
              onClick={() => input.current?.click()}
            >
              {value ? 'Change' : 'Upload'}
            </Button>
            {value && (
              <Button
                size={large ? 'md' : 'sm'}
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
          accept={ACCEPT}
          className={styles.file}
          aria-label={`File for ${label}`}
          tabIndex={-1}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            void choose(file)
            // The same file may be chosen again.
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
            keepsTransparency={type === 'logo'}
            onCancel={() => setCropping(null)}
            onError={() => {
              setCropping(null)
              failed('Upload Error', 'Failed to process image')
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
    </div>
  )
}
