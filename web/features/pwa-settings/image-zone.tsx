import { CircleCheck, ImageOff, ImagePlus, RotateCcw } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import type { PwaImageSlot } from '../../../schema/image.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { FileDropZone, FileInput } from '../../ui/file-drop-zone.tsx'
import { ImageWithFallback } from './image-with-fallback.tsx'
import styles from './image-zone.module.css'
import type { SettingsSectionProps } from './use-settings-form.ts'

const FILE_INPUT_ACCEPT = 'image/png,image/jpeg,image/svg+xml,.png,.jpg,.jpeg,.svg'

interface ImageZoneProps extends SettingsSectionProps {
  slot: PwaImageSlot
  /** The picture that is shown until the user uploads one. */
  fallback: string | null
  label: string
  size: string
  hint?: ReactNode
  overlay?: ReactNode
  resetLabel: string
  wide?: boolean
}

/** A picture of the app. The user can drop a file onto it; if there are several files, the first one counts. */
export function PwaImageUploader(props: ImageZoneProps) {
  const { form, errors, change, uploads, upload, forget, slot, fallback, label, size, hint, overlay, resetLabel, wide } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const value = form[slot]
  const error = errors[slot]
  const state = uploads[slot]
  const isUploaded = value !== fallback
  const uploading = state?.state === 'uploading'
  const onFiles = ([file]: FileList) => void upload(slot, file)
  const failure = error ?? (state?.state === 'failed' ? state.error : null)
  return (
    <div className={cx('stack-2', styles.slot, wide && styles.wide)}>
      <div className={styles.head}>
        <h3 id={`${id}-label`} className="label-text">
          {label}
        </h3>
        <span className={cx('small-muted tabular', styles.size)}>{size}</span>
      </div>
      <FileDropZone label={label} className={styles.zone} onFiles={onFiles}>
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
              <ImagePlus aria-hidden size={28} />
            ) : (
              <ImageWithFallback key={value} src={value} alt="" fallback={<ImageOff aria-hidden size={28} />} />
            )}
            {overlay}
          </span>
          <span id={`${id}-state`} className={styles.state}>
            {uploading ? (
              <strong>Uploading...</strong>
            ) : isUploaded ? (
              <>
                <strong className={styles.done}>
                  <CircleCheck aria-hidden size={16} /> Uploaded successfully
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
          <progress className={cx('progress-bar', styles.progress)} aria-label={`Uploading ${label}`} max={1} value={state.progress} />
        )}
        <FileInput ref={input} label={`File for ${label}`} accept={FILE_INPUT_ACCEPT} onFiles={onFiles} />
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
            forget(slot)
            change({ [slot]: fallback })
            input.current?.parentElement?.querySelector('button')?.focus()
          }}
        >
          {resetLabel}
        </Button>
      )}
    </div>
  )
}
