import type { CropRule } from '../../schema/image.ts'

/** A rectangle in pixels. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

export interface Stage {
  /** The picture's own size, in pixels. */
  natural: { width: number; height: number }
  /** In percent. */
  zoom: number
  /** In degrees, clockwise. */
  rotation: number
}

/** How large the result of a crop is: as sharp as the picture allows, within the rule's bounds, and exactly of its shape. */
export function resultSize(area: Area, { zoom }: Stage, rule: CropRule): { width: number; height: number } {
  const width = Math.round(Math.min(rule.maxWidth, Math.max(rule.minWidth, area.width / (zoom / 100))))
  if (!rule.aspect) return { width, height: Math.max(1, Math.round((width * area.height) / area.width)) }
  // A width that the shape does not divide would lose its last pixel where the result is made smaller.
  const height = Math.floor(width / rule.aspect)
  return { width: Math.round(height * rule.aspect), height }
}

/**
 * Draws the chosen area, in the picture's own pixels, as it is seen: the picture, turned and zoomed about its middle, cut at
 * the area and scaled to the canvas.
 */
export function drawArea(
  context: CanvasRenderingContext2D,
  image: CanvasImageSource,
  area: Area,
  { natural, zoom, rotation }: Stage,
  size: { width: number; height: number },
) {
  context.imageSmoothingQuality = 'high'
  context.scale(size.width / area.width, size.height / area.height)
  context.translate(natural.width / 2 - area.x, natural.height / 2 - area.y)
  context.rotate((rotation * Math.PI) / 180)
  context.scale(zoom / 100, zoom / 100)
  context.drawImage(image, -natural.width / 2, -natural.height / 2, natural.width, natural.height)
}
