import { ImagePlus, RotateCw, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { GALLERY_IMAGES_MAX } from '../../schema/card.ts'
import { Alert } from '../ui/alert.tsx'
import { Button, IconButton } from '../ui/button.tsx'
import { showToast } from '../ui/toast.ts'
import { FileDropZone, FileInput } from '../ui/file-drop-zone.tsx'
import styles from './gallery-uploader.module.css'
import { FILE_INPUT_ACCEPT, readImageFile } from './read-image.ts'
import { uploadImage } from './upload.ts'
import { type UploadQueueHandlers, uploadQueueOf } from './upload-queue.ts'

const REJECTED_NAMES_SHOWN_MAX = 5

interface GalleryUploaderProps {
  cardId: number
  /** Identifies the uploads. They continue if the component is mounted again with the same object. */
  owner: object
  capacity: number
  /** Adds an uploaded picture to the gallery, before the first of the pictures in `laterUrls`. */
  onAdd: (url: string, laterUrls: string[]) => void
}

export function GalleryUploader({ cardId, owner, capacity, onAdd }: GalleryUploaderProps) {
  const input = useRef<HTMLInputElement>(null)
  const [rejectedNames, setRejectedNames] = useState<string[]>([])
  const queue = uploadQueueOf(owner)
  const pictures = queue.use()
  const free = Math.max(0, capacity - pictures.filter(({ state }) => state !== 'failed').length)

  const handlers: UploadQueueHandlers = {
    async upload(file, onProgress) {
      const image = await readImageFile(file)
      return 'error' in image
        ? { success: false, error: image.error }
        : uploadImage(image.file, { cardId, type: 'gallery' }, { onProgress })
    },
    onUploaded: onAdd,
    onDone(count) {
      const description = count > 1 ? `${count} images have been uploaded.` : 'Your image has been uploaded successfully.'
      if (count) showToast({ title: 'Upload successful', description, variant: 'success' })
    },
  }

  function choose(files: FileList) {
    const chosen = [...files]
    if (!chosen.length) return
    setRejectedNames(chosen.slice(free).map(({ name }) => name))
    void queue.add(chosen.slice(0, free), handlers)
  }

  return (
    <FileDropZone label="Gallery Image" className={styles.place} onFiles={choose}>
      {rejectedNames.length > 0 && (
        <Alert
          tone="warning"
          action={<IconButton size="sm" label="Dismiss" icon={<X aria-hidden />} onClick={() => setRejectedNames([])} />}
        >
          The gallery holds at most {GALLERY_IMAGES_MAX} images. Not uploaded: {rejectedNames.slice(0, REJECTED_NAMES_SHOWN_MAX).join(', ')}
          {rejectedNames.length > REJECTED_NAMES_SHOWN_MAX && ` and ${rejectedNames.length - REJECTED_NAMES_SHOWN_MAX} more`}.
        </Alert>
      )}
      {pictures.length > 0 && (
        <ul role="list" className={styles.pictures} aria-label="Images being uploaded">
          {pictures.map(({ id, file, state, progress, error }) => (
            <li key={id} className={styles.picture}>
              <div className={styles.text}>
                <p className={styles.name}>{file.name}</p>
                {state === 'failed' ? (
                  <p role="alert" className={styles.error}>
                    {error}
                  </p>
                ) : (
                  <p className={styles.state}>{state === 'waiting' ? 'Waiting...' : 'Uploading...'}</p>
                )}
              </div>
              {state === 'uploading' && <progress aria-label={`Uploading ${file.name}`} max={1} value={progress} />}
              {state === 'failed' && (
                <>
                  <Button
                    size="sm"
                    icon={<RotateCw aria-hidden />}
                    aria-label={`Try again: ${file.name}`}
                    disabled={free === 0}
                    onClick={() => void queue.retry(id, handlers)}
                  >
                    Try again
                  </Button>
                  <IconButton size="sm" label={`Dismiss ${file.name}`} icon={<X aria-hidden />} onClick={() => queue.remove(id)} />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {capacity === 0 ? (
        <p className={styles.hint}>The gallery is full. Remove an image to add another.</p>
      ) : (
        free > 0 && (
          <div className={styles.choose}>
            <Button icon={<ImagePlus aria-hidden />} aria-label="Upload Gallery Image" onClick={() => input.current?.click()}>
              Upload
            </Button>
            <p className={styles.hint}>JPG, PNG or GIF, several at once if you like. They join the end of the gallery.</p>
          </div>
        )
      )}
      <FileInput ref={input} label="File for Gallery Image" accept={FILE_INPUT_ACCEPT} multiple onFiles={choose} />
    </FileDropZone>
  )
}
