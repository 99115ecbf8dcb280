import type { ImageCropRule } from '../../schema/image.ts'

export interface PixelArea {
  x: number
  y: number
  width: number
  height: number
}

export interface CropZoomAndRotation {
  natural: { width: number; height: number }
  /** Zoom factor in percent. */
  zoom: number
  /** Clockwise rotation of the picture, in degrees. */
  rotation: number
}

export function croppedSizeOf(area: PixelArea, { zoom }: CropZoomAndRotation, rule: ImageCropRule): { width: number; height: number } {
  const width = Math.round(Math.min(rule.maxWidth, Math.max(rule.minWidth, area.width / (zoom / 100))))
  if (!rule.aspect) return { width, height: Math.max(1, Math.round((width * area.height) / area.width)) }
  // The cropped width is rounded to fit the aspect ratio. Otherwise resizing would later lose one pixel of height.
  const height = Math.floor(width / rule.aspect)
  return { width: Math.round(height * rule.aspect), height }
}

export function drawCroppedImage(
  context: CanvasRenderingContext2D,
  image: CanvasImageSource,
  area: PixelArea,
  { natural, zoom, rotation }: CropZoomAndRotation,
  size: { width: number; height: number },
) {
  context.imageSmoothingQuality = 'high'
  context.scale(size.width / area.width, size.height / area.height)
  context.translate(natural.width / 2 - area.x, natural.height / 2 - area.y)
  context.rotate((rotation * Math.PI) / 180)
  context.scale(zoom / 100, zoom / 100)
  context.drawImage(image, -natural.width / 2, -natural.height / 2, natural.width, natural.height)
}
