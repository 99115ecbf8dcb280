import type { CropRule } from '../../schema/image.ts'

/** A rectangle in pixels. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

export interface ImageTransform {
  /** The picture's natural size, in pixels. */
  natural: { width: number; height: number }
  /** Zoom factor in percent. */
  zoom: number
  /** Clockwise rotation in degrees. */
  rotation: number
}

/** Size of a crop's result, in pixels: full resolution within the rule's limits, and exactly the rule's aspect ratio. */
export function resultSize(area: Area, { zoom }: ImageTransform, rule: CropRule): { width: number; height: number } {
  const width = Math.round(Math.min(rule.maxWidth, Math.max(rule.minWidth, area.width / (zoom / 100))))
  if (!rule.aspect) return { width, height: Math.max(1, Math.round((width * area.height) / area.width)) }
  // The width is rounded to the aspect ratio. Otherwise a later resize would be one pixel short in height.
  const height = Math.floor(width / rule.aspect)
  return { width: Math.round(height * rule.aspect), height }
}

/**
 * Draws the selected area (in natural pixels of the picture) onto a canvas of `size`: the picture is rotated and zoomed
 * around its centre, cropped to the area and scaled to the canvas.
 */
export function drawCroppedImage(
  context: CanvasRenderingContext2D,
  image: CanvasImageSource,
  area: Area,
  { natural, zoom, rotation }: ImageTransform,
  size: { width: number; height: number },
) {
  context.imageSmoothingQuality = 'high'
  context.scale(size.width / area.width, size.height / area.height)
  context.translate(natural.width / 2 - area.x, natural.height / 2 - area.y)
  context.rotate((rotation * Math.PI) / 180)
  context.scale(zoom / 100, zoom / 100)
  context.drawImage(image, -natural.width / 2, -natural.height / 2, natural.width, natural.height)
}
