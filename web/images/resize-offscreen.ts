import { type ImageBox, storedSize } from '../../schema/image.ts'

/** A picture and the size to resize it to. Structured-cloneable, so that it can be posted to the worker. */
export interface ResizeJob {
  file: Blob
  /** Target box; `storedSize` computes the size from it. */
  box: Pick<ImageBox, 'width' | 'height' | 'covered'>
  /** JPEG quality, 0 to 1. */
  quality: number
}

export interface Canvas {
  width: number
  height: number
  getContext(kind: '2d', options?: CanvasRenderingContext2DSettings): CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null
}

/** True when at least one pixel is not fully opaque. */
export function isTransparent(canvas: Canvas): boolean {
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
  for (let i = 3; i < data.length; i += 4) if (data[i] !== 255) return true
  return false
}

/**
 * Resizes a picture on an OffscreenCanvas and encodes it as JPEG, or as PNG when it has transparency. Applies the EXIF
 * orientation and drops all metadata, location and date included. Throws when the browser cannot decode the picture.
 */
export async function resizeOffscreen({ file, box, quality }: ResizeJob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const { width, height } = storedSize(bitmap, box)
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d', { willReadFrequently: true })!
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    return await canvas.convertToBlob(isTransparent(canvas) ? { type: 'image/png' } : { type: 'image/jpeg', quality })
  } finally {
    bitmap.close()
  }
}
