import { DIMENSION_RULES, type ImageType } from '../../schema/image.ts'

/** Checks a picture's size in pixels for its type: an error stops the upload, advice does not; null when the size is fine. */
export function checkDimensions(type: ImageType, width: number, height: number): { error: string } | { advice: string } | null {
  const rule = DIMENSION_RULES[type]
  if (!rule) return null
  const { what, minWidth, minHeight, advice, advise } = rule
  if (width < minWidth || height < minHeight)
    return { error: `${what} must be at least ${minWidth}x${minHeight} pixels. This one is ${width}x${height}.` }
  return advise(width, height) ? { advice } : null
}
