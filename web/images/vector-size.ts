interface PixelSize {
  width: number
  height: number
}

const ABSOLUTE_LENGTH_PATTERN = /^\s*(\d+(?:\.\d+)?|\.\d+)(?:px)?\s*$/

/**
 * Reads the size of a vector image from its svg element: the width and height if both are absolute lengths, otherwise the size of the view
 * box. Returns null if there is neither; the image then fills any space.
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
