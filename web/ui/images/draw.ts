/** What a picture is made into before it is sent. Crosses to the worker and back as it is. */
export interface DrawJob {
  file: Blob
  /** The picture is made to fit into this box, in pixels, proportions kept and never enlarged. */
  box: { width: number; height: number }
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
 * Decodes a picture, upright by its EXIF orientation, and encodes it anew within the box: JPEG, or PNG where something in
 * it is transparent. Nothing but pixels gets through, so no place and no date either. Throws when the browser cannot
 * decode it.
 */
export async function drawSmaller({ file, box, quality }: DrawJob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const scale = Math.min(1, box.width / bitmap.width, box.height / bitmap.height)
    const canvas = new OffscreenCanvas(Math.max(1, Math.round(bitmap.width * scale)), Math.max(1, Math.round(bitmap.height * scale)))
    const context = canvas.getContext('2d', { willReadFrequently: true })!
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    return await canvas.convertToBlob(isTransparent(canvas) ? { type: 'image/png' } : { type: 'image/jpeg', quality })
  } finally {
    bitmap.close()
  }
}
