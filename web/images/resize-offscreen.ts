import { type ImageScalingBox, storedImageSizeOf } from '../../schema/image.ts'

/** A picture and the size to which it is resized. It can be posted to a web worker (structured-cloneable). */
export interface ImageResizeJob {
  file: Blob
  box: Pick<ImageScalingBox, 'width' | 'height' | 'covered'>
  /** JPEG quality, 0 to 1. */
  quality: number
}

export interface DomOrOffscreenCanvas {
  width: number
  height: number
  getContext(kind: '2d', options?: CanvasRenderingContext2DSettings): CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null
}

/** True when at least one pixel of the canvas is not fully opaque. */
export function hasTransparentPixels(canvas: DomOrOffscreenCanvas): boolean {
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
  for (let i = 3; i < data.length; i += 4) if (data[i] !== 255) return true
  return false
}

/**
 * Resizes a picture without the DOM and encodes it as JPEG, or as PNG if it is transparent. Applies the EXIF orientation and
 * removes all metadata, including the location. Throws when the browser cannot decode the picture.
 */
export async function resizeImageOffscreen({ file, box, quality }: ImageResizeJob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const { width, height } = storedImageSizeOf(bitmap, box)
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d', { willReadFrequently: true })!
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    return await canvas.convertToBlob(hasTransparentPixels(canvas) ? { type: 'image/png' } : { type: 'image/jpeg', quality })
  } finally {
    bitmap.close()
  }
}
