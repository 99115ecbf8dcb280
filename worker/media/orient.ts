import type { RgbaPixels } from './photon.ts'

export const isSidewaysOrientation = (orientation: number): boolean => orientation >= 5

/**
 * Writes the upright pixels of a picture into `data`. Exif orientations: 1 is upright, 3 upside down, 6 needs a turn to the right, 8 to the
 * left; 2, 4, 5 and 7 are mirrored. Both pixel buffers must start at a multiple of four bytes.
 */
export function turnPictureUpright(
  { data: stored, width, height }: RgbaPixels,
  orientation: number,
  data: Uint8Array = new Uint8Array(width * height * 4),
): RgbaPixels {
  const from = new Uint32Array(stored.buffer, stored.byteOffset, width * height)
  const to = new Uint32Array(data.buffer, data.byteOffset, width * height)
  const sideways = isSidewaysOrientation(orientation)
  const [w, h] = sideways ? [height, width] : [width, height]
  const flipX = orientation === 2 || orientation === 3 || orientation === 7 || orientation === 8
  const flipY = orientation === 3 || orientation === 4 || orientation === 6 || orientation === 7
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const [sx, sy] = sideways ? [y, x] : [x, y]
      to[y * w + x] = from[(flipY ? height - 1 - sy : sy) * width + (flipX ? width - 1 - sx : sx)]!
    }
  return { data, width: w, height: h }
}
