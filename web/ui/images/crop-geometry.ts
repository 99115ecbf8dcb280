import type { CropRule } from '../../../schema/image.ts'

/** A rectangle in pixels. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

export interface Stage {
  /** Size in which the picture is shown, and its own size. */
  shown: { width: number; height: number }
  natural: { width: number; height: number }
  /** In percent. */
  zoom: number
  /** In degrees, clockwise. */
  rotation: number
}

/** How large the result of a crop is: as sharp as the picture allows, within the rule's bounds. */
export function resultSize(area: Area, { shown, natural, zoom }: Stage, rule: CropRule): { width: number; height: number } {
  const own = (area.width * natural.width) / shown.width / (zoom / 100)
  const width = Math.round(Math.min(rule.maxWidth, Math.max(rule.minWidth, own)))
  return { width, height: Math.max(1, Math.round(rule.aspect ? width / rule.aspect : (width * area.height) / area.width)) }
}

/**
 * Draws the chosen area as it is seen: the picture, turned and zoomed about the middle of the stage, cut at the area and
 * scaled to the canvas.
 */
export function drawArea(
  context: CanvasRenderingContext2D,
  image: CanvasImageSource,
  area: Area,
  { shown, zoom, rotation }: Stage,
  size: { width: number; height: number },
) {
  const scale = size.width / area.width
  context.imageSmoothingQuality = 'high'
  context.scale(scale, size.height / area.height)
  context.translate(shown.width / 2 - area.x, shown.height / 2 - area.y)
  context.rotate((rotation * Math.PI) / 180)
  context.scale(zoom / 100, zoom / 100)
  context.drawImage(image, -shown.width / 2, -shown.height / 2, shown.width, shown.height)
}
