interface PixelSize {
  width: number
  height: number
}

const ABSOLUTE_LENGTH_PATTERN = /^\s*(\d*\.?\d+)(?:px)?\s*$/

/**
 * Size of a vector image from the attributes of its svg element: its width and height if both are absolute, otherwise those of its
 * view box. Returns null if it has neither, which means that it fills whatever space it gets.
 */
export function vectorSizeOf(attributes: { width: string | null; height: string | null; viewBox: string | null }): PixelSize | null {
  const [width, height] = [attributes.width, attributes.height].map((length) => Number(ABSOLUTE_LENGTH_PATTERN.exec(length ?? '')?.[1]))
  if (width && height) return { width, height }
  const [, , boxWidth, boxHeight] = (attributes.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return boxWidth! > 0 && boxHeight! > 0 ? { width: boxWidth!, height: boxHeight! } : null
}
