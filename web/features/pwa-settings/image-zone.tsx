import { CircleCheck, ImageOff, ImagePlus, RotateCcw } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { FileInput } from '../../images/file-input.tsx'
import { FileDropZone } from '../../images/drop-zone.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import styles from './image-zone.module.css'
import type { ImageUploadState } from './use-image-uploads.ts'

const FILE_INPUT_ACCEPT = 'image/png,image/jpeg,image/svg+xml,.png,.jpg,.jpeg,.svg'

interface ImageZoneProps {
  label: string
  size: string
  hint?: ReactNode
  value: string | null
  isUploaded: boolean
  upload: ImageUploadState | undefined
  error: string | undefined
  overlay?: ReactNode
  resetLabel: string
  wide?: boolean
  onFile: (file: File | undefined) => void
  onReset: () => void
}

/** A picture of the app, onto which a file can be dropped. Of several files, the first one counts. */
export function ImageZone(props: ImageZoneProps) {
  const { label, size, hint, value, isUploaded, upload, error, overlay, resetLabel, wide, onFile, onReset } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  const uploading = upload?.state === 'uploading'
  const failure = error ?? (upload?.state === 'failed' ? upload.error : null)
  return (
    <div className={cx(styles.slot, wide && styles.wide)}>
      <div className={styles.head}>
        <h3 id={`${id}-label`} className="label-text">
          {label}
        </h3>
        <span className={cx('small-muted tabular', styles.size)}>{size}</span>
      </div>
      <FileDropZone label={label} className={styles.zone} onFiles={([file]) => onFile(file)}>
        <button
          type="button"
          className={styles.target}
          aria-labelledby={`${id}-label ${id}-state`}
          aria-describedby={failure ? `${id}-error` : hint ? `${id}-hint` : undefined}
          aria-disabled={uploading || undefined}
          data-invalid={error ? true : undefined}
          onClick={() => !uploading && input.current?.click()}
        >
          <span className={styles.picture}>
            {value === null ? (
              <ImagePlus aria-hidden />
            ) : brokenUrl === value ? (
              <ImageOff aria-hidden />
            ) : (
              <img src={value} alt="" onError={() => setBrokenUrl(value)} />
            )}
            {overlay}
          </span>
          <span id={`${id}-state`} className={styles.state}>
            {uploading ? (
              <strong>Uploading...</strong>
            ) : isUploaded ? (
              <>
                <strong className={styles.done}>
                  <CircleCheck aria-hidden /> Uploaded successfully
                </strong>
                <span>Click to replace</span>
              </>
            ) : (
              <>
                <strong>Click to upload or drag and drop</strong>
                <span>PNG, JPG or SVG</span>
              </>
            )}
          </span>
        </button>
        {uploading && (
          <progress className={cx('progress-bar', styles.progress)} aria-label={`Uploading ${label}`} max={1} value={upload.progress} />
        )}
        <FileInput ref={input} label={label} accept={FILE_INPUT_ACCEPT} onFiles={([file]) => onFile(file)} />
      </FileDropZone>
      {failure ? (
        <p id={`${id}-error`} className="small-error">
          {failure}
        </p>
      ) : (
        hint && (
          <p id={`${id}-hint`} className="small-muted">
            {hint}
          </p>
        )
      )}
      {isUploaded && !uploading && (
        <Button
          size="sm"
          variant="ghost"
          className={styles.reset}
          icon={<RotateCcw aria-hidden />}
          aria-label={`${resetLabel}: ${label}`}
          onClick={() => {
            onReset()
            input.current?.parentElement?.querySelector('button')?.focus()
          }}
        >
          {resetLabel}
        </Button>
      )}
    </div>
  )
}
