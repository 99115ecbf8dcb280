import { IMAGE_DIMENSION_RULES, type CardImageType } from '../../schema/image.ts'

/**
 * Checks whether a picture's width and height suit its use. Returns an error, which stops the upload, or advice, which does not, or null.
 */
export function checkImageDimensions(type: CardImageType, width: number, height: number): { error: string } | { advice: string } | null {
  const rule = IMAGE_DIMENSION_RULES[type]
  if (!rule) return null
  const { what, minWidth, minHeight, advice, advise } = rule
  if (width < minWidth || height < minHeight)
    return { error: `${what} must be at least ${minWidth}x${minHeight} pixels. This one is ${width}x${height}.` }
  return advise(width, height) ? { advice } : null
}
