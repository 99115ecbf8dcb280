import type { Pixels } from './photon.ts'

/** True when an EXIF orientation swaps width and height. */
export function turnsSideways(orientation: number): boolean {
  return orientation >= 5
}

/**
 * Turns pixels upright that a camera stored with an EXIF orientation (EXIF 2.32, tag 0x0112: 1 is upright, 3 upside down, 6
 * needs a turn to the right, 8 to the left; 2, 4, 5, 7 are the mirrored variants). Writes them into `data`. Both buffers start
 * at a multiple of four bytes.
 */
export function turnUpright(
  { data: stored, width, height }: Pixels,
  orientation: number,
  data: Uint8Array = new Uint8Array(width * height * 4),
): Pixels {
  const from = new Uint32Array(stored.buffer, stored.byteOffset, width * height)
  const to = new Uint32Array(data.buffer, data.byteOffset, width * height)
  const sideways = turnsSideways(orientation)
  const [w, h] = sideways ? [height, width] : [width, height]
  const flipX = orientation === 2 || orientation === 3 || orientation === 7 || orientation === 8
  const flipY = orientation === 3 || orientation === 4 || orientation === 6 || orientation === 7
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      // The pixel's position in the stored picture, before flipping.
      const [sx, sy] = sideways ? [y, x] : [x, y]
      to[y * w + x] = from[(flipY ? height - 1 - sy : sy) * width + (flipX ? width - 1 - sx : sx)]!
    }
  return { data, width: w, height: h }
}
