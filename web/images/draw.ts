import { type ImageBox, storedSize } from '../../schema/image.ts'

/** What a picture is made into before it is sent. Crosses to the worker and back as it is. */
export interface DrawJob {
  file: Blob
  /** What the picture's place wants; `storedSize` makes a size of it. */
  box: Pick<ImageBox, 'width' | 'height' | 'covered'>
  /** JPEG quality, 0 to 1. */
  quality: number
}

export interface Canvas {
  width: number
  height: number
  getContext(kind: '2d', options?: CanvasRenderingContext2DSettings): CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null
}

/** True where one pixel or more lets something through. */
export function isTransparent(canvas: Canvas): boolean {
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
  for (let i = 3; i < data.length; i += 4) if (data[i] !== 255) return true
  return false
}

/**
 * Decodes a picture, upright by its EXIF orientation, and encodes it anew in the size that its place wants: JPEG, or PNG where something in
 * it is transparent. Nothing but pixels gets through, so no place and no date either. Throws when the browser cannot
 * decode it.
 */
export async function drawSmaller({ file, box, quality }: DrawJob): Promise<Blob> {
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
