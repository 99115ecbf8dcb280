import { type CSSProperties, useEffect, useState } from 'react'
import { ReactCrop, type PercentCrop, centerCrop, convertToPixelCrop, makeAspectCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { type ImageCropRule, CROP_ROTATION_RANGE, CROP_ZOOM_RANGE } from '../../schema/image.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { drawCroppedImage, croppedSizeOf } from './crop-geometry.ts'
import styles from './crop-dialog.module.css'
import { hasTransparentPixels } from './resize-job.ts'
import { encodeCanvas } from './resize-image.ts'

interface CropDialogProps {
  file: Blob
  rule: ImageCropRule
  keepTransparency?: boolean
  onApply: (result: Blob) => void
  onCancel: () => void
  onError: () => void
}

export function CropDialog({ file, rule, keepTransparency = false, onApply, onCancel, onError }: CropDialogProps) {
  const [image, setImage] = useState<HTMLImageElement | null>(null)
  const [crop, setCrop] = useState<PercentCrop>()
  const [zoom, setZoom] = useState(100)
  const [rotation, setRotation] = useState(0)
  const [applying, setApplying] = useState(false)
  const source = useObjectUrl(file)

  // The crop area is calculated in the picture's own pixels, so that it stays valid when the window is resized or rotated.
  const natural = image && { width: image.naturalWidth, height: image.naturalHeight }
  const area = natural && crop ? convertToPixelCrop(crop, natural.width, natural.height) : null
  const ready = image !== null && area !== null && area.width > 0 && area.height > 0

  async function apply() {
    if (!image || !natural || !area) return
    setApplying(true)
    try {
      const transform = { natural, zoom, rotation }
      const size = croppedSizeOf(area, transform, rule)
      const canvas = document.createElement('canvas')
      Object.assign(canvas, size)
      const context = canvas.getContext('2d', { willReadFrequently: true })!
      if (!keepTransparency) {
        context.fillStyle = '#ffffff'
        context.fillRect(0, 0, size.width, size.height)
      }
      drawCroppedImage(context, image, area, transform, size)
      onApply(await encodeCanvas(canvas, keepTransparency && hasTransparentPixels(canvas) ? 'image/png' : 'image/jpeg', 0.92))
    } catch {
      onError()
    } finally {
      setApplying(false)
    }
  }

  function onLoad(loaded: HTMLImageElement) {
    setImage(loaded)
    const { naturalWidth: width, naturalHeight: height } = loaded
    setCrop(
      centerCrop(
        rule.aspect ? makeAspectCrop({ unit: '%', width: 90 }, rule.aspect, width, height) : { unit: '%', width: 90, height: 90 },
        width,
        height,
      ),
    )
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title="Crop Image"
      description="Drag to reposition • Use the slider to zoom in/out • Select area to crop"
      size="md"
      ignoreOutsideClicks
      actions={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button variant="primary" disabled={!ready} pending={applying} onClick={() => void apply()}>
            Apply Crop
          </Button>
        </>
      }
      stretch={
        source ? (
          <div className={styles.cropArea} style={natural ? ({ '--ratio': natural.width / natural.height } as CSSProperties) : undefined}>
            <ReactCrop
              crop={crop}
              onChange={(_, percent) => setCrop(percent)}
              aspect={rule.aspect}
              circularCrop={rule.round}
              minWidth={24}
              keepSelection
              ruleOfThirds
            >
              <img
                className={styles.image}
                src={source}
                alt="To be cropped"
                draggable={false}
                style={{ transform: `scale(${zoom / 100}) rotate(${rotation}deg)` }}
                onLoad={(event) => onLoad(event.currentTarget)}
                onError={onError}
              />
            </ReactCrop>
          </div>
        ) : (
          <p className={styles.empty}>Please select an image to crop</p>
        )
      }
    >
      <div className="stack-2">
        <Slider label="Zoom" value={zoom} unit="%" range={CROP_ZOOM_RANGE} disabled={!image} onChange={setZoom} />
        <Slider label="Rotation" value={rotation} unit="°" range={CROP_ROTATION_RANGE} disabled={!image} onChange={setRotation} />
      </div>
    </Dialog>
  )
}

function Slider(props: {
  label: string
  value: number
  unit: string
  range: { min: number; max: number; step: number }
  disabled: boolean
  onChange: (value: number) => void
}) {
  const { label, value, unit, range, disabled, onChange } = props
  return (
    <label className={styles.slider}>
      <span>{label}</span>
      <input
        type="range"
        {...range}
        value={value}
        disabled={disabled}
        aria-valuetext={`${value}${unit}`}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <output className={styles.value}>
        {value}
        {unit}
      </output>
    </label>
  )
}

function useObjectUrl(file: Blob): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const objectUrl = URL.createObjectURL(file)
    setUrl(objectUrl)
    return () => URL.revokeObjectURL(objectUrl)
  }, [file])
  return url
}
