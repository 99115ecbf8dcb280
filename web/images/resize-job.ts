import { type ImageScalingBox, storedImageSizeOf } from '../../schema/image.ts'

export interface ImageResizeJob {
  file: Blob
  box: Pick<ImageScalingBox, 'width' | 'height' | 'covered'>
  /** JPEG quality, 0 to 1. */
  quality: number
}

export function hasTransparentPixels(canvas: HTMLCanvasElement | OffscreenCanvas): boolean {
  const context = canvas.getContext('2d') as CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  for (let i = 3; i < data.length; i += 4) if (data[i] !== 255) return true
  return false
}

export function drawResized<Canvas extends HTMLCanvasElement | OffscreenCanvas>(
  canvas: Canvas,
  picture: CanvasImageSource,
  size: { width: number; height: number },
  box: ImageResizeJob['box'],
): 'image/png' | 'image/jpeg' {
  Object.assign(canvas, storedImageSizeOf(size, box))
  const context = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return hasTransparentPixels(canvas) ? 'image/png' : 'image/jpeg'
}
