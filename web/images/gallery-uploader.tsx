import { ImagePlus, RotateCw, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { GALLERY_MAX } from '../../schema/card.ts'
import { Alert } from '../ui/alert.tsx'
import { Button, IconButton } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { toast } from '../ui/toast.ts'
import { ACCEPT, readChosen } from './choose.ts'
import styles from './gallery-uploader.module.css'
import { queueOf } from './upload-queue.ts'
import { uploadImage, type UploadResult } from './upload.ts'

/** How many names of files are told that found no room. */
const NAMED = 5

interface GalleryUploaderProps {
  cardId: number
  /** What the uploads belong to: they go on, and stay in sight, while it is the same object. */
  owner: object
  /** How many more pictures the gallery takes. */
  room: number
  /** The gallery is to have this picture too, before the first of `later`. */
  onAdd: (url: string, later: string[]) => void
}

/** Several pictures at once, chosen or dropped, each with its own progress and its own failure. */
export function GalleryUploader({ cardId, owner, room, onAdd }: GalleryUploaderProps) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const [beyond, setBeyond] = useState<string[]>([])
  const queue = queueOf(owner)
  const pictures = queue.use()
  const free = Math.max(0, room - pictures.filter(({ state }) => state !== 'failed').length)

  const work = {
    async send(file: File, onProgress: (share: number) => void): Promise<UploadResult> {
      const read = await readChosen(file)
      return 'error' in read ? { success: false, error: read.error } : uploadImage(read.file, { cardId, type: 'gallery' }, { onProgress })
    },
    land: onAdd,
    done(landed: number) {
      const description = landed > 1 ? `${landed} images have been uploaded.` : 'Your image has been uploaded successfully.'
      if (landed) toast({ title: 'Upload successful', description, variant: 'success' })
    },
  }

  function choose(files: FileList | null) {
    const chosen = [...(files ?? [])]
    if (!chosen.length) return
    setBeyond(chosen.slice(free).map(({ name }) => name))
    void queue.add(chosen.slice(0, free), work)
  }

  return (
    // Dropping is a second way: the button inside does the same for a keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      aria-label="Gallery Image"
      className={cx(styles.place, over && styles.over)}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(event.dataTransfer.types.includes('Files'))
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        choose(event.dataTransfer.files)
      }}
    >
      {beyond.length > 0 && (
        <Alert tone="warning" action={<IconButton size="sm" label="Dismiss" icon={<X aria-hidden />} onClick={() => setBeyond([])} />}>
          The gallery holds at most {GALLERY_MAX} images. Not uploaded: {beyond.slice(0, NAMED).join(', ')}
          {beyond.length > NAMED && ` and ${beyond.length - NAMED} more`}.
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
                    onClick={() => void queue.retry(id, work)}
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
      {room === 0 ? (
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
      <input
        ref={input}
        type="file"
        multiple
        accept={ACCEPT}
        className="visually-hidden"
        aria-label="File for Gallery Image"
        tabIndex={-1}
        onChange={({ target }) => {
          choose(target.files)
          // The same files may be chosen again.
          target.value = ''
        }}
      />
    </div>
  )
}
